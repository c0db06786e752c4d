/** Which chapter of the rules speaks of the table as it stands. */
import type { WizardView } from '@kesem/engine/games/rock-paper-wizard/state';
import { charmOf } from '../table/circle.ts';
import type { ChapterId } from './chapters.ts';

/** The chapter for the open question; the first choice of a match is the whole round's. */
export function ruleAt(view: WizardView): ChapterId {
  if (view.ended !== null) return 'end';
  if (charmOf(view)) return 'gold';
  return view.round === 1 ? 'round' : 'choosing';
}
