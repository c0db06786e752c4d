/** Whoever comes back with a bookmark has everything, whenever they went. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bookmark, bookmarkOf, since, wholeFrom } from './bookmark.ts';
import { arbitraryCommands, sentFor } from './testing/arbitraryCommands.ts';
import { jsonRoundTrip } from './testing/jsonRoundTrip.ts';
import { type ScriptedRoom, scriptedRoom } from './testing/scriptedRoom.ts';
import { dueling } from './testing/words.ts';
import { heardSoFar, type ViewerClass, viewRoom } from './view.ts';

const CLASSES: readonly ViewerClass[] = [0, 1, 'public'];

const fullOf = (to: ScriptedRoom, me: ViewerClass) => ({
  step: 7,
  now: to.room().at + 5,
  view: viewRoom(to.room(), me, to.deps),
  heard: heardSoFar(to.room(), me),
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
            expect('after' in told ? wholeFrom(held, told) : told).toEqual(now);
          }
        }
      }),
      { numRuns: 20 },
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
