import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Commit } from './commit.ts';
import { foldAll } from './decide.ts';
import { endedWithout, unnamed, withoutName } from './forget.ts';
import { endedBy } from './record.ts';
import type { Room } from './room.ts';
import { arbitraryCommands } from './testing/arbitraryCommands.ts';
import { sentFor } from './testing/fittingCommands.ts';
import { jsonRoundTrip } from './testing/jsonRoundTrip.ts';
import { identity, type ScriptedRoom, scriptedRoom } from './testing/scriptedRoom.ts';
import { dueling, settleDuel } from './testing/words.ts';

const ANN = identity('Ann');

/** The log as it is kept once Ann has left for good. */
function scrubbed(scripted: ScriptedRoom): readonly Commit[] {
  return scripted
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
      fc.property(arbitraryCommands, (all) => {
        const scripted = scriptedRoom();
        for (const drawn of all) scripted.send(...sentFor(drawn, scripted));
        const log = jsonRoundTrip(scrubbed(scripted));
        const room = foldAll(log, scripted.deps);
        expect(nobody(room)).toStrictEqual(nobody(scripted.room()));
        expect(room?.people.filter(({ id }) => id === ANN).map(({ name }) => name)).toEqual(['']);
        expect(JSON.stringify(log.filter(({ actor }) => actor === `person:${ANN}`))).not.toMatch(
          /"name":"[^"]/,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('takes it out of the room as it is, and out of matches, and no other name', () => {
    const scripted = dueling();
    const before = scripted.room();
    settleDuel(scripted);
    const room = withoutName(scripted.room(), ANN);
    expect(room.people.map(({ name }) => name)).toEqual(['', 'Ben']);
    const ended = endedBy(before, scripted.room());
    const kept = ended && endedWithout(ended, ANN);
    expect(kept?.players.map(({ name }) => name)).toEqual(['', 'Ben']);
    expect(kept).toMatchObject({ outcome: ended?.outcome, id: ended?.id });
  });
});
