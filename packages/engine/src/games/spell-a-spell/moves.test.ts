import { describe, expect, it } from 'vitest';
import type { SpellMove } from './move.ts';
import type { SpellState } from './state.ts';
import { castMove, game, play, sent, table, text, votes } from './testing/fixtures.ts';

/** What a viewer may do. */
const moves = (state: SpellState, viewer: number | 'public' | 'all' = 0): readonly SpellMove[] =>
  game.moves(game.view(state, viewer));
/** The words among it, as they come to lie. */
const words = (state: SpellState): readonly string[] =>
  moves(state)
    .flatMap((move) => (move.do === 'cast' ? [move] : []))
    .map((move) => sent(state, 0, move).state.pub.spells.at(-1)?.word ?? '')
    .toSorted();
const plays = (state: SpellState): readonly string[] =>
  moves(state).flatMap((move) => (move.do === 'play' ? [move.effect] : []));

describe('the listing of a turn', () => {
  it('[SP-3.1] has every word that stands at once, each once, and to fail', () => {
    const state = table({ hands: ['קופתאש', 'אב'] });
    expect(words(state)).toEqual(['אפ', 'אש', 'את', 'קופ', 'תופ']);
    expect(moves(state).at(-1)).toEqual({ do: 'fail' });
    expect(moves(state)).toHaveLength(6);
  });

  it('[SP-3.3] has words alone that are long enough', () => {
    expect(words(table({ hands: ['קופתאש', 'אב'], pending: 'כלבלב' }))).toEqual(['אש']);
  });

  it('[SP-5.9] has the words that were accepted before, and no effect card in a word', () => {
    const state = table({ hands: ['oגהר#', 'אב'], kept: ['גהר'] });
    expect(words(state)).toEqual(['גהר', 'הר']);
  });

  it('[SP-1.4] lays a fog where a letter is missing', () => {
    expect(castMove(table({ hands: ['ק*פ', 'אב'] }), 'קוף')).toEqual({
      do: 'cast',
      slots: [0, 1, 2],
      fogs: ['ו'],
    });
  });

  it('[SP-6.1] has each effect card once that may be played', () => {
    expect(plays(table({ hands: ['~~#oo', 'אב'], pending: 'קוף' }))).toEqual([
      'sandstorm',
      'firewall',
      'snowball',
    ]);
    expect(plays(table({ hands: ['אב', '~#o'], pending: 'קוף' }))).toEqual([]);
  });

  it('[SP-6.3] has a firewall only against a word, and [SP-6.4] a snowball only at a hand', () => {
    expect(plays(table({ hands: ['~#o', 'אב'] }))).toEqual(['sandstorm', 'snowball']);
    expect(plays(table({ hands: ['~#o', '', 'אב'], pending: 'קוף' }))).toEqual([
      'sandstorm',
      'firewall',
    ]);
  });
});

describe('the listing of another question', () => {
  const flying = (target: string) =>
    play(table({ hands: ['oאב', target, 'וזח'] }), 'snowball').state;
  const replies = (state: SpellState) =>
    moves(state, 1).map((move) => ('with' in move ? move.with : ''));

  it('[SP-6.4] has what the one who is hit holds, and to do nothing', () => {
    expect(replies(flying('#oגד'))).toEqual(['firewall', 'snowball', 'nothing']);
    expect(replies(flying('#גד'))).toEqual(['firewall', 'nothing']);
    expect(replies(flying('oגד'))).toEqual(['snowball', 'nothing']);
    expect(replies(flying('גד'))).toEqual(['nothing']);
    expect(moves(flying('#oגד'), 0)).toEqual([]);
  });

  it('[SP-5.3] has each vote, for who has not voted', () => {
    const laid = play(table({ hands: ['דחליל', 'אב', 'גד'] }), 'דחליל').state;
    expect(moves(laid, 1)).toEqual(
      ['accept', 'refuse', 'abstain'].map((vote) => ({ do: 'vote', vote })),
    );
    expect(moves(laid, 0)).toEqual([]);
    expect(moves(votes(laid, [1, 'refuse']).state, 1)).toEqual([]);
  });

  it('[SP-5.5] has a yes and a no, for the caster', () => {
    const laid = play(table({ hands: ['דחליל', 'אב'] }), 'דחליל').state;
    const asked = votes(laid, [1, 'refuse']).state;
    expect(moves(asked, 0)).toEqual([true, false].map((yes) => ({ do: 'insist', yes })));
    expect(moves(asked, 1)).toEqual([]);
  });

  it('has nothing for others, though they see the hands, and nothing after the end', () => {
    const state = table({ hands: ['קופ', 'קופ'], options: { openHands: true } });
    expect([moves(state, 1), moves(state, 'public'), moves(state, 'all')]).toEqual([[], [], []]);
    expect(moves(table({ hands: ['קופ', 'אב'], pub: { question: null } }))).toEqual([]);
  });

  it('names cards by their place, so that equal hands are equal', () => {
    const state = table({ hands: ['בקבוף', 'אב'] });
    const move = castMove(state, 'קוף');
    expect(move).toEqual({ do: 'cast', slots: [1, 3, 4], fogs: [] });
    const { state: after } = sent(state, 0, move);
    expect(text(after.secret.hands[0] ?? []).slice(0, 2)).toBe('בב');
  });
});
