import { describe, expect, it } from 'vitest';
import type { SpellState } from '../state.ts';
import { castMove, expire, only, play, refusalOf, sent, table, text } from '../testing/fixtures.ts';

const handOf = ({ secret }: SpellState, seat: number): string => text(secret.hands[seat] ?? []);
const scoreOf = (state: SpellState, seat: number): number =>
  state.pub.spells.reduce((sum, one) => sum + (one.seat === seat ? one.word.length : 0), 0);

describe('a word', () => {
  const start = table({ hands: ['קופאבג', 'עצאיזע'], pile: 'לרמ' });

  it("[SP-3.2] [SP-3.5] is the rulebook's first example: קוף turns the next player, and three cards are drawn", () => {
    const { state, events } = play(start, 'קוף');
    expect(state.pub.pending).toEqual({ word: 'קופ', seat: 0 });
    expect(state.pub.turn).toEqual({ seat: 1, number: 2, refused: 0, unheard: 0 });
    expect(handOf(state, 0)).toBe('אבגלרמ');
    expect(scoreOf(state, 0)).toBe(3);
    const spell = { seat: 0, word: 'קופ', fogs: [], how: 'listed', gloss: 'monkey' };
    expect(events).toEqual([
      { type: 'cast', spell, to: 1 },
      { type: 'drew', seat: 0, cards: ['ל', 'ר', 'מ'] },
    ]);
  });

  it("[SP-3.3] is the rulebook's second example: עץ, אי and עז are too short against קוף", () => {
    const { state } = play(start, 'קוף');
    const short = { code: 'tooShort', need: 3 };
    const refusals = ['עץ', 'אי', 'עז'].map((word) => refusalOf(state, 1, castMove(state, word)));
    expect(refusals).toEqual([short, short, short]);
  });

  it('[SP-3.3] may be as long as the pending one, or longer', () => {
    const hands = ['רגלאבג', 'קופבגד'];
    expect(play(table({ hands, pending: 'קוף' }), 'רגל').state.pub.pending?.word).toBe('רגל');
    const long = table({ hands: ['חתולאב', 'קופבגד'], pending: 'רגל' });
    expect(play(long, 'חתול').state.pub.pending?.word).toBe('חתול');
  });

  it('[SP-3.3] has at least two letters', () => {
    expect(refusalOf(start, 0, { do: 'cast', slots: [0], fogs: [] })).toEqual({
      code: 'tooShort',
      need: 2,
    });
  });

  it.each([
    ['a place without a card', { slots: [0, 1, 9], fogs: [] }],
    ['a place named twice', { slots: [0, 0], fogs: [] }],
    ['an effect card', { slots: [0, 7], fogs: [] }],
    ['a fog without a letter', { slots: [0, 6], fogs: [] }],
    ['a letter for no fog', { slots: [0, 1], fogs: ['א'] }],
  ] as const)('[SP-3.4] cannot be laid with %s', (_what, { slots, fogs }) => {
    const state = table({ hands: ['קופאבג*o', 'אבג'] });
    expect(refusalOf(state, 0, { do: 'cast', slots: [...slots], fogs: [...fogs] })).toEqual({
      code: 'noSuchCard',
    });
  });

  it('[SP-1.4] may have a fog for any letter, and scores it', () => {
    const state = table({ hands: ['ק*פאבג', 'אבג'] });
    const run = sent(state, 0, { do: 'cast', slots: [0, 1, 2], fogs: ['ו'] });
    expect(run.state.pub.spells).toMatchObject([{ word: 'קופ', fogs: [1] }]);
    expect(scoreOf(run.state, 0)).toBe(3);
  });

  it('[SP-3.5] of a hand above the full one is followed by no draw and no cut', () => {
    const { state, events } = play(table({ hands: ['קופאבגדהזח', 'אבג'] }), 'קוף');
    expect(handOf(state, 0)).toBe('אבגדהזח');
    expect(only(events, 'drew')).toEqual([]);
  });

  it('[SP-3.8] is followed by as many cards as the pile gives', () => {
    const { state, events } = play(
      table({ hands: ['קופאבג', 'אבג'], pile: 'לר', whole: true }),
      'קוף',
    );
    expect(handOf(state, 0)).toBe('אבגלר');
    expect(state.pub.pile).toBe(0);
    expect(only(events, 'spent')).toHaveLength(1);
  });
});

describe('a fail', () => {
  const hands = ['דהזחטי', 'אבגדהז', 'חטיכלמ'];

  it("[SP-3.6] [SP-3.7] is the rulebook's: bewitched, one card more, and any word may follow", () => {
    const { state, events } = play(table({ hands, pile: 'לר', pending: 'קוף' }), 'fail');
    expect(state.pub.bewitched).toEqual(['קופ', null, null]);
    expect(state.pub.pending).toBeNull();
    expect(handOf(state, 0)).toBe('דהזחטיל');
    expect(state.pub.turn.seat).toBe(1);
    expect(only(events, 'failed')).toEqual([
      { type: 'failed', seat: 0, word: 'קופ', why: 'choice', more: true },
    ]);
  });

  it('[SP-3.6] lasts until the own next turn', () => {
    const { state } = play(table({ hands, pending: 'קוף' }), 'fail', 'fail');
    expect(state.pub.bewitched).toEqual(['קופ', null, null]);
    expect(play(state, 'fail').state.pub.bewitched).toEqual([null, null, null]);
  });

  it('[SP-3.6] bewitches nobody when nothing is pending', () => {
    const { state, events } = play(table({ hands }), 'fail');
    expect(state.pub.bewitched).toEqual([null, null, null]);
    expect(only(events, 'failed')).toMatchObject([{ word: null }]);
  });

  it('[SP-3.7] fills a short hand up and draws one more, and one at whatever size', () => {
    const short = table({ hands: ['דה', 'אבג'], pile: 'אבגדהוז' });
    expect(handOf(play(short, 'fail').state, 0)).toBe('דהאבגדה');
    const long = table({ hands: ['דהזחטיכלמ', 'אבג'], pile: 'ס' });
    expect(handOf(play(long, 'fail').state, 0)).toBe('דהזחטיכלמס');
  });

  it('[SP-3.8] says whether the pile had the one card more', () => {
    const failed = (pile: string) => {
      const { events } = play(table({ hands: ['אבגדה', 'אבג'], pile, whole: true }), 'fail');
      return only(events, 'failed');
    };
    expect(failed('ס')).toMatchObject([{ more: false }]);
    expect(failed('סע')).toMatchObject([{ more: true }]);
  });

  it('[SP-3.9] comes by itself to whoever has no card', () => {
    const state = table({ hands: ['עצ', '', 'קופאבג'], pile: '', whole: true });
    const { state: after, events } = play(state, 'עץ');
    expect(only(events, 'failed')).toEqual([
      { type: 'failed', seat: 1, word: 'עצ', why: 'empty', more: false },
    ]);
    expect(after.pub.turn.seat).toBe(2);
  });

  it('[SP-9.3] is what a time-out is, whatever lies on the track', () => {
    const state = table({ hands, pending: 'קוף', options: { seconds: 30 } });
    const { state: after, events } = expire(state);
    expect(only(events, 'failed')).toMatchObject([{ word: 'קופ', why: 'time' }]);
    expect(after.pub.turn.seat).toBe(1);
  });
});

describe('a special word', () => {
  it.each(['ערפל', 'אש', 'חול', 'שלג'])(
    '[SP-4.1] [SP-4.2] %s cancels a longer word and gives another turn',
    (word) => {
      const start = table({ hands: [`${word}בדה`, 'אבג'], pending: 'מכונית' });
      const { state, events } = play(start, word);
      expect(state.pub).toMatchObject({ pending: null, turn: { seat: 0, number: 2 } });
      expect(scoreOf(state, 0)).toBe(word.length);
      expect(state.pub.counts[0]).toBe(Math.max(6, 3));
      expect(only(events, 'cast')).toMatchObject([{ to: null, spell: { how: 'special' } }]);
    },
  );

  it("[SP-4.1] may hold a fog: the rulebook's אש of א and a fog", () => {
    const start = table({ hands: ['א*בגדה', 'אבג'] });
    expect(play(start, 'אש').state.pub.spells).toMatchObject([{ word: 'אש', fogs: [1] }]);
  });

  it('[SP-4.2] is followed by a turn from its beginning, which may be another one', () => {
    const start = table({ hands: ['אששלג~', 'בגד'], pending: 'קוף' });
    const { state } = play(start, 'אש', 'שלג', 'sandstorm');
    expect(state.pub.turn).toMatchObject({ seat: 0, number: 3 });
  });

  it('[SP-4.2] and a fail after it bewitches nobody', () => {
    const { state } = play(table({ hands: ['אשבגדה', 'אבג'], pending: 'קוף' }), 'אש', 'fail');
    expect(state.pub.bewitched).toEqual([null, null]);
  });

  it('[SP-4.3] is cast as such with nothing pending, and where only the lexicon counts', () => {
    const start = table({ hands: ['אשבגדה', 'אבג'], options: { dictionary: 'lexicon' } });
    expect(play(start, 'אש').state.pub).toMatchObject({ pending: null, turn: { seat: 0 } });
  });
});
