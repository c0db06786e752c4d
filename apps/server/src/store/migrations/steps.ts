/** The steps by which SQLite comes to its shape. */
import { first } from './m0001-first.ts';
import { matches } from './m0002-matches.ts';
import { presets } from './m0003-presets.ts';
import { films } from './m0004-films.ts';
import { codes } from './m0005-codes.ts';
import { push } from './m0006-push.ts';
import { outages } from './m0007-outages.ts';
import { order } from './m0008-order.ts';
import type { Steps } from './migrate.ts';

/** In order of name, which never changes once released; a shape only ever grows. */
export const SQLITE_STEPS: Steps = {
  '0001-first': first,
  '0002-matches': matches,
  '0003-presets': presets,
  '0004-films': films,
  '0005-codes': codes,
  '0006-push': push,
  '0007-outages': outages,
  '0008-order': order,
};
