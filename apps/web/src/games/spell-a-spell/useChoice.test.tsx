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
function deskOf(me: Seat, first: SpellState, pending = false) {
  const send = vi.fn<(move: SpellMove) => void>();
  const { result, rerender } = renderHook(
    (state: SpellState) => {
      const view = game.view(state, me);
      const hand = state.secret.hands[me] ?? [];
      const words = wordsIn('en', me);
      const moves = game.moves(view);
      return useChoice({ view, words, moves, hand, lexicon: WORDS, pending, send });
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

describe('a tile', () => {
  const desk = () => deskOf(0, START).desk;

  it('is laid at the end of the word by one press, and taken up by another', () => {
    const now = desk();
    const [first = -1, second = -1] = now().rack.tiles.map(({ id }) => id);
    act(() => now().press(first));
    act(() => now().press(second));
    expect(now().rack.word).toEqual([first, second]);
    act(() => now().press(first));
    expect(now().rack.word).toEqual([second]);
    act(() => now().clear());
    expect(now().rack.word).toEqual([]);
  });

  it('that is no tile of the hand is not laid', () => {
    const now = desk();
    act(() => now().press(99));
    expect(now().rack.word).toEqual([]);
  });

  it('of fog asks which letter it is, and may be left without one', () => {
    const now = desk();
    const fog = now().rack.tiles.find(({ card }) => card === 'fog')?.id ?? -1;
    act(() => now().press(fog));
    expect(now().naming).toBe(fog);
    act(() => now().name('ר'));
    expect([now().naming, now().rack.fogs.get(fog)]).toEqual([null, 'ר']);
    act(() => now().rename(fog));
    expect(now().naming).toBe(fog);
    act(() => now().name(null));
    expect([now().naming, now().rack.fogs.get(fog)]).toEqual([null, 'ר']);
  });

  it('lies at another place of the rack and is the same, when the rack is shuffled', () => {
    const now = desk();
    const tiles = () => new Set(now().rack.tiles.map(({ id, card }) => `${id} ${card}`));
    const before = tiles();
    act(() => now().shuffle());
    expect(tiles()).toEqual(before);
  });
});

describe('what cannot be done', () => {
  it('is a letter that is not in the hand', () => {
    const { desk } = deskOf(0, table({ hands: ['כלב', 'סוסנטר'] }));
    act(() => desk().type('צ'));
    expect([desk().rack.word, typeof desk().note]).toEqual([[], 'string']);
    act(() => desk().back());
    expect(desk().note).toBeNull();
  });

  it('is anything while others are to play', () => {
    const { desk, send } = deskOf(0, failed(START, 0));
    for (const deed of [() => desk().intend({ do: 'fail' }), () => desk().commit()]) {
      act(() => desk().back());
      act(deed);
      expect([desk().plan, typeof desk().note]).toEqual([null, 'string']);
    }
    expect([desk().barred('sandstorm'), send.mock.calls]).toEqual([null, []]);
  });

  it('is a card that is not held, and why is said', () => {
    const { desk, send } = deskOf(0, START);
    expect(desk().barred('firewall')).toBeNull();
    expect(desk().barred('sandstorm')).not.toBe(desk().barred('snowball'));
    act(() => desk().intend({ do: 'play', effect: 'sandstorm' }));
    expect([desk().plan, desk().note]).toEqual([null, desk().barred('sandstorm')]);
    expect(send).not.toHaveBeenCalled();
  });

  it('is a word that does not hold', () => {
    const { desk, send } = deskOf(0, START);
    act(() => desk().type('כ'));
    act(() => desk().commit());
    expect([typeof desk().note, send.mock.calls]).toEqual(['string', []]);
  });

  it('is a second thing while the first is being saved: what was planned stays', () => {
    const { desk, send } = deskOf(0, START, true);
    act(() => desk().intend({ do: 'fail' }));
    act(() => desk().commit());
    expect([desk().plan, send.mock.calls]).toEqual([{ do: 'fail' }, []]);
  });
});

describe('one step back', () => {
  it('is the plan, and then the letters from the last', () => {
    const { desk } = deskOf(0, START);
    for (const letter of ['כ', 'ל'] as const) act(() => desk().type(letter));
    act(() => desk().intend({ do: 'fail' }));
    act(() => desk().back());
    expect([desk().plan, desk().rack.word.length]).toEqual([null, 2]);
    act(() => desk().back());
    expect(desk().rack.word).toHaveLength(1);
    act(() => desk().back());
    act(() => desk().back());
    expect(desk().rack.word).toEqual([]);
  });
});
