/** Which chapter of the rules speaks of the table as it stands. */
import type { GoofspielView } from '@kesem/engine/games/goofspiel/state';
import type { ChapterId } from './chapters.ts';

/** The chapter for the present step. */
export function ruleAt({ ended, stake }: GoofspielView): ChapterId {
  if (ended) return 'end';
  return stake.length > 1 ? 'tie' : 'round';
}
