/** Servers with a fault that is built in on purpose, watched from outside. */
import { describe, expect, it } from 'vitest';
import { aFolder } from '../../store/testing/temp.ts';
import { recorded } from './evening.ts';
import { cutsOf } from './lost.ts';
import { toldAt, toldEarly } from './order.ts';
import { NONE } from './platter.ts';
import { canTrace } from './strace.ts';

// whoever plays on at a server that is gone waits for ever
describe.skipIf(!canTrace())('a server that', { timeout: 120_000 }, () => {
  it.each(['does not wait for the disk', 'answers first'] as const)(
    '%s tells early, and loses what it told',
    async (plant) => {
      const { calls, words } = await recorded(aFolder(), plant);
      const told = toldAt(calls, words);
      expect(toldEarly(calls, told)).not.toEqual([]);
      const cuts = await cutsOf(calls, told, NONE);
      expect(cuts.flatMap(({ lost }) => lost)).not.toEqual([]);
    },
  );
});
