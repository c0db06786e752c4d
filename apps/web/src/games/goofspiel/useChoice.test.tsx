// @vitest-environment jsdom
import { goofspiel } from '@kesem/engine/games/goofspiel/game';
import type { GoofspielState } from '@kesem/engine/games/goofspiel/state';
import { play, table } from '@kesem/engine/games/goofspiel/testing/fixtures';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { wordsIn } from '../testing/words.ts';
import { useChoice } from './useChoice.ts';

const START = table([7, 3, 1, 2, 4, 5, 6]);

/** The choice of seat 0; `show` lays another state on the table, and says whether something is being saved. */
function choiceAt(first: GoofspielState, { confirm = true, pending = false } = {}) {
  const send = vi.fn<(move: { do: 'pick'; card: number }) => void>();
  const { result, rerender } = renderHook(
    ({ state, pending: saves }: { state: GoofspielState; pending: boolean }) => {
      const view = goofspiel.view(state, 0);
      const moves = goofspiel.moves(view);
      return useChoice({ view, moves, send, confirm, pending: saves, words: wordsIn('en', 0) });
    },
    { initialProps: { state: first, pending } },
  );
  const show = (state: GoofspielState, saves = false) => rerender({ state, pending: saves });
  return { choice: () => result.current, send, show };
}

describe('a card', () => {
  it('is chosen by one press, and played by a second', () => {
    const { choice, send } = choiceAt(START);
    act(() => choice().press(5));
    expect([choice().chosen, send.mock.calls]).toEqual([5, []]);
    act(() => choice().press(5));
    expect([choice().chosen, send.mock.calls]).toEqual([null, [[{ do: 'pick', card: 5 }]]]);
  });

  it('is played at once where nothing is confirmed', () => {
    const { choice, send } = choiceAt(START, { confirm: false });
    act(() => choice().press(5));
    expect(send.mock.calls).toEqual([[{ do: 'pick', card: 5 }]]);
  });

  it('that is not asked for is neither chosen nor played', () => {
    const { choice, send } = choiceAt(play(START, 5).state);
    act(() => choice().press(2));
    act(() => choice().play(2));
    expect([choice().chosen, send.mock.calls]).toEqual([null, []]);
  });

  it('waits as chosen while something is being saved', () => {
    const { choice, send, show } = choiceAt(START, { pending: true });
    act(() => choice().play(4));
    expect([choice().chosen, send.mock.calls]).toEqual([4, []]);
    show(START);
    act(() => choice().press(4));
    expect(send.mock.calls).toEqual([[{ do: 'pick', card: 4 }]]);
  });

  it('that was chosen is forgotten with its round', () => {
    const { choice, show } = choiceAt(START);
    act(() => choice().press(5));
    show(play(START, 1, 1).state);
    expect(choice().chosen).toBeNull();
  });
});
