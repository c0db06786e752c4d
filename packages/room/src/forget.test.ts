import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Commit } from './commit.ts';
import { foldAll } from './decide.ts';
import { endedWithout, unnamed, withoutName } from './forget.ts';
import { endedBy } from './record.ts';
import type { Room } from './room.ts';
import { type Evening, evening, identity } from './testing/evening.ts';
import { reread } from './testing/reread.ts';
import { sentFor, wishes } from './testing/wishes.ts';
import { dueling, settleDuel } from './testing/words.ts';

const ANN = identity('Ann');

/** The log as it is kept once Ann has left for good. */
function scrubbed(tonight: Evening): readonly Commit[] {
  return tonight
    .log()
    .map((one) =>
      one.actor === `person:${ANN}` ? { ...one, command: unnamed(one.command) } : one,
    );
}

/** A room without any names: what they do not decide. */
function nobody(room: Room | null): unknown {
  return room && { ...room, people: room.people.map((person) => ({ ...person, name: '' })) };
}

describe('somebody who leaves for good', () => {
  it('takes their name out of the log, which folds to the same evening', () => {
    fc.assert(
      fc.property(wishes, (all) => {
        const tonight = evening();
        for (const wish of all) tonight.send(...sentFor(wish, tonight));
        const log = reread(scrubbed(tonight));
        const room = foldAll(log, tonight.deps);
        expect(nobody(room)).toStrictEqual(nobody(tonight.room()));
        expect(room?.people.filter(({ id }) => id === ANN).map(({ name }) => name)).toEqual(['']);
        expect(JSON.stringify(log.filter(({ actor }) => actor === `person:${ANN}`))).not.toMatch(
          /"name":"[^"]/,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('takes it out of the room as it is, and out of matches, and no other name', () => {
    const tonight = dueling();
    const before = tonight.room();
    settleDuel(tonight);
    const room = withoutName(tonight.room(), ANN);
    expect(room.people.map(({ name }) => name)).toEqual(['', 'Ben']);
    const ended = endedBy(before, tonight.room());
    const kept = ended && endedWithout(ended, ANN);
    expect(kept?.players.map(({ name }) => name)).toEqual(['', 'Ben']);
    expect(kept).toMatchObject({ outcome: ended?.outcome, id: ended?.id });
  });
});
