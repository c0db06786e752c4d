/** What cannot be told from the original, of the faults that `mutants` plants in Eclipse. */
import type { Equivalent } from '../../../core/testing/equivalent.ts';

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'decks/code.ts',
    from: 'code.length - VERSION.length',
    to: 'code.length + VERSION.length',
    why: 'The version is half a group long: two more or two less leave the same of four.',
  },
  {
    file: 'timers.ts',
    from: "'beaten'",
    to: '""',
    why: 'Only `beating` is ever looked for; any other word is the other case.',
  },
  ...["aim.at === 'creature'", "target.at === 'creature'"].map((from) => ({
    file: 'chapters/targets.ts',
    from,
    to: 'true',
    why: '`unlike` is called where aim and target are of the same kind, so that either half tells the other.',
  })),
  ...["aim.at !== 'stone'", "target.at !== 'stone'"].map((from) => ({
    file: 'chapters/targets.ts',
    from,
    to: 'false',
    why: '`unlike` is called where aim and target are of the same kind, so that either half tells the other.',
  })),
];
