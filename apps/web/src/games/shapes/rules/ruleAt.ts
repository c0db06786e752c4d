/** Which chapter of the rules speaks of the table as it stands. */
import type { ShapesView } from '@kesem/engine/games/shapes/state';
import { jokerMatters } from '../table/asked.ts';
import type { ChapterId } from './chapters.ts';

/** The chapter for the present step. */
export function ruleAt(view: ShapesView): ChapterId {
  const { ended, part, lastRound, mine } = view;
  if (ended) return 'end';
  if (part === 'tie') return mine && jokerMatters(view, mine) ? 'joker' : 'tie-break';
  if (part === 'full') return 'match';
  return lastRound ? 'end' : 'round';
}
