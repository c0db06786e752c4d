// @vitest-environment jsdom
import type { Seat } from '@kesem/engine/core/game';
import type { SpellMove } from '@kesem/engine/games/spell-a-spell/move';
import type { SpellState, SpellTypes } from '@kesem/engine/games/spell-a-spell/state';
import { castMove, game, sent, table } from '@kesem/engine/games/spell-a-spell/testing/fixtures';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDialogs } from '../../../kit/testing/dialogs.ts';
import type { BoardProps } from '../../contract.ts';
import { boardProps } from '../../testing/board.tsx';
import { wordsIn } from '../../testing/words.ts';
import { useQuestion } from './useQuestion.tsx';

beforeAll(openDialogs);
afterEach(cleanup);

const START = table({ hands: ['זזכלב', 'סוסנטר', 'תותדחל'] });
const VOTE = sent(START, 0, castMove(START, 'זז')).state;

/** What is asked of a seat besides its turn; `show` lays another state on the table. */
function askedOf(me: Seat, first: SpellState, isPlaying = false) {
  const send = vi.fn<(move: SpellMove) => void>();
  const left = vi.fn<BoardProps<SpellTypes>['left']>(() => 15_000);
  const now: { reopen: (() => void) | null } = { reopen: null };
  const Asked = ({ state }: { readonly state: SpellState }) => {
    const view = game.view(state, me);
    const moves = game.moves(view);
    const props = boardProps<SpellTypes>({ view, moves, words: wordsIn('en', me), send, left });
    const { dialog, reopen } = useQuestion(props, isPlaying);
    now.reopen = reopen;
    return dialog;
  };
  const { rerender } = render(<Asked state={first} />);
  return { now, left, send, show: (state: SpellState) => rerender(<Asked state={state} />) };
}

const dialog = () => screen.queryByRole('dialog');

describe('a question', () => {
  it('lies over the table of whoever is asked, under the clock that runs for it', () => {
    const { now, left } = askedOf(1, VOTE);
    expect(dialog()).toBeTruthy();
    expect([now.reopen, left.mock.calls[0]]).toEqual([null, ['table']]);
    cleanup();
    const before = table({ hands: ['כלבo', 'סוסנטר'], pending: 'דג' });
    const thrown = sent(before, 0, { do: 'play', effect: 'snowball' }).state;
    expect(askedOf(1, thrown).left.mock.calls[0]).toEqual([{ seat: 1 }]);
  });

  it.each([
    ['its author', 0, VOTE, false],
    ['whoever is to play', 0, START, false],
    ['whoever still sees what happened', 1, VOTE, true],
  ] as const)('is not laid before %s', (_, me, state, isPlaying) => {
    const { now } = askedOf(me, state, isPlaying);
    expect([dialog(), now.reopen]).toEqual([null, null]);
  });

  it('can be put aside and taken up again, and the next one comes all the same', () => {
    const { now, show } = askedOf(1, VOTE);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect([dialog(), typeof now.reopen]).toEqual([null, 'function']);
    act(() => now.reopen?.());
    expect([dialog() === null, now.reopen]).toEqual([false, null]);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    const { question } = VOTE.pub;
    const pub = { ...VOTE.pub, question: question && { ...question, n: question.n + 1 } };
    show({ ...VOTE, pub });
    expect(dialog()).toBeTruthy();
  });
});
