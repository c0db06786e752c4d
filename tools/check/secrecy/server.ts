/**
 * The server on trial: what everything goes through on its way from a state to a viewer. A planted
 * leak replaces one of its parts.
 */
import type { Table } from '@kesem/engine/core/table';
import { type ChannelParts, RoomChannel } from '../../../apps/server/src/gateway/channel.ts';
import { createLog, type Log } from '../../../apps/server/src/log.ts';
import { submit } from '../../../apps/server/src/rooms/submit.ts';

export interface Server {
  readonly table: Table;
  /** The path of a command, up to its answer. */
  readonly submit: typeof submit;
  /** The gateway's channel: who is sent what, on joining and after every commit. */
  readonly channel: (parts: ChannelParts) => RoomChannel;
  readonly log: Log;
  /** Everything that was logged. */
  readonly logged: () => string;
}

/** The real one, with a game on its shelf; it logs all it has to say. */
export function serverOf(table: Table): Server {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  return {
    table,
    submit,
    channel: (parts) => new RoomChannel(parts),
    log,
    logged: () => lines.join(''),
  };
}
