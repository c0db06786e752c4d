/** The countdown to a match: everybody sees it, and the house starts the match when it is over. */
import type { Person } from './person.ts';
import type { Room } from './room.ts';
import { accept, type RoomCode, refuse, type Step } from './ruling.ts';

/** How long it is counted, in ms. */
export const COUNT_MS = 3000;
/** A count that was over for longer than this, in ms, starts nothing any more: the house stood still meanwhile. */
const LATE_MS = 10_000;

/**
 * Begins to count, which is the host's to do, or stops it, which anybody may who sits.
 * @param barred why no match can start; null: it can.
 */
export function countdown(
  room: Room,
  on: boolean,
  {
    me,
    at,
    barred,
  }: { readonly me: Person; readonly at: number; readonly barred: RoomCode | null },
): Step {
  if (!on) return room.startsAt === undefined ? refuse('stale') : accept(stopped(room));
  if (me.no !== room.host) return refuse('notHost');
  return barred ? refuse(barred) : accept({ ...room, startsAt: at + COUNT_MS });
}

/** The same step, after which a count goes on only to the very match that it began for. */
export function counted(before: Room, step: Step): Step {
  if (!step.ok || before.startsAt === undefined || step.room.startsAt !== before.startsAt) {
    return step;
  }
  return isSameStart(before, step.room) ? step : accept(stopped(step.room), ...step.said);
}

/** Whether the count is over at `at`, and the match starts. */
export function isCounted({ stage, startsAt }: Room, at: number): boolean {
  if (stage.at !== 'lobby' || startsAt === undefined) return false;
  return at >= startsAt && at < startsAt + LATE_MS;
}

/** The room without a count. */
export function stopped(room: Room): Room {
  const { startsAt, ...rest } = room;
  return startsAt === undefined ? room : rest;
}

function isSameStart(a: Room, b: Room): boolean {
  return JSON.stringify(startFrom(a)) === JSON.stringify(startFrom(b));
}

/** All that a match is started from but the nonces, which may still come. */
function startFrom({ stage, host, game, options, from, chairs }: Room): readonly unknown[] {
  const sitting = chairs.map(({ person, options: own }) => [person, own]);
  return [stage.at, host, game, options, from === null, sitting];
}
