import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { describe, expect, it } from 'vitest';
import { laid, moved, playOut } from './testing/matches.ts';
import { framesOf } from './timeline.ts';

/** What a followed view tells truly. */
const followed = ({ agenda: _agenda, questions: _questions, mine: _mine, ...view }: EclipseView) =>
  view;

describe('frames', () => {
  it('show every event once, in order', () => {
    for (const { before, events } of playOut('five', 200)) {
      const frames = framesOf({ before, events });
      expect(frames.flatMap((frame) => frame.events)).toEqual(events);
    }
  });

  it('end with the table as it stands', () => {
    const ends = [...playOut('six', 200)].map(({ before, state, events }) => {
      const last = framesOf({ before, events }).at(-1);
      return last
        ? { shown: followed(last.view), is: followed(eclipse.view(state, 'public')) }
        : null;
    });
    const played = ends.filter((end) => end !== null);
    expect(played.length).toBeGreaterThan(50);
    expect(played.map(({ shown }) => shown)).toEqual(played.map(({ is }) => is));
  });

  it('show a card before what comes of it, and what one has done oneself for a shorter time', () => {
    const state = laid({ hand: ['goblin'], stones: [['crystal']] });
    const { before, events } = moved(state, 0, { do: 'cast', slot: 0, pay: [1], target: null });
    const [theirs, comes] = framesOf({ before, events });
    const [mine] = framesOf({ before: { ...before, me: 0 }, events });
    expect(theirs?.events.map(({ type }) => type)).toEqual(['cast']);
    expect(comes?.events[0]?.type).toBe('entered');
    expect(mine?.ms).toBeLessThan(theirs?.ms ?? 0);
  });

  it('take no time where nothing is to be looked at', () => {
    const [first] = playOut('seven', 1);
    const frames =
      first && framesOf({ before: first.before, events: [{ type: 'ready', player: 0 }] });
    expect(frames?.map(({ ms }) => ms)).toEqual([0]);
  });
});
