// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLater } from './useLater.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});

it('comes when a page has been open for some seconds', () => {
  const { result } = renderHook(() => useLater());
  act(() => void vi.advanceTimersByTime(4_900));
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(400));
  expect(result.current).toBe(true);
});

it('waits until the browser is idle, where it says so', () => {
  const asked: (() => void)[] = [];
  const taken: number[] = [];
  Object.assign(globalThis, {
    requestIdleCallback: (run: () => void) => asked.push(run),
    cancelIdleCallback: (id: number) => taken.push(id),
  });
  const { result, unmount } = renderHook(() => useLater());
  act(() => void vi.advanceTimersByTime(60_000));
  expect([asked.length, result.current]).toEqual([1, false]);
  act(() => asked[0]?.());
  expect(result.current).toBe(true);
  unmount();
  expect(taken).toEqual([1]);
});

it('is called off with the page', () => {
  const { result, unmount } = renderHook(() => useLater());
  unmount();
  vi.advanceTimersByTime(60_000);
  expect([vi.getTimerCount(), result.current]).toEqual([0, false]);
});
