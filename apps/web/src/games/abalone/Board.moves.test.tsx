// @vitest-environment jsdom

import { after } from '@kesem/engine/games/abalone/chapters/step';
import type { AbaloneView } from '@kesem/engine/games/abalone/state';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Board } from './Board.tsx';
import { button, focus, key, press, pull, rightOf, tableWith } from './testing/board.tsx';
import { AT_THE_EDGE, cells, viewAt } from './testing/matches.ts';

const PUSH = { do: 'move', marbles: cells('e5', 'e6', 'e7'), dir: 'E' };
const REPLY = { marbles: cells('c6'), dir: 'W' } as const;
const boardWith = (given: Parameters<typeof tableWith>[1]) => tableWith(Board, given);

/** Black waits while White thinks, and then sees what White did. */
const waiting = viewAt(AT_THE_EDGE.replace(/ b$/, ' w'), 0);
const then = (view: AbaloneView, changes: Partial<AbaloneView> = {}): AbaloneView => {
  const { board } = after({ board: view.board, side: 'w' }, REPLY);
  return { ...view, board, ply: view.ply + 1, turn: 0, ...changes };
};

beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = vi.fn<(pointer: number) => void>();
});
afterEach(cleanup);

describe('a drag by mouse', () => {
  it('shows the move while it lasts, and makes it when it is let go', () => {
    const { send } = boardWith({});
    const { letGo } = pull('mouse', 'e5', rightOf('e5', 0.3));
    expect(screen.getByText('Sumito, 3 against 2?')).toBeTruthy();
    expect(screen.getByText('× out')).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
    letGo();
    expect(send).toHaveBeenCalledExactlyOnceWith(PUSH);
  });

  it('is a tap when it does not go far', () => {
    const { send } = boardWith({});
    pull('mouse', 'e5', rightOf('e5', 0.02)).letGo();
    expect(button('e5').getAttribute('aria-pressed')).toBe('true');
    expect(send).not.toHaveBeenCalled();
  });

  it('comes to nothing back at its start, off the board, cancelled, or by Escape', () => {
    const { send } = boardWith({});
    pull('mouse', 'e5', rightOf('e5', 0.3), 'e5').letGo();
    pull('mouse', 'e5', rightOf('e5', 0.3), [700, 0]).letGo();
    pull('mouse', 'e5', rightOf('e5', 0.3)).cancel();
    focus('e5');
    const { letGo } = pull('mouse', 'e5', rightOf('e5', 0.3));
    key('Escape');
    letGo();
    expect(send).not.toHaveBeenCalled();
    expect(button('e5').getAttribute('aria-pressed')).toBe('false');
  });

  it('says why a move is impossible while it is held, and then does nothing', () => {
    const { send } = boardWith({});
    const { letGo } = pull('mouse', 'e7', rightOf('e7', 0.3));
    expect(screen.getByText('Too weak: 1 against 2')).toBeTruthy();
    letGo();
    expect(screen.getByText('Too weak: 1 against 2')).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
  });

  it('chooses the marbles it rolls over, and then moves them to the side', () => {
    const { send } = boardWith({});
    pull('mouse', 'e5', 'e6').letGo();
    expect(button('e6').getAttribute('aria-pressed')).toBe('true');
    expect(send).not.toHaveBeenCalled();
    pull('mouse', 'e6', 'f7').letGo();
    expect(send).toHaveBeenCalledExactlyOnceWith({
      do: 'move',
      marbles: cells('e5', 'e6'),
      dir: 'NE',
    });
  });
});

describe('a drag by finger', () => {
  it('pins the preview until it is confirmed', () => {
    const { send } = boardWith({});
    pull('touch', 'e5', rightOf('e5', 0.3)).letGo();
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(send).toHaveBeenCalledExactlyOnceWith(PUSH);
  });

  it('makes the move at once where moves are not confirmed, and never on the touch itself', () => {
    const { send } = boardWith({ confirm: false });
    const { letGo } = pull('touch', 'e5', rightOf('e5', 0.3));
    expect(send).not.toHaveBeenCalled();
    letGo();
    expect(send).toHaveBeenCalledExactlyOnceWith(PUSH);
  });

  it('is given up when a second finger comes', () => {
    const { send } = boardWith({ confirm: false });
    const { letGo, second } = pull('touch', 'e5', rightOf('e5', 0.3));
    second();
    letGo();
    expect(send).not.toHaveBeenCalled();
  });

  it('shows what an arrow would do while it is held', () => {
    boardWith({});
    press('touch', 'e5', 'e7');
    fireEvent.pointerDown(button('e8'), { pointerType: 'touch', isPrimary: true });
    expect(screen.getByText('Sumito, 3 against 2?')).toBeTruthy();
    fireEvent.pointerCancel(button('e8'), { pointerType: 'touch' });
    expect(screen.queryByText('Sumito, 3 against 2?')).toBeNull();
  });
});

describe('marbles chosen while the other side thinks', () => {
  const pressed = (name: string) => button(name).getAttribute('aria-pressed');

  it('stay chosen when it has moved, and are moved at once', () => {
    const { send, show } = boardWith({ view: waiting });
    press('mouse', 'e5', 'e7');
    show(then(waiting));
    expect(['e5', 'e6', 'e7'].map(pressed)).toEqual(['true', 'true', 'true']);
    press('mouse', 'e8');
    expect(send).toHaveBeenCalledExactlyOnceWith(PUSH);
  });

  it('are let go where one of them was pushed away, and after one’s own move', () => {
    const { show } = boardWith({ view: waiting });
    press('mouse', 'e5', 'e7');
    const board = then(waiting).board.with(cells('e5')[0] ?? 0, 'w');
    show(then(waiting, { board }));
    expect(['e6', 'e7'].map(pressed)).toEqual(['false', 'false']);
    cleanup();
    const mine = viewAt(AT_THE_EDGE, 0);
    const other = boardWith({ view: mine });
    press('mouse', 'e5', 'e7', 'e8');
    const { board: pushed } = after({ board: mine.board, side: 'b' }, { ...PUSH, dir: 'E' });
    other.show({ ...mine, board: pushed, ply: mine.ply + 1, turn: 1 });
    expect(['e6', 'e7', 'e8'].map(pressed)).toEqual(['false', 'false', 'false']);
  });
});

describe('a move set in advance', () => {
  const PLANNED = /Planned: right, /;

  it('waits, by any way to move, and is sent when its turn comes', () => {
    const { send, show } = boardWith({ view: waiting });
    pull('touch', 'e5', rightOf('e5', 0.3)).letGo();
    expect(screen.getByText(PLANNED)).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
    show(then(waiting));
    expect(send).toHaveBeenCalledExactlyOnceWith(PUSH);
    show(then(waiting));
    expect(send).toHaveBeenCalledOnce();
  });

  it('waits for what is under way, and is then sent once', () => {
    const { send, show } = boardWith({ view: waiting });
    press('mouse', 'e5', 'e7', 'e8');
    show(waiting, { pending: true });
    show(then(waiting), { pending: true });
    expect(send).not.toHaveBeenCalled();
    show(then(waiting));
    expect(send).toHaveBeenCalledExactlyOnceWith(PUSH);
    show(then(waiting), { pending: true });
    show(then(waiting));
    expect(send).toHaveBeenCalledOnce();
  });

  it('can be set by keys', () => {
    const { send, show } = boardWith({ view: waiting });
    focus('e5');
    key('Space', 'ArrowRight', 'Space', 'ArrowRight', 'Space', 'KeyD', 'Enter');
    expect(screen.getByText(PLANNED)).toBeTruthy();
    show(then(waiting));
    expect(send).toHaveBeenCalledExactlyOnceWith(PUSH);
  });

  it.each([
    ['a tap anywhere', () => press('mouse', 'a1')],
    ['Escape', () => [focus('e5'), key('Escape')]],
    ['the button', () => fireEvent.click(screen.getByRole('button', { name: 'Drop the plan' }))],
  ])('is cancelled by %s', (_, cancel) => {
    const { send, show } = boardWith({ view: waiting });
    press('mouse', 'e5', 'e7', 'e8');
    expect(screen.getByText(PLANNED)).toBeTruthy();
    cancel();
    expect(screen.queryByText(PLANNED)).toBeNull();
    show(then(waiting));
    expect(send).not.toHaveBeenCalled();
  });

  it('is dropped with a word where it is no longer legal, or a draw is offered', () => {
    const { send, show } = boardWith({ view: waiting });
    press('mouse', 'e5', 'e7', 'e8');
    const board = then(waiting).board.with(cells('e6')[0] ?? 0, '.');
    act(() => show(then(waiting, { board })));
    expect(screen.getByText('Your planned move no longer fits, and was dropped')).toBeTruthy();
    cleanup();
    const other = boardWith({ view: waiting });
    press('mouse', 'e5', 'e7', 'e8');
    act(() => other.show(then(waiting, { offers: { ...waiting.offers, by: 1 } })));
    expect(send).not.toHaveBeenCalled();
    expect(other.send).not.toHaveBeenCalled();
  });

  it('is not for watchers', () => {
    boardWith({ view: viewAt(AT_THE_EDGE, 'public') });
    press('mouse', 'e5', 'e7', 'e8');
    pull('mouse', 'e5', rightOf('e5', 0.3)).letGo();
    expect(screen.queryByText(PLANNED)).toBeNull();
  });
});
