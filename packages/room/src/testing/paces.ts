/** Words about the pace, at random: most of them for a pace that others may want, too. */
import * as fc from 'fast-check';
import type { CommandOf } from '../command.ts';

/** One word. */
export const aPace: fc.Arbitrary<CommandOf<'pace'>> = fc.record({
  do: fc.constant('pace'),
  days: fc.constantFrom(null, 1, 3),
  yes: fc.constantFrom(true, true, true, false),
});
