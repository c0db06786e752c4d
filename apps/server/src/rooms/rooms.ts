/** The rooms of this server: what gateway, HTTP, bots and clocks see of them. */
import type { CommandAnswer } from '@kesem/protocol/messages';
import type { Actor } from '@kesem/room/actor';
import type { Envelope, Opened } from '@kesem/room/commit';
import type { RoomDeps } from '@kesem/room/deps';
import type { Room } from '@kesem/room/room';
import type { Said } from '@kesem/room/said';
import { isDiskFailure } from '../store/disk.ts';

/** A room after a commit, as its subscribers hear of it: only what is durable is ever told. */
export interface Published {
  readonly room: Room;
  readonly said: readonly Said[];
}
export type Subscriber = (published: Published) => void;

/** A room in memory, as those who observe it know it. */
export interface RoomFeed {
  readonly id: string;
  /** The room as it is now. */
  readonly now: () => Room;
  readonly deps: RoomDeps;
  /** Tells of every commit from now on, in order. Returns what stops that. */
  readonly subscribe: (subscriber: Subscriber) => () => void;
}

/** Returns null for a room that cannot be read, so that it spoils no list with others. */
export function orNone(found: Promise<RoomFeed | null>): Promise<RoomFeed | null> {
  return found.catch((fault: unknown) => {
    if (isDiskFailure(fault)) throw fault;
    return null;
  });
}

export interface Rooms {
  /** Opens a room and seats its host. `invite` is the SHA-256 of its link, in hex. */
  readonly open: (
    by: string,
    envelope: { readonly id: string; readonly command: Opened },
    invite: string,
  ) => Promise<
    { readonly ok: true; readonly room: string } | { readonly ok: false; readonly code: string }
  >;
  /** The room, loaded if need be; null when there is none. */
  readonly find: (room: string) => Promise<RoomFeed | null>;
  /** The path of a command, the same for sockets, bots and clocks. Answers when the commit is durable. */
  readonly submit: (room: string, actor: Actor, envelope: Envelope) => Promise<CommandAnswer>;
  /** Gets an identity up if it sits in a room, and takes its name out of all that is kept of it. */
  readonly forget: (room: string, identity: string) => Promise<void>;
  /** Loads the rooms that are due, and credits the time the server was down. Once, at the start. */
  readonly wake: () => Promise<void>;
  /** Stops clocks and bots, waits for what is under way. */
  readonly stop: () => Promise<void>;
}
