// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { handClock } from '../testing/handClock.ts';
import { TimelineClockContext } from './clock.ts';
import type { Frame, Transition } from './timeline.ts';
import { useTimeline } from './useTimeline.ts';

/** A table is a number; whatever is above 0 is looked at for 100 ms. */
const framesOf = ({ events }: Transition<number, number>): readonly Frame<number, number>[] =>
  events.map((event) => ({ view: event, events: [event], ms: event > 0 ? 100 : 0 }));

/** A table that has just been joined; `happens` is the next step of it. */
function tableOf(frames: typeof framesOf | null = framesOf) {
  const clock = handClock();
  let given = {
    view: 0,
    scene: { id: 0, events: [] as readonly number[], cuts: false },
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(TimelineClockContext, { value: clock }, children);
  const hook = renderHook(() => useTimeline(given, frames), { wrapper });
  const happens = (events: readonly number[], cuts = false): void => {
    const scene = { id: given.scene.id + 1, events, cuts };
    given = { ...given, view: events.at(-1) ?? given.view + 0.5, scene };
    hook.rerender();
  };
  return {
    clock,
    hook,
    happens,
    timeline: () => hook.result.current,
    seen: () => hook.result.current.frame?.view ?? null,
    pending: () => hook.result.current.pending,
    passes: (ms: number) => act(() => clock.pass(ms)),
  };
}

describe('a timeline on a board', () => {
  it('shows frame by frame, and then the table as it stands', () => {
    const { happens, seen, pending, passes } = tableOf();
    happens([1, 2]);
    expect([seen(), pending()]).toEqual([1, 1]);
    passes(99);
    expect(seen()).toBe(1);
    passes(1);
    expect([seen(), pending()]).toEqual([2, 0]);
    passes(100);
    expect(seen()).toBeNull();
  });

  it('shows what comes meanwhile after what is seen, whose time does not begin anew', () => {
    const { happens, seen, pending, passes } = tableOf();
    happens([1]);
    passes(60);
    happens([2]);
    expect([seen(), pending()]).toEqual([1, 1]);
    passes(40);
    expect([seen(), pending()]).toEqual([2, 0]);
  });

  it('tells what is not seen after what is still to be seen', () => {
    const { happens, seen, pending, passes } = tableOf();
    happens([1, 2]);
    happens([0]);
    expect(pending()).toBe(2);
    passes(100);
    expect([seen(), pending()]).toEqual([2, 1]);
    passes(100);
    expect([seen(), pending()]).toEqual([null, 0]);
  });

  it('stands while it is paused, goes on by one frame, and is skipped to the end', () => {
    const { happens, timeline, seen, passes } = tableOf();
    happens([1, 2, 3]);
    act(() => timeline().toggle());
    passes(1000);
    expect([seen(), timeline().paused]).toEqual([1, true]);
    act(() => timeline().next());
    passes(1000);
    expect([seen(), timeline().paused]).toEqual([2, true]);
    act(() => timeline().toggle());
    passes(100);
    expect(seen()).toBe(3);
    happens([4, 5]);
    act(() => timeline().skip());
    expect([seen(), timeline().paused]).toEqual([null, false]);
  });

  it('shows a table that is given anew at once, and a step that cuts instead of what is seen', () => {
    const { happens, seen, pending } = tableOf();
    happens([1, 2, 3]);
    happens([]);
    expect([seen(), pending()]).toEqual([null, 0]);
    happens([4, 5]);
    happens([6], true);
    expect([seen(), pending()]).toEqual([6, 0]);
  });

  it('is not disturbed by a step that changes nothing on the table', () => {
    const { happens, hook, seen, pending } = tableOf();
    happens([1, 2]);
    hook.rerender();
    expect([seen(), pending()]).toEqual([1, 1]);
  });

  it('can be still: all is shown at once', () => {
    const { happens, seen, pending } = tableOf(null);
    happens([1, 2]);
    expect([seen(), pending()]).toEqual([null, 0]);
  });

  it('waits for nothing when its board goes', () => {
    const { happens, hook, clock } = tableOf();
    happens([1, 2]);
    hook.unmount();
    expect(clock.waiting()).toBe(0);
  });
});
