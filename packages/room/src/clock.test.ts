import type { Timer } from '@kesem/engine/core/game';
import { describe, expect, it } from 'vitest';
import { begun, type Clock, credited, fallsAt, felled, nextToFall, relist } from './clock.ts';

const bank: Timer = { key: 'bank:0', seat: 0, ms: 10_000, increment: 2_000 };
const round: Timer = { key: 'round:1', seat: null, ms: 3_000 };
const beat: Timer = { key: 'beat:1', seat: null, ms: 900, hidden: true };

/** The clocks after a row of lists, each with its time. */
function after(...lists: readonly (readonly [number, readonly Timer[]])[]): readonly Clock[] {
  return lists.reduce<readonly Clock[]>((clocks, [at, timers]) => relist(clocks, timers, at), []);
}
const left = (clocks: readonly Clock[], key: string) =>
  clocks.find((clock) => clock.key === key)?.left;

describe('the timer law', () => {
  it('a timer that is listed runs', () => {
    const [clock] = after([100, [bank]]);
    expect(clock).toEqual({
      key: 'bank:0',
      seat: 0,
      hidden: false,
      left: 10_000,
      since: 100,
      increment: 2_000,
      fell: false,
    });
    expect(clock && fallsAt(clock)).toBe(10_100);
  });

  it('listed on, it runs on as if nothing had happened', () => {
    expect(after([100, [bank]], [4_000, [bank, round]])[0]).toEqual(after([100, [bank]])[0]);
  });

  it('not listed, it stands and keeps what is left plus its increment', () => {
    const clocks = after([100, [bank]], [1_600, []]);
    expect(clocks[0]).toMatchObject({ left: 10_500, since: null });
    expect(after([100, [bank]], [1_600, []], [9_999, []])).toEqual(clocks);
  });

  it('listed again under its key, it goes on', () => {
    const clocks = after([100, [bank]], [1_600, []], [5_000, [bank]]);
    expect(clocks[0]).toMatchObject({ left: 10_500, since: 5_000 });
    expect(clocks.map(fallsAt)).toEqual([15_500]);
  });

  it('listed while something is shown, it runs from the end of that, or from when that is cut short', () => {
    const shown = relist([], [bank], 100, 3_100);
    expect(shown[0]).toMatchObject({ left: 10_000, since: 3_100 });
    expect(begun(shown, 1_000)[0]).toMatchObject({ left: 10_000, since: 1_000 });
    expect(begun(shown, 4_000)).toEqual(shown);
    expect(left(relist(shown, [], 300), 'bank:0')).toBe(12_000);
  });

  it('listed on while something is shown, it stands meanwhile', () => {
    const shown = relist(after([100, [bank]]), [bank], 1_100, 4_100);
    expect(shown[0]).toMatchObject({ left: 9_000, since: 4_100 });
    expect(relist(shown, [bank], 2_000, 4_100)).toEqual(shown);
  });

  it('stopped late, nothing is left but the increment', () => {
    expect(left(after([100, [bank]], [99_000, []]), 'bank:0')).toBe(2_000);
  });

  it('reads what a timer is worth when its key is first listed, and not again', () => {
    const clocks = after([0, [round]], [1_000, [{ ...round, ms: 90_000, increment: 5 }]]);
    expect(clocks[0]).toMatchObject({ left: 3_000, since: 0, increment: 0 });
  });

  it('another key starts fresh', () => {
    const clocks = after([0, [round]], [1_000, [{ ...round, key: 'round:2' }]]);
    expect(clocks.map(({ key, since }) => [key, since])).toEqual([
      ['round:1', null],
      ['round:2', 1_000],
    ]);
  });

  it('one that fell never runs again and gains no increment', () => {
    const fallen = felled(after([0, [bank]]), 'bank:0');
    expect(fallen[0]).toMatchObject({ left: 0, since: null, fell: true });
    expect(relist(relist(fallen, [], 20_000), [bank], 30_000)).toEqual(fallen);
    expect(nextToFall(fallen)).toBeNull();
  });

  it('keeps that a timer is hidden', () => {
    expect(after([0, [beat]])[0]?.hidden).toBe(true);
  });
});

describe('which clock falls first', () => {
  it('the one with the earliest end', () => {
    expect(nextToFall(after([0, [bank, round, beat]]))?.key).toBe('beat:1');
  });

  it('of two at once the one that was listed first', () => {
    const twin = { ...round, key: 'twin' };
    expect(nextToFall(after([0, [round, twin]]))?.key).toBe('round:1');
    expect(nextToFall(after([0, [twin, round]]))?.key).toBe('twin');
  });

  it('none when all stand', () => {
    expect(nextToFall(after([0, [round]], [1, []]))).toBeNull();
  });
});

describe('time in which nobody could move', () => {
  it('is given back', () => {
    const clocks = credited(after([0, [round]]), 5_000, 6_000);
    expect(clocks[0] && fallsAt(clocks[0])).toBe(8_000);
  });

  it('is never more than the clock ran', () => {
    const clocks = credited(after([0, [round]]), 60_000, 2_000);
    expect(clocks[0]).toMatchObject({ since: 2_000, left: 3_000 });
  });

  it('leaves alone a clock that stands, and one that waits for what is shown', () => {
    const standing = after([0, [round]], [1_000, []]);
    expect(credited(standing, 5_000, 9_000)).toEqual(standing);
    const leading = relist([], [bank], 0, 500);
    expect(credited(leading, 200, 300)).toEqual(leading);
  });
});
