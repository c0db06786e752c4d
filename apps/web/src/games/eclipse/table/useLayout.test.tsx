// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLayout } from './useLayout.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const HOLDS = {
  far: 2,
  near: 2,
  stones: [3, 3],
  hand: 5,
  headed: false,
  isFight: false,
  isHand: false,
  fight: null,
} as const satisfies Parameters<typeof useLayout>[1];

/** A table on a page that can be given another size. */
function tableOf(width: number, height: number, bar = '') {
  const observers = new Map<object, () => void>();
  class Observer {
    readonly #measure: () => void;
    constructor(measure: () => void) {
      this.#measure = measure;
    }
    observe(): void {
      observers.set(this, this.#measure);
    }
    disconnect(): void {
      observers.delete(this);
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const table = document.createElement('div');
  document.body.append(table);
  const lay = (w: number, h: number, over: string): void => {
    Object.defineProperty(table, 'clientWidth', { value: w, configurable: true });
    Object.defineProperty(table, 'clientHeight', { value: h, configurable: true });
    table.style.setProperty('--bar-over', over);
  };
  lay(width, height, bar);
  const element = { current: table };
  const hook = renderHook((holds: typeof HOLDS) => useLayout(element, { ...holds }), {
    initialProps: HOLDS,
  });
  const resize = (w: number, h: number, over = ''): void => {
    lay(w, h, over);
    act(() => {
      for (const measure of observers.values()) measure();
    });
  };
  return { now: () => hook.result.current, resize, observers, ...hook };
}

it('a table is laid for the room it has, from the first moment on', () => {
  const { now } = tableOf(1200, 800);
  expect(now()).toMatchObject({ shape: 'wide', width: 1200, height: 800, bar: 0 });
});

it('a table is laid anew when it becomes narrower or lower', () => {
  const { now, resize } = tableOf(1200, 800);
  resize(390, 800);
  expect(now()).toMatchObject({ shape: 'tall', width: 390, height: 800 });
  resize(390, 300);
  expect(now()).toMatchObject({ width: 390, height: 300 });
});

it('a table makes room for a bar that comes to lie over it, and takes it back', () => {
  const { now, resize } = tableOf(1200, 800, '120px');
  expect(now().bar).toBe(120);
  resize(1200, 800, '260px');
  expect(now().bar).toBe(260);
  resize(1200, 800, 'none');
  expect(now().bar).toBe(0);
});

it('a layout is the same one as long as nothing of the room changes', () => {
  const { now, resize, rerender } = tableOf(1200, 800, '120px');
  const before = now();
  resize(1200, 800, '120px');
  rerender({ ...HOLDS });
  expect(now()).toBe(before);
});

it('a table that is gone is no longer watched', () => {
  const { observers, unmount } = tableOf(1200, 800);
  expect(observers.size).toBe(1);
  unmount();
  expect(observers.size).toBe(0);
});

it('a page that cannot watch sizes has the table of a phone', () => {
  vi.stubGlobal('ResizeObserver', undefined);
  const element = { current: document.createElement('div') };
  const { result } = renderHook(() => useLayout(element, HOLDS));
  expect(result.current).toMatchObject({ shape: 'tall', width: 390, height: 640, bar: 0 });
});
