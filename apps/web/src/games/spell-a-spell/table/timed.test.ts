import { game, sent, table } from '@kesem/engine/games/spell-a-spell/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { isTimed } from './timed.ts';

const HANDS = { hands: ['כלבo', 'סוסנטר'], pending: 'דג' };

describe('the clock on a plate', () => {
  it('is that of whoever answers a snowball, and of nobody once that is answered', () => {
    const thrown = sent(table(HANDS), 0, { do: 'play', effect: 'snowball' }).state;
    const answered = sent(thrown, 1, { do: 'answer', with: 'nothing' }).state;
    const timed = (state: typeof thrown) =>
      [0, 1].map((seat) => isTimed(game.view(state, 0), seat));
    expect(timed(thrown)).toEqual([false, true]);
    expect(timed(answered)).toEqual([false, false]);
  });
});
