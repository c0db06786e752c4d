import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { ALONE } from './nodes/nodes.ts';
import { startSweeper } from './sweeper.ts';
import { handClock } from './testing/clock.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A sweeper of rooms that live two hours, or three days once a match has started; `found` is what each sweep finds. */
function sweeping(found: () => number = () => 0) {
  const clock = handClock();
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const sweeps: { readonly now: number; readonly untouched: object }[] = [];
  const store = {
    sweep: async (untouched: object) => {
      sweeps.push({ now: clock.now(), untouched });
      return found();
    },
  };
  const stop = startSweeper(
    { store, nodes: ALONE },
    { roomHours: 2, matchDays: 3 },
    { clock, log },
  );
  return { clock, lines, sweeps, stop };
}

describe('the sweeper', () => {
  it('removes what is too old at once and every hour, until it is stopped', async () => {
    const { clock, sweeps, stop } = sweeping();
    const begin = clock.now();
    await clock.pass(HOUR - 1);
    expect(sweeps).toHaveLength(1);
    await clock.pass(HOUR + 1);
    expect(sweeps).toEqual(
      [begin, begin + HOUR, begin + 2 * HOUR].map((now) => ({
        now,
        untouched: { notStartedSince: now - 2 * HOUR, startedSince: now - 3 * DAY },
      })),
    );
    stop();
    await clock.pass(DAY);
    expect(sweeps).toHaveLength(3);
  });

  it('says how many it removed, and nothing when there were none', async () => {
    const numbers = [0, 1, 7];
    const { clock, lines } = sweeping(() => numbers.shift() ?? 0);
    await clock.pass(3 * HOUR);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { swept: 1, msg: 'old rooms removed' },
      { swept: 7, msg: 'old rooms removed' },
    ]);
  });

  it('tells of a sweep that fails, and tries again at its hour', async () => {
    const { clock, lines, sweeps } = sweeping(() => {
      throw new Error('no disk');
    });
    await clock.pass(HOUR);
    expect(sweeps).toHaveLength(2);
    const told = { err: { message: 'no disk' }, msg: 'old rooms could not be removed' };
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([told, told]);
  });
});
