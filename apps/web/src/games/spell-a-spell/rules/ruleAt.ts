/** Which chapter of the rules speaks of the table as it stands. */
import type { SpellView } from '@kesem/engine/games/spell-a-spell/state';
import type { ChapterId } from './chapters.ts';

/** The chapter for the present step. */
export function ruleAt({ question, pending, pile }: SpellView): ChapterId {
  if (question === null) return 'end';
  if (question.do === 'answer') return 'effects';
  if (question.do !== 'turn') return 'vote';
  if (pending !== null) return 'answer';
  return pile === 0 ? 'end' : 'turn';
}
