import type { ShapesEvent } from '@kesem/engine/games/shapes/event';
import { shapes } from '@kesem/engine/games/shapes/game';
import { show } from '@kesem/engine/games/shapes/show';
import { base, full, play, table } from '@kesem/engine/games/shapes/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { focusOf } from './table/focus.ts';
import { matchSeenBy } from './testing/matches.ts';
import { framesOf, handOf, type ShapesFrame } from './timeline.ts';

const SEATS = [2, 3, 4];

describe.each(SEATS)('what happens at a table of %i', (seats) => {
  const steps = [0, 'public', 'all'].flatMap((viewer) =>
    ['a', 'b', 'c'].flatMap((seed) => [
      ...matchSeenBy(viewer === 0 ? 0 : viewer === 'all' ? 'all' : 'public', seed, seats),
    ]),
  );

  it('is played in the steps that the house shows', () => {
    for (const { before, after, events } of steps) {
      const seen = framesOf({ before, events, after }, 0).filter(({ ms }) => ms > 0);
      expect(seen.map(({ ms }) => ms)).toEqual(show(events).map(({ ms }) => ms));
    }
  });

  it('ends with the hand as it is, and shows nothing that is drawn before it is', () => {
    for (const { before, after, events } of steps) {
      const frames = framesOf({ before, events, after }, 0);
      const last = frames.at(-1);
      expect(last && !after.ended ? last.hand : handOf(after, 0)).toEqual(handOf(after, 0));
      const drawn = frames.findIndex(({ shows }) => shows.type === 'drew' && shows.seat === 0);
      for (const { hand } of frames.slice(0, Math.max(0, drawn))) {
        expect(hand?.full.length ?? 2).toBe(2);
      }
    }
  });

  it('is told in order, and in the end all of it', () => {
    for (const { before, after, events } of steps) {
      const frames = framesOf({ before, events, after }, 0);
      expect(frames.flatMap((frame) => frame.events)).toEqual(frames.length > 0 ? events : []);
    }
  });

  it('ends before the end is told', () => {
    const ends = steps.filter(({ after, events }) => after.ended && events.length > 0);
    expect(ends).not.toEqual([]);
    for (const { before, after, events } of ends) {
      const seen = framesOf({ before, events, after }, 0).filter(({ ms }) => ms > 0);
      expect(seen.flatMap((frame) => frame.events)).not.toContainEqual(events.at(-1));
    }
  });

  it('asks for no hand between the last row and the end', () => {
    const ends = steps.filter(({ after, events }) => after.ended && events.length > 0);
    for (const { before, after, events } of ends) {
      const seen = framesOf({ before, events, after }, 0);
      const scenes = seen.map((frame) => focusOf(frame, after, frame.view.tied).scene);
      const won = seen.findLastIndex(({ shows }) => ['won', 'nobodyWon'].includes(shows.type));
      expect(won).toBeGreaterThanOrEqual(0);
      expect(scenes.slice(won)).not.toContain('pick');
    }
  });
});

describe('a count', () => {
  const start = table({ hands: ['cts ct *h cth', '*hj c* th cs'] });
  const before = play(start, 'c * ct');
  const { state, events } = play(before.state, 'c*');
  const views = { before: shapes.view(before.state, 0), after: shapes.view(state, 0) };
  const frames = framesOf({ ...views, events }, 0);
  const types = (of: readonly ShapesFrame[]) => of.map(({ shows }) => shows.type);

  it('is shown card by card, and who leads only when all are counted', () => {
    expect(types(frames).slice(0, 5)).toEqual(['shown', 'counting', 'counting', 'summed', 'won']);
    const shows = frames.map((frame) => frame.shows);
    expect(shows.slice(1, 4)).toMatchObject([
      { at: 0, card: 'circle', seats: [0, 1], left: 1 },
      { at: 1, card: 'star', seats: [1], left: 0 },
      { count: { match: 2, of: 2 }, leaders: [1] },
    ]);
    expect(frames[1]?.view.counts).toEqual([
      { match: 1, of: 1 },
      { match: 1, of: 1 },
    ]);
  });

  it('after a tie-break goes on with the cards that were added', () => {
    const tied = play(table({ hands: ['c*h ct sh *h', 't*s cts sh *h'] }), 'c t ct cts').state;
    const last = play(tied, '*').state;
    const broken = play(last, '*');
    const seen = framesOf(
      {
        before: shapes.view(last, 0),
        events: broken.events,
        after: shapes.view(broken.state, 0),
      },
      0,
    );
    expect(types(seen).slice(0, 4)).toEqual(['laid', 'counting', 'counting', 'summed']);
    expect(seen[1]?.shows).toMatchObject({ at: 2, card: 'star', seats: [] });
  });

  it('leaves the row on the table until it is won', () => {
    const cards = (frame: ShapesFrame | undefined) => frame?.view.row.map(({ card }) => card);
    expect(cards(frames[4])).toEqual(base('c*'));
    expect(frames[4]?.view.shown[1]?.card).toEqual(full('c*')[0]);
    expect(cards(frames.find(({ shows }) => shows.type === 'returned'))).toEqual([]);
  });
});

describe('nothing is played', () => {
  const view = shapes.view(table({ hands: ['cts ct *h cth', '*hj c* th cs'] }), 0);
  const picked: ShapesEvent = { type: 'picked', seat: 1 };

  it('of a pick, which is seen at once', () => {
    expect(framesOf({ before: view, events: [picked], after: view }, 0)).toEqual([]);
  });
});
