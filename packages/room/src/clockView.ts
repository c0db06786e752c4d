/** The clocks of a match as everybody sees them. */
import type { Seat } from '@kesem/engine/core/game';
import { type Clock, stopped } from './clock.ts';

/** A clock, of one seat or of everybody. */
export interface ClockView {
  readonly key: string;
  readonly seat: Seat | null;
  /** What is left, in ms, at `since` while it runs, now and always while it stands. */
  readonly left: number;
  /** From when it runs, by the server's clock in ms; a little ahead while something is shown. Null: it stands. */
  readonly since: number | null;
}

/** The very same list each time, so that nobody who compares need look into it. */
const NO_CLOCKS: readonly ClockView[] = [];

/**
 * What is shown of the clocks: those that run, and of a seat without one its last that stands, which
 * may go on. Clocks of turns gone by would pile up otherwise.
 * @param paused since when all of them stand still, in ms; absent: they do not.
 */
export function clocksOf({
  clocks,
  paused,
}: {
  readonly clocks: readonly Clock[];
  readonly paused?: number;
}): readonly ClockView[] {
  if (clocks.length === 0) return NO_CLOCKS;
  const visible = clocks.filter((clock) => !clock.hidden && !clock.fell);
  const running = visible.filter(({ since }) => since !== null);
  const busy = new Set(running.map(({ seat }) => seat));
  const idle = visible.filter(({ seat, slow }) => seat !== null && !slow && !busy.has(seat));
  const standing = new Map(idle.map((clock) => [clock.seat, clock]));
  return [...running, ...standing.values()].map((clock) => {
    const { key, seat, left, since } = paused === undefined ? clock : stopped(clock, paused);
    return { key, seat, left, since };
  });
}
