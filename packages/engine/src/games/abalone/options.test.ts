import { describe, expect, it } from 'vitest';
import { openTable } from '../../core/table.ts';
import { abalone } from './game.ts';
import { CLOCKS, DEFAULTS, OPTIONS } from './options.ts';

const table = openTable(abalone);

describe('the host’s choices', () => {
  it('[AB-10.1] are a standard match to six without a clock, unless changed', () => {
    expect(table.parseOptions({})).toEqual(DEFAULTS);
    expect(DEFAULTS).toEqual({ start: 'standard', target: 6, time: 'none', increment: 0 });
  });

  it('[AB-10.1] offer every time and target of the rules', () => {
    expect(OPTIONS.target.values).toEqual([1, 2, 3, 4, 5, 6]);
    const times = OPTIONS.time.values.map((time) => CLOCKS[time]);
    expect(times.flatMap((clock) => (clock.kind === 'move' ? [clock.ms / 1000] : []))).toEqual([
      10, 15, 20, 30, 60,
    ]);
    expect(times.flatMap((clock) => (clock.kind === 'bank' ? [clock.ms / 60_000] : []))).toEqual([
      3, 5, 10,
    ]);
  });

  it('[AB-10.1] are refused when they are not on offer', () => {
    expect(table.parseOptions({ target: 7 })).toBeNull();
    expect(table.parseOptions({ start: 'chess' })).toBeNull();
    expect(table.parseOptions({ takeBack: true })).toBeNull();
  });

  it('[AB-10.2] show an increment with a bank only', () => {
    expect(OPTIONS.increment.values).toEqual([0, 2, 3, 5, 10]);
    expect(OPTIONS.increment.when).toEqual({ key: 'time', in: ['3m', '5m', '10m'] });
  });
});
