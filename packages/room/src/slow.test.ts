/** Clocks by days: what runs, for how long, and what is left of the clocks of an evening. */
import type { Timer } from '@kesem/engine/core/game';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Clock, relist, stopped } from './clock.ts';
import { DAY_MS, DAYS, type Days } from './days.ts';
import { relistBy } from './slow.ts';

const bank: Timer = { key: 'bank:0', seat: 0, ms: 10_000, increment: 2_000 };
const beat: Timer = { key: 'beat:1', seat: null, ms: 900, hidden: true };
const match: Timer = { key: 'match', seat: null, ms: 60_000, whole: true };

/** The clocks after a step at `at`; what has happened is shown until `from`. */
const after = (
  days: Days | undefined,
  clocks: readonly Clock[],
  timers: readonly Timer[],
  ...[at, from = at]: readonly [at: number, from?: number]
) => relistBy(days, { clocks, timers, at, from });
const by = (clocks: readonly Clock[], key: string) => clocks.find((one) => one.key === key);

describe('clocks by days', () => {
  it('have all the days whenever they begin to run', () => {
    const first = after(3, [], [bank], 100);
    expect(by(first, 'bank:0')).toMatchObject({ left: 3 * DAY_MS, since: 100 });
    expect(after(3, first, [bank], 5_000)).toEqual(first);
    const again = after(3, after(3, first, [], 9_000), [bank], 12_000);
    expect(by(again, 'bank:0')).toMatchObject({ left: 3 * DAY_MS, since: 12_000 });
  });

  it('that hide something last what they always do', () => {
    expect(after(7, [], [beat], 100)).toEqual(relist([], [beat], 100));
  });

  it('of the whole match stand still, and go on with what was left', () => {
    const live = after(undefined, [], [match, bank], 0);
    const slow = after(1, live, [match, bank], 20_000);
    expect(by(slow, 'match')?.since).toBeNull();
    const back = after(undefined, slow, [match, bank], 20_000 + DAY_MS);
    expect(by(back, 'match')).toMatchObject({ left: 40_000, since: 20_000 + DAY_MS });
  });

  it('begin anew when another number of days is agreed', () => {
    const one = after(1, [], [bank], 0);
    expect(by(after(7, one, [bank], 500), 'bank:0')).toMatchObject({
      left: 7 * DAY_MS,
      since: 500,
      slow: { days: 7, own: 10_000 },
    });
  });

  it('run from the end of what is shown', () => {
    expect(by(after(1, [], [bank], 100, 3_100), 'bank:0')?.since).toBe(3_100);
    const shown = after(undefined, [], [bank], 100, 3_100);
    expect(by(after(1, shown, [bank], 200, 3_100), 'bank:0')).toMatchObject({
      since: 3_100,
      slow: { own: 10_000 },
    });
  });

  it('that fell stay fallen, by whatever pace', () => {
    const fell = after(1, [], [bank], 0).map((one) => ({ ...one, fell: true, since: null }));
    expect(after(undefined, fell, [], 10)).toEqual(fell);
    expect(after(3, fell, [], 10)).toEqual(fell);
  });
});

/** Steps at random: how much time passes, which timers are listed, and the pace after it. */
const steps = fc.array(
  fc.record({
    wait: fc.integer({ min: 0, max: 4_000 }),
    listed: fc.subarray([{ key: 'bank:0', seat: 0, ms: 10_000 }, match]),
    days: fc.constantFrom<(Days | undefined)[]>(undefined, undefined, ...DAYS),
  }),
  { maxLength: 30 },
);

it('a slow stretch is as if it had not been for the clocks of an evening', () => {
  fc.assert(
    fc.property(steps, (all) => {
      let [clocks, plain]: [readonly Clock[], readonly Clock[]] = [[], []];
      let [at, spent]: [number, number] = [0, 0];
      let days: Days | undefined;
      for (const step of all) {
        at += step.wait;
        if (days === undefined) spent += step.wait;
        days = step.days;
        clocks = after(days, clocks, step.listed, at);
        plain = relist(plain, step.listed, spent);
        for (const clock of clocks) {
          const own = plain.find(({ key }) => key === clock.key);
          expect(clock.slow?.own ?? stopped(clock, at).left).toBe(own && stopped(own, spent).left);
          expect(clock.slow?.days).toBe(clock.since === null ? clock.slow?.days : days);
        }
      }
    }),
    { numRuns: 200 },
  );
});
