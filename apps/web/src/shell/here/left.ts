/** The tables of this device as they were left, for the front page. Loaded only where there is one. */
import { tableOf } from '@kesem/engine/registry';
import type { TableSummary } from '@kesem/protocol/http';
import type { Room } from '@kesem/room/room';
import { OWNER, readLocal } from '../../local/room.ts';
import { seenHere } from '../../local/seen.ts';
import { CARDS } from '../../registry.ts';
import { browserStorage } from '../../state/deviceStorage.ts';
import { turnSeats } from '../../state/seats.ts';
import { dayAt } from '../day/day.ts';
import { OTHERS, type Other, slotOf } from './slots.ts';

/** A match under way at this device. */
export interface Left {
  /** The address of its table. */
  readonly path: string;
  readonly summary: TableSummary;
}

/** The matches that are under way at this device alone. */
export function leftHere(): readonly Left[] {
  const storage = browserStorage();
  return CARDS.flatMap(({ id }) =>
    OTHERS.flatMap((other) => {
      const read = readLocal({ table: tableOf, storage, slot: slotOf(id, other) });
      if (read?.room.stage.at !== 'playing' || isOfYesterday(read.room, other)) return [];
      const { you, view } = seenHere(read.room, read.deps);
      const yourTurn = you.seat !== null && turnSeats(view).includes(you.seat);
      return { path: `/here/${id}/${other}`, summary: summaryOf(read.room, yourTurn) };
    }),
  );
}

/** Whether it is a match of a day that is over: another is laid there today. */
function isOfYesterday({ id }: Room, other: Other): boolean {
  return other === 'today' && id !== dayAt(Date.now());
}

function summaryOf(room: Room, yourTurn: boolean): TableSummary {
  const others = room.people
    .filter(({ no, id }) => id !== OWNER && room.chairs.some(({ person }) => person === no))
    .map(({ name, ink, bot }) => ({ name, ink, bot }));
  return { room: room.id, game: room.game, stage: room.stage.at, yourTurn, others, at: room.at };
}
