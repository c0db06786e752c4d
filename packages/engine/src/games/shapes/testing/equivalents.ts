/** What cannot be told from the original, of the faults that `mutants` plants in Shapes. */
import type { Equivalent } from '../../../core/testing/equivalent.ts';

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'setup.ts',
    from: "'base'",
    to: '""',
    why: '`startRound` sets what is picked, before anything looks at it.',
  },
];
