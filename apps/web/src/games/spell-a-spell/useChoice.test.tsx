// @vitest-environment jsdom

import type { Seat } from '@kesem/engine/core/game';
import type { SpellMove } from '@kesem/engine/games/spell-a-spell/move';
import type { SpellState } from '@kesem/engine/games/spell-a-spell/state';
import { game, sent, table, WORDS } from '@kesem/engine/games/spell-a-spell/testing/fixtures';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { wordsIn } from '../testing/words.ts';
import { useChoice } from './useChoice.ts';

/** The desk of a player; `show` lays another state on the table. */
function deskOf(me: Seat, first: SpellState) {
  const send = vi.fn<(move: SpellMove) => void>();
  const { result, rerender } = renderHook(
    (state: SpellState) => {
      const view = game.view(state, me);
      const hand = state.secret.hands[me] ?? [];
      const words = wordsIn('en', me);
      const moves = game.moves(view);
      return useChoice({ view, words, moves, hand, lexicon: WORDS, pending: false, send });
    },
    { initialProps: first },
  );
  return { desk: () => result.current, send, show: rerender };
}

const START = table({ hands: ['כלב#פ*', 'סוסנטר'], pending: 'דג' });

/** Time ran out for whoever is to play. */
const failed = (state: SpellState, seat: Seat) => sent(state, seat, { do: 'fail' }).state;

describe('a plan', () => {
  it.each([{ do: 'fail' } as const, { do: 'play', effect: 'firewall' } as const])(
    'to $do ends with the turn it was made for',
    (plan) => {
      const { desk, send, show } = deskOf(0, START);
      act(() => desk().intend(plan));
      expect(desk().plan).toEqual(plan);
      const later = failed(START, 0);
      show(later);
      show(failed(later, 1));
      expect(desk().plan).toBeNull();
      act(() => desk().commit());
      expect(send).not.toHaveBeenCalled();
    },
  );

  it('is sent as it was made, once', () => {
    const { desk, send } = deskOf(0, START);
    act(() => desk().intend({ do: 'fail' }));
    act(() => desk().commit());
    expect(send.mock.calls).toEqual([[{ do: 'fail' }]]);
  });
});

describe('the word that is built', () => {
  it('stays on the track while others play', () => {
    const { desk, show } = deskOf(0, failed(START, 0));
    for (const letter of ['כ', 'ל', 'ב'] as const) act(() => desk().type(letter));
    show(failed(failed(START, 0), 1));
    expect(desk().rack.word).toHaveLength(3);
  });
});
