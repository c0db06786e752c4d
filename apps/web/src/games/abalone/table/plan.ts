/** A move set in advance, while the other side thinks. */

import type { Step } from '@kesem/engine/games/abalone/chapters/step';
import type { AbaloneView } from '@kesem/engine/games/abalone/state';
import type { Hint } from '../choice.ts';
import type { Judge } from './steps.ts';
import { dirsFor, isMyTurn, offerWaits } from './steps.ts';

export interface Plan {
  readonly step: Step;
  /** The ply at which it was set: it is for the next one, and for no other. */
  readonly ply: number;
}

/** What becomes of a plan: it waits, its turn has come, the board or an offer is against it, or there is none. */
export type Fate = 'none' | 'waits' | 'due' | 'dropped';

/** The hint for a plan that can no longer be made. */
export const DROPPED: Hint = { code: 'planDropped' };

/** The fate of a plan now. A draw offer is not turned down by a plan made before it. */
export function fateOf(plan: Plan | null, view: AbaloneView, judge: Judge): Fate {
  if (!plan || view.turn === null) return 'none';
  if (view.ply === plan.ply) return 'waits';
  if (view.ply !== plan.ply + 1 || !isMyTurn(view)) return 'none';
  const { marbles, dir } = plan.step;
  const isLegal = dirsFor(judge, marbles).includes(dir);
  return isLegal && !offerWaits(view) ? 'due' : 'dropped';
}
