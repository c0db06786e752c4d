/**
 * The server on trial: what everything goes through on its way from a state to a viewer. A planted
 * leak replaces one of its parts.
 */
import type { Table } from '@kesem/engine/core/table';
import type { Room } from '@kesem/room/room';
import { turnsAfter } from '@kesem/room/turns';
import { type ChannelParts, RoomChannel } from '../../../apps/server/src/gateway/channel.ts';
import { createLog, type Log } from '../../../apps/server/src/log.ts';
import { type Notice, noticeOf } from '../../../apps/server/src/push/words.ts';
import type { RoomFeed } from '../../../apps/server/src/rooms/rooms.ts';
import { submit } from '../../../apps/server/src/rooms/submit.ts';

export interface Server {
  readonly table: Table;
  /** The path of a command, up to its answer. */
  readonly submit: typeof submit;
  /** The gateway's channel: who is sent what, on joining and after every commit. */
  readonly channel: (parts: ChannelParts) => RoomChannel;
  /** What somebody's browsers are told by push after a commit; null: nothing. */
  readonly notice: (before: Room, live: RoomFeed, identity: string) => Notice | null;
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
    notice: (before, { now, deps }, identity) =>
      turnsAfter(before, now(), deps)?.fresh.includes(identity)
        ? noticeOf([now()], identity, { games: {}, lang: 'en' })
        : null,
    log,
    logged: () => lines.join(''),
  };
}
