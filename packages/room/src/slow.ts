/**
 * A slow match: whoever is asked has days, and not the minutes of the game's own clocks. Those keep
 * what is left of them, and go on from there when the pace is that of an evening again.
 */
import type { Timer } from '@kesem/engine/core/game';
import { type Clock, relist, stopped } from './clock.ts';
import { DAY_MS, type Days } from './days.ts';
import { playing, type Room } from './room.ts';

/** Whether a match is under way that is played over days: nobody needs to be there then. */
export function isSlow(room: Room): boolean {
  return room.slow !== undefined && playing(room) !== null;
}

interface Listed {
  readonly clocks: readonly Clock[];
  /** What the game lists now. */
  readonly timers: readonly Timer[];
  readonly at: number;
  /** When what has happened has been shown, in ms. */
  readonly from: number;
}

/**
 * The clocks after a step, by the pace of the room: see `relist`. By days every clock that is seen has
 * all of them whenever it begins to run; one that hides something lasts what it always does, and that
 * of the whole match stands still.
 */
export function relistBy(
  days: Days | undefined,
  { clocks, timers, at, from }: Listed,
): readonly Clock[] {
  if (days === undefined)
    return relist(
      clocks.map((clock) => byItsOwn(clock, at)),
      timers,
      at,
      from,
    );
  const before = new Map(clocks.map((clock) => [clock.key, clock]));
  const asked = timers.filter(({ whole }) => !whole);
  return relist(clocks, asked, at, from).map((clock) =>
    byDays(days, before.get(clock.key), clock, at),
  );
}

function byDays(days: Days, was: Clock | undefined, clock: Clock, at: number): Clock {
  if (clock.hidden || clock.fell || (was && goesOn(days, was, clock))) return clock;
  const own = was?.slow?.own ?? stopped(clock, at).left;
  return { ...anew(clock, days * DAY_MS, at), slow: { days, own } };
}

/** Whether a clock ran by these days before, and runs on. */
function goesOn(days: Days, was: Clock, clock: Clock): boolean {
  return was.slow?.days === days && was.since !== null && clock.since !== null;
}

function byItsOwn(clock: Clock, at: number): Clock {
  const { slow, ...own } = clock;
  return !slow || clock.fell ? clock : anew(own, slow.own, at);
}

/** A clock with so much left, from now on if it runs. */
function anew(clock: Clock, left: number, at: number): Clock {
  return { ...clock, left, since: clock.since === null ? null : Math.max(at, clock.since) };
}
