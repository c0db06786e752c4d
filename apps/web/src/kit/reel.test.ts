// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Picture, useReel } from './reel.ts';

/** A table is a number; whatever is above 0 is looked at for 100 ms. */
type Shown = Picture<number, number>;
const film = (_: number, events: readonly number[]): readonly Shown[] =>
  events.some((event) => event > 0)
    ? events.map((event) => ({ view: event, events: [event], ms: 100 }))
    : [];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table that has just been joined; `happens` is the next step of it. */
function tableOf() {
  const onBehind = vi.fn<(events: number) => void>();
  let scene = { id: 0, events: [] as readonly number[] };
  let view = 0;
  const hook = renderHook(() => useReel({ view, scene, onBehind }, film));
  const happens = (...events: readonly number[]): void => {
    scene = { id: scene.id + 1, events };
    view = events.at(-1) ?? view;
    hook.rerender();
  };
  const behind = (): number => onBehind.mock.lastCall?.[0] ?? 0;
  const passes = (ms: number): void =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  return { reel: () => hook.result.current, happens, behind, passes };
}

describe('a reel', () => {
  it('shows picture by picture, and then the table as it stands', () => {
    const { reel, happens, behind, passes } = tableOf();
    happens(1, 2);
    expect([reel().view, behind()]).toEqual([1, 1]);
    passes(100);
    expect([reel().view, behind()]).toEqual([2, 0]);
    passes(100);
    expect(reel().picture).toBeNull();
  });

  it('tells what has no picture of its own after those that are still to be seen', () => {
    const { reel, happens, behind, passes } = tableOf();
    happens(1, 2);
    happens(0);
    expect(behind()).toBe(2);
    passes(100);
    expect([reel().view, behind()]).toEqual([2, 1]);
    passes(100);
    expect(behind()).toBe(0);
  });

  it('stands while it is stopped, goes on by one picture, and is skipped to the end', () => {
    const { reel, happens, passes } = tableOf();
    happens(1, 2, 3);
    act(() => reel().toggle());
    passes(1000);
    expect([reel().view, reel().paused]).toEqual([1, true]);
    act(() => reel().next());
    passes(1000);
    expect([reel().view, reel().paused]).toEqual([2, true]);
    happens(0);
    act(() => reel().next());
    act(() => reel().next());
    expect(reel().picture, 'nobody steps through what has no picture').toBeNull();
    happens(1, 2, 3);
    act(() => reel().skip());
    expect([reel().view, reel().picture, reel().paused]).toEqual([3, null, false]);
  });
});
