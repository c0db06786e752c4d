// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Drag, elementUnder, useDrag } from './useDrag.ts';

const capture = vi.fn<(pointer: number) => void>();

beforeEach(() => {
  capture.mockClear();
  HTMLElement.prototype.setPointerCapture = capture;
});
afterEach(cleanup);

type Options = Partial<Parameters<typeof useDrag<string>>[0]>;

/** A table with one thing to be taken up, and what has come of it. */
function tableWith(options: Options = {}) {
  const told: string[] = [];
  const at = (what: string) => (drag: Drag<string>) =>
    void told.push(`${what} ${drag.held} ${drag.dx},${drag.dy}`);
  let giveUp = (): void => undefined;
  const Table = () => {
    const drag = useDrag<string>({
      take: ({ target }) =>
        target instanceof HTMLElement ? (target.dataset['thing'] ?? null) : null,
      onDrag: at('drag'),
      onEnd: at('end'),
      onDrop: at('drop'),
      ...options,
    });
    ({ giveUp } = drag);
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- only pointers are tried
      <div data-testid="table" {...drag.on} onClick={() => told.push('click')}>
        <button type="button" data-thing="card">
          card
        </button>
      </div>
    );
  };
  render(<Table />);
  return { told, giveUp: () => giveUp() };
}

const card = () => screen.getByRole('button');

/** A pointer that comes down on the card at 0,0, with hands to lead it. */
function pointer(pointerType: 'mouse' | 'touch', pointerId = 1) {
  const press = { pointerType, pointerId, isPrimary: true, button: 0 };
  fireEvent.pointerDown(card(), press);
  const to = (x: number, y: number) =>
    fireEvent.pointerMove(card(), { ...press, clientX: x, clientY: y });
  const letGo = (x: number, y: number) => {
    fireEvent.pointerUp(card(), { ...press, clientX: x, clientY: y });
    fireEvent.click(card(), { detail: 1 });
  };
  return { to, letGo, cancel: () => fireEvent.pointerCancel(card(), press) };
}

describe('a press', () => {
  it.each([
    ['mouse', 4],
    ['touch', 8],
  ] as const)('by %s is a tap as long as it strays no further than %i px', (type, slack) => {
    const { told } = tableWith();
    const { to, letGo } = pointer(type);
    to(0, slack);
    letGo(0, slack);
    expect(told).toEqual(['end card 0,0', 'click']);
    expect(capture).not.toHaveBeenCalled();
  });

  it('further than that is a drag, which captures its pointer and ends in no click', () => {
    const { told } = tableWith();
    const { to, letGo } = pointer('mouse');
    to(3, 4);
    to(2, 1);
    letGo(6, 8);
    expect(told).toEqual(['drag card 3,4', 'drag card 2,1', 'end card 2,1', 'drop card 6,8']);
    expect(capture).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('is followed by clicks again, and a key presses at any time', () => {
    const { told } = tableWith();
    const { to, letGo } = pointer('mouse');
    to(9, 9);
    letGo(9, 9);
    told.length = 0;
    fireEvent.click(card(), { detail: 0 });
    pointer('mouse').letGo(0, 0);
    expect(told).toEqual(['click', 'end card 0,0', 'click']);
  });

  it('of another button, or on nothing that can be taken up, drags nothing', () => {
    const { told } = tableWith();
    const off = { pointerType: 'mouse', pointerId: 1, isPrimary: true, button: 2 };
    fireEvent.pointerDown(card(), off);
    fireEvent.pointerMove(card(), { ...off, clientX: 50 });
    const beside = screen.getByTestId('table');
    fireEvent.pointerDown(beside, { ...off, button: 0 });
    fireEvent.pointerMove(beside, { ...off, clientX: 90 });
    expect(told).toEqual([]);
  });

  it('stays a tap on what cannot be dragged', () => {
    const { told } = tableWith({ onStart: () => false });
    const { to, letGo } = pointer('touch');
    to(30, 0);
    letGo(30, 0);
    expect(told).toEqual(['click']);
  });

  it('is measured the ways that count', () => {
    const { told } = tableWith({ far: ({ dy }) => Math.abs(dy) });
    const { to, letGo } = pointer('mouse');
    to(40, 0);
    letGo(40, 0);
    expect(told).toEqual(['end card 0,0', 'click']);
  });
});

describe('a drag', () => {
  it.each([
    ['a second finger', () => fireEvent.pointerDown(card(), { pointerId: 2, isPrimary: false })],
    ['the browser', ({ cancel }: ReturnType<typeof pointer>) => cancel()],
  ])('is given up by %s', (_, end) => {
    const { told } = tableWith();
    const held = pointer('touch');
    held.to(20, 0);
    end(held);
    fireEvent.pointerUp(card(), { pointerId: 1, clientX: 30 });
    expect(told).toEqual(['drag card 20,0', 'end card 20,0']);
  });

  it('is given up by whoever has taken it up, and neither a drop nor a click comes of it', () => {
    const { told, giveUp } = tableWith();
    const { letGo } = pointer('touch');
    giveUp();
    letGo(0, 0);
    expect(told).toEqual(['end card 0,0']);
  });

  it('is over what lies under the pointer', () => {
    tableWith();
    document.elementFromPoint = () => card();
    const drag = { x: 1, y: 1 } as Drag<string>;
    expect(elementUnder(drag, '[data-thing]')).toBe(card());
    expect(elementUnder(drag, '[data-mat]')).toBeNull();
  });
});
