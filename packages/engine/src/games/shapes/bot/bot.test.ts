import { describe, expect, it } from 'vitest';
import type { Level } from '../../../core/bot.ts';
import { seededRandom } from '../../../core/random.ts';
import { handAsked } from '../chapters/picks.ts';
import { shapes } from '../game.ts';
import type { ShapesState } from '../state.ts';
import { letters, play, table } from '../testing/fixtures.ts';
import { shapesBot } from './bot.ts';

/** What the seat that is asked first picks, as letters. */
function choice(state: ShapesState, level: Level, seed = 'bot'): string {
  const [ask] = shapes.asks(state).filter(({ must }) => must);
  if (!ask) throw new Error('nobody is asked');
  const { slot } = shapesBot(
    { view: shapes.view(state, ask.seat), ask },
    level,
    seededRandom(seed),
  );
  return letters(handAsked(state, ask.seat)[slot]);
}

describe('the bot', () => {
  it('lays a shape that is on its full cards', () => {
    const state = table({ hands: ['chh ct cs c*', 'ts* ct sh *h'] });
    expect(choice(state, 'hard')).toBe('c');
  });

  it('shows the full card that matches most', () => {
    const state = play(table({ hands: ['chh ts ct *h', 'ts* ts sh *h'] }), 'c t').state;
    expect(choice(state, 'medium')).toBe('ct');
  });

  it('keeps its joker for the end of a tie-break', () => {
    const tied = table({ hands: ['chj ct ts *h', 't*s cts sh *h'] });
    const { state } = play(tied, 'c t ct cts');
    expect(state.pub.part).toBe('tie');
    expect(choice(state, 'medium')).toBe('h');
  });

  it('keeps its joker at the start of a round', () => {
    expect(choice(table({ hands: ['jcc ct cs c*', 'ts* ct sh *h'] }), 'hard')).toBe('c');
  });

  it('has one answer for one sight, level and dice, and not always the same', () => {
    const state = table({ hands: ['cth ct ts *h', 't*s cts sh *h'] });
    expect(choice(state, 'hard', 'a')).toBe(choice(state, 'hard', 'a'));
    const seeds = Array.from({ length: 30 }, (_, seed) => String(seed));
    expect(new Set(seeds.map((seed) => choice(state, 'easy', seed))).size).toBeGreaterThan(1);
  });

  it('remembers only when it plays hard which cards everybody saw go into a hand', () => {
    const start = table({ hands: ['c*h c* ch *h', 'st* ts* tsh t*h'] });
    const [, rival = []] = start.full.hands;
    const seen = { ...start, full: { ...start.full, known: [[], rival] } };
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const picks = (state: ShapesState, level: Level) =>
      seeds.map((seed) => choice(state, level, seed));
    expect(picks(seen, 'medium')).toEqual(picks(start, 'medium'));
    expect(picks(seen, 'hard')).not.toEqual(picks(start, 'hard'));
  });
});
