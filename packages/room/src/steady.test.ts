import { describe, expect, it } from 'vitest';
import { inStep, STILL_MS, steadyTime } from './steady.ts';

const HOUR = 3_600_000;

/** A machine that begins at noon of some day. */
function machine(from?: number) {
  let [wall, awake] = [12 * HOUR, 77];
  const now = steadyTime({ wall: () => wall, awake: () => awake }, from);
  return {
    now,
    pass: (ms: number) => {
      wall += ms;
      awake += ms;
    },
    set: (ms: number) => {
      wall += ms;
    },
  };
}

describe('the time of a machine awake', () => {
  it('begins at the date and goes on with it, in whole ms', () => {
    const { now, pass } = machine();
    expect(now()).toBe(12 * HOUR);
    pass(1_500.75);
    expect(now()).toBe(12 * HOUR + 1_500);
  });

  it('goes on when the date is set back', () => {
    const { now, pass, set } = machine();
    set(-HOUR);
    expect(now()).toBe(12 * HOUR);
    pass(20_000);
    expect(now()).toBe(12 * HOUR + 20_000);
  });

  it('leaps after a date that runs ahead, as after a sleep, and never over little', () => {
    const { now, pass, set } = machine();
    set(STILL_MS);
    expect(now()).toBe(12 * HOUR);
    set(HOUR);
    expect(now()).toBe(13 * HOUR + STILL_MS);
    pass(10);
    expect(now()).toBe(13 * HOUR + STILL_MS + 10);
  });

  it('does not return with a date that was set forwards by mistake', () => {
    const { now, pass, set } = machine();
    set(HOUR);
    pass(1_000);
    expect(now()).toBe(13 * HOUR + 1_000);
    set(-HOUR);
    pass(1_000);
    expect(now()).toBe(13 * HOUR + 2_000);
  });

  it('goes on from the last moment that was written down when the date lies before it', () => {
    const { now, pass } = machine(14 * HOUR);
    expect(now()).toBe(14 * HOUR);
    pass(3 * HOUR);
    expect(now()).toBe(17 * HOUR);
  });
});

describe('the time of one machine of several', () => {
  it('leaps to that of the others when that lies far ahead, and is not held back by it', () => {
    const machine = { wall: 12 * HOUR, awake: 77 };
    const { readings, follow } = inStep({ wall: () => machine.wall, awake: () => machine.awake });
    const now = steadyTime(readings);
    const pass = (ms: number): void => {
      machine.wall += ms;
      machine.awake += ms;
    };
    follow(12 * HOUR + STILL_MS);
    expect(now()).toBe(12 * HOUR);
    follow(13 * HOUR);
    expect(now()).toBe(13 * HOUR);
    pass(20_000);
    follow(12 * HOUR);
    expect(now()).toBe(13 * HOUR + 20_000);
  });
});
