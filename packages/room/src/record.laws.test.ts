import { replayed } from '@kesem/engine/core/replay';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchOf } from './room.ts';
import { evening } from './testing/evening.ts';
import { recordAfter } from './testing/records.ts';
import { sentFor, wishes } from './testing/wishes.ts';

it('the record of a match leads to where the match led, whatever was sent', () => {
  let recordings = 0;
  fc.assert(
    fc.property(wishes, (all) => {
      const tonight = evening();
      for (const wish of all) {
        const before = tonight.room();
        tonight.send(...sentFor(wish, tonight));
        const record = recordAfter(tonight, before);
        const match = matchOf(tonight.room());
        const rules = match && tonight.deps.table(match.game);
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
  expect(recordings).toBeGreaterThan(20);
});
