// @vitest-environment jsdom

import type { AbaloneMove } from '@kesem/engine/games/abalone/move';
import { movesOf } from '@kesem/engine/games/abalone/moves';
import type { AbaloneTypes, AbaloneView } from '@kesem/engine/games/abalone/state';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { boardProps } from '../testing/board.tsx';
import { wordsIn } from '../testing/words.ts';
import { AT_THE_EDGE, cell, cells, viewAt } from './testing/matches.ts';
import { useChoice } from './useChoice.ts';

const MINE = viewAt(AT_THE_EDGE, 0);
const PUSH: AbaloneMove = { do: 'move', marbles: cells('e5', 'e6', 'e7'), dir: 'E' };

/** The choice of Black, or of whoever looks; `show` lays another view on the table. */
function choiceAt(first: AbaloneView, { confirm = true, pending = false } = {}) {
  const send = vi.fn<(move: AbaloneMove) => void>();
  const { result, rerender } = renderHook(
    (view: AbaloneView) =>
      useChoice(
        boardProps<AbaloneTypes>({
          view,
          send,
          confirm,
          pending,
          moves: movesOf(view),
          words: wordsIn('en', view.me === 0 || view.me === 1 ? view.me : null),
        }),
        0,
      ),
    { initialProps: first },
  );
  const choose = (...names: readonly string[]): void => {
    for (const name of names) act(() => result.current.tap(cell(name), 'finger'));
  };
  return { choice: () => result.current, send, choose, show: rerender };
}

describe('a choice of marbles', () => {
  it('and a way is asked about where it is touched and moves are confirmed, then sent', () => {
    const { choice, choose, send } = choiceAt(MINE);
    choose('e5', 'e7', 'e8');
    expect([choice().selection.aim, send.mock.calls]).toEqual(['E', []]);
    expect(choice().trial?.effect.lost).not.toBeNull();
    act(() => choice().commit());
    expect([choice().foreseen, send.mock.calls]).toEqual(['e5e6', [[PUSH]]]);
  });

  it('is sent at once by a mouse, and by a finger where nothing is confirmed', () => {
    for (const [touch, confirm] of [
      ['mouse', true],
      ['finger', false],
    ] as const) {
      const { choice, choose, send } = choiceAt(MINE, { confirm });
      choose('e5', 'e7');
      act(() => choice().tap(cell('e8'), touch));
      expect([choice().foreseen, send.mock.calls]).toEqual([null, [[PUSH]]]);
    }
  });

  it('is never sent by a touch that is neither', () => {
    const { choice, choose, send } = choiceAt(MINE, { confirm: false });
    choose('e5', 'e7');
    act(() => choice().tap(cell('e8'), 'other'));
    expect([choice().selection.aim, send.mock.calls]).toEqual(['E', []]);
  });

  it('shows what a way would do while a cell is pointed at, and nothing once it is not', () => {
    const { choice, choose } = choiceAt(MINE);
    choose('e5', 'e7');
    act(() => choice().hover(cell('e8')));
    expect(choice().trial?.step.dir).toBe('E');
    act(() => choice().hover(null));
    expect(choice().trial).toBeNull();
  });

  it('counts what came to nothing, and says why', () => {
    const { choice, choose } = choiceAt(MINE);
    choose('e9');
    expect([choice().selection.note?.code, choice().attempt]).toEqual(['pickOwn', 1]);
    choose('e5');
    expect([choice().selection.note, choice().attempt]).toEqual([null, 1]);
  });
});

describe('no choice is open', () => {
  it.each([
    ['while a move is being saved', MINE, true],
    ['to whoever looks on', viewAt(AT_THE_EDGE, 'public'), false],
  ] as const)('%s', (_, view, pending) => {
    const { choice, choose, send } = choiceAt(view, { pending });
    choose('e5', 'e7', 'e8');
    act(() => choice().lift({ marbles: cells('e5'), aim: null, note: null }));
    act(() => choice().drop({ marbles: PUSH.marbles, aim: 'E', note: null }, 'mouse'));
    act(() => choice().commit());
    expect(choice()).toMatchObject({ isOpen: false, selection: { marbles: [], aim: null } });
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a drag', () => {
  it('shows what it chooses while it lasts, and leaves what was chosen when it is given up', () => {
    const { choice, choose } = choiceAt(MINE);
    choose('e5');
    act(() => choice().lift({ marbles: PUSH.marbles, aim: 'E', note: null }));
    expect(choice().selection.marbles).toEqual(PUSH.marbles);
    act(() => choice().lift(null));
    expect(choice().selection.marbles).toEqual(cells('e5'));
  });

  it('is done where it ends', () => {
    const { choice, send } = choiceAt(MINE, { confirm: false });
    act(() => choice().drop({ marbles: PUSH.marbles, aim: 'E', note: null }, 'finger'));
    expect(send.mock.calls).toEqual([[PUSH]]);
  });
});
