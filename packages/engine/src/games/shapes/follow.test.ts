import { describe, expect, it } from 'vitest';
import type { Input } from '../../core/game.ts';
import { followAll } from '../../core/testing/following.ts';
import { handAsked, missing } from './chapters/picks.ts';
import { shapes } from './game.ts';
import type { ShapesMove } from './move.ts';
import type { ShapesState } from './state.ts';
import { letters, table } from './testing/fixtures.ts';

/** The pick of a card by its letters, by the next seat whose pick is missing. */
const pick =
  (word: string) =>
  (state: ShapesState): Input<ShapesMove> => {
    const [seat = -1] = missing(state);
    const slot = handAsked(state, seat).findIndex((card) => letters(card) === word);
    return { kind: 'move', seat, move: { do: 'pick', slot } };
  };
const late = (state: ShapesState): Input<ShapesMove> => ({
  kind: 'timeout',
  timer: shapes.timers(state)[0]?.key ?? 'none',
});
const goes = (state: ShapesState, words: string) =>
  followAll(shapes, state.pub.prizes.length, state, ...words.split(' ').map(pick));

describe('a viewer who follows what is told', () => {
  it('sees a round won, its prizes, what goes back and what is drawn', () => {
    const state = table({ hands: ['c*h ct sh *h', 't*h cts s* c*'] });
    expect(goes(state, 'c t ct cts * *').pub.round).toBe(3);
  });

  it('sees a tie-break that a last joker wins', () => {
    const state = table({ hands: ['chj ct ts *h', 't*s cts sh *h'] });
    expect(goes(state, 'c t ct cts h *').pub.past).toMatchObject({ by: 'joker', winner: 0 });
  });

  it('sees a round that nobody wins', () => {
    const state = table({ hands: ['c*h ct sh *h', 't*h cts sh *h'], pile: 'ssssss' });
    expect(goes(state, 'c t ct cts * h').pub.past).toMatchObject({ winner: null });
  });

  it('sees cards drawn that lay where all saw them put, until they are played', () => {
    const state = table({ hands: ['c*h ct sh *h', 't*h cts s* c*'], pile: 'sshhhh' });
    const seen = { ...state, base: { ...state.base, seen: 6 } };
    const after = goes(seen, 'c t sh cts');
    expect(after.base.known).toEqual([['square'], ['square']]);
    expect(goes(after, 's s').base.known).toEqual([[], []]);
  });

  it('sees the end, with jokers that become prizes', () => {
    const state = table({ hands: ['cjh ct sh *h', 't*h cts s* c*'], pile: 'c' });
    const { pub } = goes(state, 'c t sh cts');
    expect([pub.ended, pub.prizes[0]]).toEqual([true, ['joker']]);
  });

  it('sees picks that were drawn for who was late', () => {
    const state = table({ hands: ['c*h ct sh *h', 't*h cts s* c*'], time: '15s' });
    expect(followAll(shapes, 2, state, pick('c'), late, late).pub.round).toBeGreaterThanOrEqual(2);
  });
});
