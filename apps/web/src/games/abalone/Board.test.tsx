// @vitest-environment jsdom
import { heardBy } from '@kesem/engine/core/told';
import type { AbaloneEvent } from '@kesem/engine/games/abalone/event';
import { answer, boardOf, match } from '@kesem/engine/games/abalone/testing/fixtures';
import { viewOf } from '@kesem/engine/games/abalone/view';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Board } from './Board.tsx';
import { MoveList } from './table/MoveList.tsx';
import { SeatDetail } from './table/SeatDetail.tsx';
import { button, focus, key, press, tableWith } from './testing/board.tsx';
import { AT_THE_EDGE, cells, viewAt } from './testing/matches.ts';
import { textsOf } from './texts.ts';

const PUSH = { do: 'move', marbles: cells('e5', 'e6', 'e7'), dir: 'E' } as const;

const boardWith = (given: Parameters<typeof tableWith>[1]) => tableWith(Board, given);
const percent = (name: string, edge: 'left' | 'top'): number =>
  Number.parseFloat(button(name).parentElement?.style[edge] ?? '');

afterEach(cleanup);

describe('the board under a mouse', () => {
  it('sends a listed move when an arrow is released', () => {
    const { send, moves } = boardWith({});
    press('mouse', 'e5', 'e7', 'e8');
    expect(send).toHaveBeenCalledExactlyOnceWith(PUSH);
    expect(moves).toContainEqual(PUSH);
  });

  it('previews under the pointer and says what would happen', () => {
    const { send } = boardWith({});
    press('mouse', 'e5', 'e7');
    fireEvent.pointerEnter(button('e8'), { pointerType: 'mouse' });
    expect(screen.getByText('Sumito, 3 against 2?')).toBeTruthy();
    expect(screen.getByText('× out')).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('the board under a finger', () => {
  it('pins the preview and sends only when it is confirmed', () => {
    const { send } = boardWith({});
    press('touch', 'e5', 'e7', 'e8', 'e8');
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(send).toHaveBeenCalledExactlyOnceWith(PUSH);
  });

  it('sends at once where moves are not confirmed', () => {
    const { send } = boardWith({ confirm: false });
    press('touch', 'e5', 'e7', 'e8');
    expect(send).toHaveBeenCalledExactlyOnceWith(PUSH);
  });

  it('sends nothing while a move is under way', () => {
    const { send } = boardWith({ confirm: false, pending: true });
    press('touch', 'e5', 'e7', 'e8');
    expect(send).not.toHaveBeenCalled();
  });
});

describe('the board under keys', () => {
  it('plays a whole move: walk, choose, aim, confirm', () => {
    const { send } = boardWith({});
    focus('e5');
    key('Space', 'ArrowRight', 'Space', 'ArrowRight', 'Space', 'KeyD');
    expect(screen.getByText('Sumito, 3 against 2?')).toBeTruthy();
    key('Enter');
    expect(send).toHaveBeenCalledExactlyOnceWith(PUSH);
  });

  it('aims as the board is seen: what is right for Black is left for White', () => {
    const { send } = boardWith({ view: viewAt(AT_THE_EDGE.replace(/ b$/, ' w'), 1) });
    focus('e8');
    key('Space', 'KeyE', 'KeyQ', 'Enter');
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'move', marbles: cells('e8'), dir: 'SE' });
  });

  it('goes back by Escape and has one stop for Tab', () => {
    boardWith({});
    focus('e5');
    key('Space', 'Escape');
    expect(button('e5').getAttribute('aria-pressed')).toBe('false');
    expect(document.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);
  });
});

describe('the sentence', () => {
  it('says why an attempt is impossible', () => {
    boardWith({});
    press('mouse', 'e7', 'e8');
    expect(screen.getByText('Too weak: 1 against 2')).toBeTruthy();
  });

  it('says whose turn it is to one who waits, and what is left to them', () => {
    boardWith({ view: viewAt(AT_THE_EDGE, 1), lang: 'he', left: () => 14_000 });
    expect(document.body.textContent).toContain('התור של Dana (שחור) · 0:14');
  });

  it('puts a draw offer before its reader as a choice', () => {
    const view = viewAt(AT_THE_EDGE, 0);
    const { send } = boardWith({ view: { ...view, offers: { ...view.offers, by: 1 } } });
    fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    fireEvent.click(screen.getByRole('button', { name: 'Accept the draw' }));
    expect(send.mock.calls).toEqual([[{ do: 'decline' }], [{ do: 'accept' }]]);
  });
});

describe('the board as a picture', () => {
  it('is the same in Hebrew: a1 stays at the left, and nothing mirrors', () => {
    boardWith({ lang: 'he' });
    const grid = screen.getByRole('grid');
    expect(grid.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
    expect(percent('a1', 'left')).toBeLessThan(percent('a5', 'left'));
  });

  it('is a grid of nine rows with 61 named cells', () => {
    boardWith({});
    expect(screen.getAllByRole('row')).toHaveLength(9);
    expect(screen.getAllByRole('gridcell')).toHaveLength(61);
    expect(button('e8').getAttribute('aria-label')).toBe('e8, white marble');
  });

  it('A15: names cells in its sentence only while they have names on it', () => {
    boardWith({});
    press('mouse', 'e5', 'e6');
    expect(screen.getByText('2 marbles')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: textsOf('en').board.coordinates }));
    expect(screen.getByText('2 marbles · e5 e6')).toBeTruthy();
  });

  it('A13: marks and says which marbles a proposed move is begun with, until they are chosen', () => {
    boardWith({ proposed: PUSH });
    const touched = (): readonly string[] =>
      screen
        .queryAllByRole('button', { name: new RegExp(textsOf('en').board.here) })
        .map((marble) => marble.dataset['cell'] ?? '');
    const rings = (): number => document.querySelectorAll('[class*="touch"]').length;
    expect([touched(), rings()]).toEqual([['e5', 'e6', 'e7'], 3]);
    press('mouse', 'e5');
    expect([touched(), rings()]).toEqual([['e6', 'e7'], 2]);
    press('mouse', 'e7');
    expect([touched(), rings()]).toEqual([[], 0]);
  });

  it('has the own colour at the bottom, and Black for spectators, and can be flipped', () => {
    boardWith({ view: viewAt(null, 1) });
    expect(percent('i9', 'top')).toBeGreaterThan(percent('a1', 'top'));
    cleanup();
    boardWith({ view: viewAt(null, 'public') });
    expect(percent('i9', 'top')).toBeLessThan(percent('a1', 'top'));
    fireEvent.click(screen.getByRole('button', { name: 'Flip the board' }));
    expect(percent('i9', 'top')).toBeGreaterThan(percent('a1', 'top'));
  });
});

/** So many moves, of which none pushes anything off. */
const made = (count: number): readonly AbaloneEvent[] =>
  Array.from({ length: count }, (_, ply) => ({
    type: 'moved',
    kind: 'inLine',
    marbles: [0],
    dir: 'E',
    pushed: [],
    lost: null,
    seat: ply % 2 === 0 ? 0 : 1,
    notation: 'a1b2',
    score: [0, 0],
  }));

describe('what stands around the board', () => {
  it('lists moves by colour and marks the last and the falls', () => {
    const made = { type: 'moved', kind: 'inLine', marbles: [0], dir: 'E', pushed: [] } as const;
    const events: readonly AbaloneEvent[] = [
      { ...made, seat: 0, notation: 'a1b2', lost: null, score: [0, 0] },
      { ...made, seat: 1, notation: 'i9h8', lost: 3, score: [0, 1] },
    ];
    render(<MoveList events={events} lang="en" />);
    expect(document.querySelector('[aria-current]')?.textContent).toContain('i9h8');
    expect(screen.getAllByText('×')).toHaveLength(1);
  });

  it('A9: numbers moves one by one, as everything else counts them', () => {
    render(<MoveList events={made(4)} lang="en" />);
    const numbers = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(numbers).toEqual(['1.', '3.']);
  });

  it('A3: keeps the newest move in sight, unless the reader has scrolled away', () => {
    const List = ({ moves }: { readonly moves: number }) => (
      <div data-testid="box" style={{ overflowY: 'auto' }}>
        <MoveList events={made(moves)} lang="en" />
      </div>
    );
    const { rerender } = render(<List moves={0} />);
    const box = screen.getByTestId('box');
    Object.defineProperties(box, {
      clientHeight: { value: 100 },
      scrollHeight: { get: () => 50 * screen.queryAllByRole('row').length },
    });
    const show = (moves: number): void => rerender(<List moves={moves} />);
    const scrollTo = (top: number): void => {
      box.scrollTop = top;
      fireEvent.scroll(box);
    };
    show(40);
    expect(box.scrollTop).toBe(box.scrollHeight);
    scrollTo(200);
    show(42);
    expect(box.scrollTop).toBe(200);
    scrollTo(box.scrollHeight - 100);
    show(44);
    expect(box.scrollTop).toBe(box.scrollHeight);
  });

  it('tells a seat its colour and its score in words', () => {
    render(<SeatDetail view={viewAt(AT_THE_EDGE, 0)} seat={0} lang="en" />);
    expect(screen.getByText('Black')).toBeTruthy();
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/of 6 marbles pushed off/);
  });
});

describe('the sixth marble', () => {
  it('A5: falls before the bar says that the match is over', () => {
    const board = boardOf('e5 e6 e7', 'e8 e9 a1 a2 a3 a4 a5 b1 b2');
    const state = match({}, { board });
    const ruling = answer(state, 0, PUSH);
    if (!ruling.ok) throw new Error(ruling.why.code);
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { show } = boardWith({ view: viewOf(state, 0) });
    act(() => show(viewOf(ruling.state, 0), {}, heardBy(ruling.told, 0)));
    expect(screen.getByText('The white marble at the edge falls')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByText('The match is over')).toBeTruthy();
  });
});
