/** A connection as the rest of `net` sees it: what a real socket and a test's both are. */
import type {
  Answers,
  ClientMessage,
  ClientMessageName,
  ServerToClient,
} from '@kesem/protocol/messages';

/** What can arrive by itself. `down`: the connection is gone, or could not be made. */
export interface ConnectionEvents extends ServerToClient {
  readonly up: () => void;
  readonly down: () => void;
}

export interface Connection {
  readonly open: () => void;
  readonly close: () => void;
  /** Sends a message and waits for its answer; null when none came within `ms`. */
  readonly ask: <K extends ClientMessageName>(
    name: K,
    message: ClientMessage<K>,
    ms: number,
  ) => Promise<Answers[K] | null>;
}

/** Makes a connection, which tells nothing before it is opened; null when the server cannot be reached. */
export type Connect = (events: ConnectionEvents) => Promise<Connection | null>;
