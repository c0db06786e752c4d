/**
 * The timer law. The engine names timers and never sees a clock; here they run: listed, a timer
 * runs; not listed, it is paused and keeps what is left plus its increment; listed again under the
 * same key, it goes on; one that fell never returns.
 */
import type { Seat, Timer } from '@kesem/engine/core/game';
import type { Days } from './days.ts';

/** By how much a clock is put back for whoever takes more time, in ms (ours). */
export const MORE_MS = 30_000;

export interface Clock {
  readonly key: string;
  readonly seat: Seat | null;
  readonly hidden: boolean;
  /** What is left, in ms, at `since` while it runs, now and always while it stands. */
  readonly left: number;
  /** From when it runs, in ms of the log's time: after what is shown before; null while it stands. */
  readonly since: number | null;
  readonly increment: number;
  readonly fell: boolean;
  /** It runs by days, and so much is left of its own time meanwhile, in ms; absent: it runs by that. */
  readonly slow?: { readonly days: Days; readonly own: number };
}

/**
 * The clocks after a step at `at`: `timers` is what the game lists now.
 * @param from when they run: at once, or when what has happened has been shown.
 */
export function relist(
  clocks: readonly Clock[],
  timers: readonly Timer[],
  at: number,
  from = at,
): readonly Clock[] {
  if (clocks.length + timers.length === 0) return clocks;
  const known = new Set(clocks.map((clock) => clock.key));
  const listed = new Set(timers.map((timer) => timer.key));
  const kept = clocks.map((clock) => {
    if (clock.fell) return clock;
    return listed.has(clock.key) ? resumed(clock, at, from) : paused(clock, at);
  });
  const fresh = timers
    .filter((timer) => !known.has(timer.key))
    .map((timer) => started(timer, from));
  return [...kept, ...fresh];
}

/** When a running clock falls, in ms; null while it stands or has fallen. */
export function fallsAt(clock: Clock): number | null {
  return clock.since === null ? null : clock.since + clock.left;
}

/** The running clock that falls first, or null; of two at once, the one that was listed first. */
export function nextToFall(clocks: readonly Clock[]): Clock | null {
  const running = clocks.flatMap((clock) => {
    const at = fallsAt(clock);
    return at === null ? [] : [{ clock, at }];
  });
  return running.toSorted((a, b) => a.at - b.at)[0]?.clock ?? null;
}

/** The clocks with one of them fallen: nothing is left of it, and it is never listed again. */
export function felled(clocks: readonly Clock[], key: string): readonly Clock[] {
  return clocks.map((clock) =>
    clock.key === key ? { ...clock, left: 0, since: null, fell: true } : clock,
  );
}

/**
 * Gives back the time during which nobody could move: no running clock ran for the last `down` ms
 * before `at`. Never more than it ran.
 */
export function credited(clocks: readonly Clock[], down: number, at: number): readonly Clock[] {
  return clocks.map((clock) =>
    clock.since === null
      ? clock
      : { ...clock, since: Math.max(clock.since, Math.min(at, clock.since + down)) },
  );
}

/** The clocks as they stand when time has stood still for `ms`: each that runs has as much left as before. */
export function delayed(clocks: readonly Clock[], ms: number): readonly Clock[] {
  return clocks.map((clock) =>
    clock.since === null ? clock : { ...clock, since: clock.since + ms },
  );
}

/** A clock as it is shown while time stands still since `at`. */
export function stopped(clock: Clock, at: number): Clock {
  if (clock.since === null) return clock;
  const ran = Math.max(0, at - clock.since);
  return { ...clock, left: Math.max(0, clock.left - ran), since: null };
}

/** The clocks when nothing is shown any more from `at` on: those that waited for it run. */
export function begun(clocks: readonly Clock[], at: number): readonly Clock[] {
  return clocks.map((clock) =>
    clock.since !== null && clock.since > at ? { ...clock, since: at } : clock,
  );
}

/** Whether a seat is under this clock now: it runs for the seat or for everybody, and is shown. */
export function isRunningFor(clock: Clock, seat: Seat): boolean {
  return clock.since !== null && !clock.hidden && (clock.seat === seat || clock.seat === null);
}

/** The clocks with `ms` more on each that runs for a seat. */
export function extended(clocks: readonly Clock[], seat: Seat, ms: number): readonly Clock[] {
  return clocks.map((clock) =>
    isRunningFor(clock, seat) ? { ...clock, left: clock.left + ms } : clock,
  );
}

function started(timer: Timer, from: number): Clock {
  return {
    key: timer.key,
    seat: timer.seat,
    hidden: timer.hidden ?? false,
    left: timer.ms,
    since: from,
    increment: timer.increment ?? 0,
    fell: false,
  };
}

function resumed(clock: Clock, at: number, from: number): Clock {
  if (clock.since === null) return { ...clock, since: from };
  return from > at ? { ...stopped(clock, at), since: from } : clock;
}

function paused(clock: Clock, at: number): Clock {
  if (clock.since === null) return clock;
  const still = stopped(clock, at);
  return { ...still, left: still.left + clock.increment };
}
