import { show } from '@kesem/engine/games/spell-a-spell/show';
import type { SpellState } from '@kesem/engine/games/spell-a-spell/state';
import { game, play, table } from '@kesem/engine/games/spell-a-spell/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { matchSeenBy } from './testing/matches.ts';
import { flightsOf, framesOf } from './timeline.ts';

describe.each([2, 3, 5])('what happens at a table of %i', (seats) => {
  const steps = ([0, 'public', 'all'] as const).flatMap((viewer) =>
    ['a', 'b'].flatMap((seed) => [...matchSeenBy(viewer, seed, seats)]),
  );

  it('ends with the hand as it is, and shows nothing that is drawn before it is', () => {
    for (const { before, after, events } of steps) {
      const frames = framesOf({ before, events, after }, 0);
      for (const { hand, view } of frames) {
        expect(hand?.length ?? 0).toBeLessThanOrEqual(view.counts[0] ?? 0);
      }
    }
  });

  it('is played in the steps that the house shows, where it shows any', () => {
    const shown = steps.filter(({ events }) => show(events).length > 0);
    expect(shown).not.toEqual([]);
    for (const { before, after, events } of shown) {
      const seen = framesOf({ before, events, after }, 0).filter(({ ms }) => ms > 0);
      expect(seen.map(({ ms }) => ms)).toEqual(show(events).map(({ ms }) => ms));
    }
  });

  it('is told in order, and in the end all of it', () => {
    for (const { before, after, events } of steps) {
      const frames = framesOf({ before, events, after }, 0);
      expect(frames.flatMap((frame) => frame.events)).toEqual(frames.length > 0 ? events : []);
    }
  });
});

const played = (start: SpellState, step: string) => {
  const { state, events } = play(start, step);
  const [before, after] = [game.view(start, 0), game.view(state, 0)];
  return framesOf({ before, events, after }, 0);
};

describe('what flies', () => {
  it('in a sandstorm is each hand, to the player on the right of whoever held it', () => {
    const start = table({ hands: ['אב~', 'גדה', 'וזחט'] });
    const [frame] = played(start, 'sandstorm');
    expect(frame && flightsOf(frame)).toEqual([
      { from: 1, to: 0, cards: 3 },
      { from: 2, to: 1, cards: 4 },
      { from: 0, to: 2, cards: 2 },
    ]);
  });

  it('is what a snowball takes', () => {
    const start = table({ hands: ['אבo', 'גדה', 'וזח'] });
    const [took] = played(play(start, 'snowball').state, 'nothing');
    expect(took && flightsOf(took)).toEqual([{ from: 1, to: 0, cards: 1 }]);
  });

  it('is nothing when a word is cast', () => {
    const [frame] = played(table({ hands: ['כלב', 'גדה'] }), 'כלב');
    expect(frame && flightsOf(frame)).toEqual([]);
  });
});
