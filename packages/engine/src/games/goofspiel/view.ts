/** GO-4: what a viewer sees. */
import type { Viewer } from '../../core/game.ts';
import type { GoofspielState, GoofspielView } from './state.ts';

/** The view of a viewer: what all see, and one's own pick. */
export function viewOf({ pub, pile, picks }: GoofspielState, me: Viewer): GoofspielView {
  return {
    ...pub,
    me,
    pile: pile.length,
    pick: typeof me === 'number' ? (picks[me] ?? null) : null,
    everything: me === 'all' ? { pile, picks } : null,
  };
}
