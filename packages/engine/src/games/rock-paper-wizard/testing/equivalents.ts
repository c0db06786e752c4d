/** What cannot be told from the original, of the faults that `mutants` plants in Rock Paper Wizard. */
import type { Equivalent } from '../../../core/testing/equivalent.ts';

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'chapters/resolve.ts',
    from: 'wizards[seat]?.gold',
    to: 'wizards[seat].gold',
    why: 'Only seats of wizards are looked up: those of whom a charmed one may choose.',
  },
];
