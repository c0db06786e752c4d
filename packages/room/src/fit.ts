/** What was chosen before a match, made to fit the rules that are here today. */
import type { Table } from '@kesem/engine/core/table';
import type { RoomDeps } from './deps.ts';
import { seatedAgain } from './people.ts';
import type { Chair, Room } from './room.ts';

/**
 * A room that was read back, fit for its next match: options and secret choices that no longer parse
 * are the default again, a place under other rules is gone on from no more, and everybody keeps the
 * seat. A room that fits stays as it is.
 */
export function fitted(room: Room, deps: RoomDeps): Room {
  const table = deps.table(room.game);
  if (!table) return room;
  const isGone = room.from !== null && room.from.record.version !== table.version;
  const chairs = isGone ? seatedAgain(room, table.seats.max) : room.chairs;
  return {
    ...room,
    options: table.parseOptions(room.options) ?? table.parseOptions({}) ?? room.options,
    chairs: chairs.map((chair) => fittedChair(chair, table)),
    from: isGone ? null : room.from,
  };
}

function fittedChair(chair: Chair, table: Table): Chair {
  const { options, ...rest } = chair;
  const isStale = options !== undefined && !table.parseSeatOptions(options);
  const kept = isStale ? rest : chair;
  return kept.own && !table.parseOwn(kept.own.value) ? { ...kept, own: null } : kept;
}
