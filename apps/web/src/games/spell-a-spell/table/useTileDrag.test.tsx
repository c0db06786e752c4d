// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Drop, useTileDrag } from './useTileDrag.ts';

beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(cleanup);

/** Where things lie on the page: from left to right, in px. */
const PLACES: Readonly<Record<string, readonly [left: number, right: number]>> = {
  word: [100, 200],
  rack: [300, 400],
  first: [170, 200],
  second: [140, 170],
  tile: [110, 140],
};

function lay(element: HTMLElement | null): void {
  const [left = 0, right = 0] = PLACES[element?.dataset['lies'] ?? ''] ?? [];
  if (element) element.getBoundingClientRect = () => new DOMRect(left, 0, right - left, 50);
}

/** A word of three tiles and a rack; the tile `third` is dragged. */
function tableWith(isHere = true) {
  const drops: Drop[] = [];
  const Table = () => {
    const { on } = useTileDrag(isHere, (drop) => drops.push(drop));
    return (
      <>
        <div data-zone="word" data-lies="word" ref={lay}>
          <span data-tile="1" data-lies="first" ref={lay} />
          <span data-tile="2" data-lies="second" ref={lay} />
          <button type="button" data-tile="3" data-lies="tile" ref={lay} {...on}>
            third
          </button>
        </div>
        <div data-zone="rack" data-lies="rack" ref={lay} />
      </>
    );
  };
  render(<Table />);
  return drops;
}

const tile = () => screen.getByRole('button');
const press = { pointerType: 'mouse', pointerId: 1, isPrimary: true, button: 0 };

/** Drags the tile to a place; it is let go there by `letGo`. */
function dragTo(x: number, y = 25) {
  fireEvent.pointerDown(tile(), { ...press, clientX: 120, clientY: 25 });
  fireEvent.pointerMove(tile(), { ...press, clientX: x, clientY: y });
  return () => fireEvent.pointerUp(tile(), { ...press, clientX: x, clientY: y });
}

describe('a tile', () => {
  it('follows the finger above all others, and lies in its place again when it is let go', () => {
    tableWith();
    const letGo = dragTo(160, 40);
    expect([tile().style.translate, tile().style.zIndex]).toEqual(['40px 15px', '20']);
    letGo();
    expect([tile().style.translate, tile().style.zIndex]).toEqual(['', '']);
  });

  it.each([
    ['before the first of the word, which is read from the right', 195, { on: 'word', at: 0 }],
    ['between two of them', 165, { on: 'word', at: 1 }],
    ['behind the others, itself not counted', 105, { on: 'word', at: 2 }],
    ['on the rack', 350, { on: 'rack' }],
    ['beside both', 250, null],
  ] as const)('falls %s', (_, x, drop) => {
    const drops = tableWith();
    dragTo(x)();
    expect(drops).toEqual([drop]);
  });

  it('that lies under what is let go lower falls nowhere', () => {
    const drops = tableWith();
    dragTo(165, 90)();
    expect(drops).toEqual([null]);
  });

  it('of somebody else is not dragged', () => {
    const drops = tableWith(false);
    const letGo = dragTo(165);
    expect(tile().style.translate).toBe('');
    letGo();
    expect(drops).toEqual([]);
  });
});
