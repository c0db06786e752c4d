import { describe, expect, it } from 'vitest';
import type { Spell } from './event.ts';
import { hands } from './outcome.ts';
import { game, only, play, table } from './testing/fixtures.ts';

const scored = (seat: number, word: string): Spell => ({
  seat,
  word,
  fogs: [],
  how: 'listed',
  gloss: null,
});

describe('the end', () => {
  it("[SP-7.1] is the rules' example: A casts, B fails and does not count, A fails, B fails", () => {
    const start = table({ hands: ['קופגה', 'דהז'], pile: '', whole: true });
    const { state } = play(start, 'קוף', 'fail', 'fail');
    expect(game.outcome(state)).toBeNull();
    const { state: over, events } = play(state, 'fail');
    expect(game.outcome(over)).toEqual({ ranking: [[0], [1]], reason: 'spent', scores: [3, 0] });
    expect(only(events, 'ended')).toEqual([{ type: 'ended', reason: 'spent', scores: [3, 0] }]);
    expect([game.asks(over), game.timers(over)]).toEqual([[], []]);
  });

  it('[SP-7.1] does not come while the pile has a card, and a fail that draws the last does not count', () => {
    const start = table({ hands: ['אבגדהו', 'דהזחטי'], pile: 'ל', whole: true });
    const { state } = play(start, 'fail', 'fail');
    expect(state.pub.idle).toBe(1);
    expect(game.outcome(play(state, 'fail').state)).not.toBeNull();
  });

  it('[SP-7.1] is put off by a word', () => {
    const start = table({ hands: ['אב', 'רגלעצ'], pile: '', whole: true });
    expect(play(start, 'fail', 'עץ').state.pub.idle).toBe(0);
  });

  it('[SP-7.1] is put off by an effect card', () => {
    const start = table({ hands: ['אב', '~ג'], pile: '', whole: true });
    const { state } = play(start, 'fail', 'sandstorm', 'fail');
    expect(state.pub).toMatchObject({ idle: 1, ended: null });
    expect(play(state, 'fail').state.pub.ended).toBe('spent');
  });

  it('[SP-3.9] [SP-7.1] comes by itself when nobody has a card', () => {
    const { state } = play(table({ hands: ['עצ', ''], pile: '', whole: true }), 'עץ');
    expect(game.outcome(state)?.ranking).toEqual([[0], [1]]);
  });

  it('[SP-7.2] ranks by cards in the score pile alone, equals together', () => {
    const spells = [scored(0, 'קופ'), scored(1, 'עצ'), scored(2, 'רגל'), scored(1, 'אי')];
    const start = table({ hands: ['אבגד', 'א', 'א'], pile: '', whole: true, pub: { spells } });
    const { state } = play(start, 'fail', 'fail', 'fail');
    expect(game.outcome(state)).toEqual({
      ranking: [[1], [0, 2]],
      reason: 'spent',
      scores: [3, 4, 3],
    });
  });
});

describe('how old a hand is', () => {
  const ends = (start: ReturnType<typeof table>, ...steps: readonly string[]) =>
    play(start, ...steps).events.filter((event) => hands(event, start.pub.counts.length)).length;

  it('is counted by turns that come round to the first seat, by a word or because somebody failed', () => {
    const three = table({ hands: ['קופגה', 'דהזחט', 'רגלעצ'] });
    expect(ends(three, 'fail', 'fail')).toBe(0);
    expect(ends(three, 'fail', 'fail', 'fail')).toBe(1);
    expect(ends(three, 'קוף', 'fail', 'רגל')).toBe(1);
    expect(ends(three, 'fail', 'fail', 'fail', 'fail', 'fail', 'fail')).toBe(2);
  });

  it('stands still while a special word or a card lets the same seat go on', () => {
    const two = table({ hands: ['~אבגדה', 'שלגחטי'] });
    expect(ends(two, 'sandstorm')).toBe(0);
    expect(ends(table({ hands: ['שלגחטי', 'אבגדהו'] }), 'שלג')).toBe(0);
  });
});
