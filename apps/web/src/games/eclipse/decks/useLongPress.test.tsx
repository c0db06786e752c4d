// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLongPress } from './useLongPress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A card in a collection: what a click and what a held press did to it. */
function card() {
  const told: string[] = [];
  const Card = () => (
    <div {...useLongPress(() => void told.push('held'))}>
      <button type="button" onClick={() => told.push('click')}>
        goblin
      </button>
    </div>
  );
  const { unmount } = render(<Card />);
  return { told, unmount };
}

const goblin = () => screen.getByRole('button');
const down = (at: { readonly button?: number } = {}) =>
  fireEvent.pointerDown(goblin(), { button: 0, clientX: 100, clientY: 200, ...at });
const move = (clientX: number, clientY: number) =>
  fireEvent.pointerMove(goblin(), { clientX, clientY });
/** Longer than any press that is held. */
const wait = (): void => act(() => void vi.advanceTimersByTime(2000));

describe('a press that is held', () => {
  it('enlarges the card, once, and the click that ends it does nothing', () => {
    const { told } = card();
    down();
    expect(told).toEqual([]);
    wait();
    fireEvent.contextMenu(goblin());
    fireEvent.pointerUp(goblin());
    fireEvent.click(goblin());
    expect(told).toEqual(['held']);
  });

  it('takes no click but its own', () => {
    const { told } = card();
    down();
    wait();
    fireEvent.click(goblin());
    fireEvent.click(goblin());
    expect(told).toEqual(['held', 'click']);
  });

  it('may tremble a little', () => {
    const { told } = card();
    down();
    move(105, 204);
    move(95, 196);
    wait();
    expect(told).toEqual(['held']);
  });

  it('is none that slides away, to either side, up or down', () => {
    for (const [x, y] of [
      [110, 200],
      [90, 200],
      [100, 210],
      [100, 190],
    ] as const) {
      const { told, unmount } = card();
      down();
      move(x, y);
      wait();
      expect(told).toEqual([]);
      unmount();
    }
  });

  it('is none that is lifted before or taken over by the page, and only a click where one follows', () => {
    const { told } = card();
    down();
    fireEvent.pointerCancel(goblin());
    wait();
    expect(told).toEqual([]);
    down();
    fireEvent.pointerUp(goblin());
    fireEvent.click(goblin());
    wait();
    expect(told).toEqual(['click']);
  });

  it('is counted from the last finger that came down', () => {
    const { told } = card();
    down();
    down({ button: 2 });
    wait();
    expect(told).toEqual([]);
  });

  it('comes to nothing when the card is gone', () => {
    const { told, unmount } = card();
    down();
    unmount();
    wait();
    expect(told).toEqual([]);
  });

  it('is not awaited while a pointer only passes', () => {
    const { told } = card();
    move(500, 500);
    wait();
    expect(told).toEqual([]);
  });
});

it('the other button of a mouse enlarges at once, and the menu of the browser stays away', () => {
  const { told } = card();
  down({ button: 2 });
  expect(fireEvent.contextMenu(goblin())).toBe(false);
  expect(told).toEqual(['held']);
  wait();
  expect(told).toEqual(['held']);
});

it('a menu that opens under a finger before its time enlarges once', () => {
  const { told } = card();
  down();
  fireEvent.contextMenu(goblin());
  wait();
  fireEvent.click(goblin());
  expect(told).toEqual(['held']);
});
