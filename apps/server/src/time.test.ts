import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from './time.ts';

const DAY = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the clock of the machine', () => {
  it('tells the date, and never less than was written down before', () => {
    expect(systemClock().now()).toBe(1_700_000_000_000);
    const later = systemClock(1_700_000_000_000 + DAY);
    expect(later.now()).toBe(1_700_000_000_000 + DAY);
    vi.advanceTimersByTime(2_000);
    expect(later.now()).toBe(1_700_000_000_000 + DAY + 2_000);
  });

  it('runs something once when its time has come, unless it is called off', () => {
    const run = vi.fn<(why?: string) => void>();
    const clock = systemClock();
    clock.after(1_000, run);
    const callOff = clock.after(500, () => run('called off'));
    callOff();
    vi.advanceTimersByTime(999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(DAY);
    expect(run.mock.calls).toEqual([[]]);
  });

  it('does not take a time that Node cannot wait for as no time at all', () => {
    const run = vi.fn<(why?: string) => void>();
    systemClock().after(40 * DAY, run);
    vi.advanceTimersByTime(20 * DAY);
    expect(run).not.toHaveBeenCalled();
    // whoever wakes early looks again
    vi.advanceTimersByTime(5 * DAY);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
