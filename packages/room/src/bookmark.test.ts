/** Whoever comes back with a bookmark has everything, whenever they went. */
import { env } from 'node:process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bookmark, bookmarkOf, pageBefore, since, wholeFrom, withLast } from './bookmark.ts';
import { arbitraryCommands } from './testing/arbitraryCommands.ts';
import { sentFor } from './testing/fittingCommands.ts';
import { jsonRoundTrip } from './testing/jsonRoundTrip.ts';
import { type ScriptedRoom, scriptedRoom } from './testing/scriptedRoom.ts';
import { dueling } from './testing/words.ts';
import { heardSoFar, type ViewerClass, viewRoom } from './view.ts';
import type { Full } from './wire.ts';

const CLASSES: readonly ViewerClass[] = [0, 1, 'public'];

const fullOf = (to: ScriptedRoom, me: ViewerClass) => ({
  step: 7,
  now: to.room().at + 5,
  view: viewRoom(to.room(), me, to.deps),
  heard: heardSoFar(to.room(), me),
});

/** Everything of somebody who has asked for all pages before what they hold. */
function turnedBack(held: Full, whole: Full): Full {
  const { after = 0, ...rest } = held;
  if (after === 0) return rest;
  const page = pageBefore(whole.heard, after);
  return turnedBack({ ...held, after: page.after, heard: [...page.heard, ...held.heard] }, whole);
}

describe('whoever comes for the first time', () => {
  const many = (count: number, from = 0): Full['heard'] =>
    Array.from({ length: count }, (_, n) => ({ at: from + n, room: { type: 'woke' } }));
  const full: Full = { ...fullOf(dueling({ shown: true }), 0), heard: many(600) };

  it('is told the last of what was heard, and of a show all', () => {
    expect(withLast(full)).toEqual({ ...full, after: 580, heard: full.heard.slice(-20) });
    const midst = { before: { me: 0 }, heard: 50 };
    expect(withLast({ ...full, midst })).toMatchObject({ after: 550 });
    const few = { ...full, heard: many(20) };
    expect(withLast(few)).toBe(few);
  });

  it('has everything after some pages', () => {
    expect(pageBefore(full.heard, 580)).toEqual({ after: 330, heard: full.heard.slice(330, 580) });
    expect(turnedBack(withLast(full), full)).toEqual(full);
  });

  it('goes on with what they hold, whatever they have asked for by then', () => {
    const later = { ...full, heard: many(610) };
    for (const held of [withLast(full), turnedBack(withLast(full), full)]) {
      for (const told of [since(later, bookmarkOf(held)), withLast(later)]) {
        const now = wholeFrom(held, told);
        expect(now.after).toBe(held.after);
        expect(turnedBack(now, later)).toEqual(later);
      }
    }
  });

  it('forgets what they hold where too much was missed, or of another match', () => {
    const held = withLast(full);
    const later = withLast({ ...full, heard: many(700) });
    expect(wholeFrom(held, later)).toEqual(later);
    const { match } = full.view;
    const other = { ...later, view: { ...full.view, match: match && { ...match, id: 'other' } } };
    expect(wholeFrom({ ...full, heard: many(690) }, other)).toEqual(other);
  });
});

describe('a bookmark', () => {
  it('leads to everything, from any moment of an evening to any later one', () => {
    const evening = fc.tuple(fc.boolean(), arbitraryCommands);
    fc.assert(
      fc.property(evening, ([isDuel, all]) => {
        const to = isDuel ? dueling({ shown: true }) : scriptedRoom();
        const gone = CLASSES.map((me) => fullOf(to, me));
        for (const drawn of all) {
          to.send(...sentFor(drawn, to));
          for (const me of CLASSES) gone.push(fullOf(to, me));
        }
        for (const held of gone) {
          for (const me of CLASSES) {
            const now = fullOf(to, me);
            const told = jsonRoundTrip(since(now, bookmarkOf(held)));
            expect(wholeFrom(held, told)).toEqual(now);
          }
        }
      }),
      { numRuns: env['LONG'] === '1' ? 40 : 8 },
    );
  });

  const to = dueling({ shown: true });
  const full = fullOf(to, 0);
  const mark = bookmarkOf(full);

  it('spares the view that is held, and what was heard', () => {
    const { step, now } = full;
    expect(since(full, mark)).toEqual({ step, now, after: full.heard.length, heard: [] });
  });

  it.each<[string, Partial<Bookmark>]>([
    ['of another match', { match: 'another' }],
    ['of the waiting room', { match: null }],
    ['of somebody else', { me: 1 }],
    ['that holds more than was ever heard', { heard: full.heard.length + 1 }],
  ])('%s is worth nothing', (_, other) => {
    expect(since(full, { ...mark, ...other })).toBe(full);
  });

  it('of a view that has changed brings the view, and what was heard since', () => {
    const { view, heard } = full;
    expect(since(full, { ...mark, view: mark.view + 1, heard: 0 })).toEqual({ ...full, after: 0 });
    expect(since(full, { ...mark, heard: 1 })).toMatchObject({ after: 1, heard: heard.slice(1) });
    expect(since(full, { ...mark, heard: 1 })).not.toHaveProperty('view', view);
  });
});
