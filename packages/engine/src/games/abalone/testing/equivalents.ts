/** What cannot be told from the original, of the faults that `mutants` plants in Abalone. */
import type { Equivalent } from '../../../core/testing/equivalent.ts';

export const EQUIVALENTS: readonly Equivalent[] = [
  ...["me === 'public'", "me === 'all'", "me === 'public' || me === 'all'"].map((from) => ({
    file: 'moves.ts',
    from,
    to: 'false',
    why: 'Who has no seat is asked nothing, so that the list is empty without this line; the types want it.',
  })),
  {
    file: 'moves.ts',
    from: "me === 'public' || me === 'all'",
    to: "me === 'public' && me === 'all'",
    why: 'The same: nobody is both.',
  },
  ...[
    ['!ruling.ok', 'false'],
    ["{ code: 'move', ply, why: ruling.why }", '{}'],
  ].map(([from = '', to = '']) => ({
    file: 'chapters/record.ts',
    from,
    to,
    why: '`readStep` gives legal steps alone, and while nothing has ended a legal step is never refused.',
  })),
  ...[
    ["board[near] === '.'", 'false'],
    ['true', 'false'],
  ].map(([from = '', to = '']) => ({
    file: 'chapters/step.ts',
    from,
    to,
    why: '`hasRoom` is a short cut: without it all steps are listed, and that there is one says the same.',
  })),
  {
    file: 'apply.ts',
    from: 'expiry.run === 0',
    to: 'false',
    why: 'The row of somebody awake is made anew, as it was.',
  },
];
