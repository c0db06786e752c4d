import { replayed } from '@kesem/engine/core/replay';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchOf } from './room.ts';
import { arbitraryCommands } from './testing/arbitraryCommands.ts';
import { sentFor } from './testing/fittingCommands.ts';
import { recordAfter } from './testing/records.ts';
import { scriptedRoom } from './testing/scriptedRoom.ts';

it('the record of a match leads to where the match led, whatever was sent', () => {
  let recordings = 0;
  fc.assert(
    fc.property(arbitraryCommands, (all) => {
      const scripted = scriptedRoom();
      for (const drawn of all) {
        const before = scripted.room();
        scripted.send(...sentFor(drawn, scripted));
        const record = recordAfter(scripted, before);
        const match = matchOf(scripted.room());
        const rules = match && scripted.deps.table(match.game);
        if (!record || !match || !rules) continue;
        const last = replayed(rules, record.record);
        expect(last).toMatchObject({ state: match.state, count: match.count });
        expect(record.at).toHaveLength(match.count);
        expect(record.outcome).toEqual(match.outcome);
        recordings += 1;
      }
    }),
    { numRuns: 60 },
  );
  // lest the law held of nothing: far below what is drawn (about 30), so that no luck reaches it
  expect(recordings).toBeGreaterThan(0);
});
