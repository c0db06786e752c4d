/** SH-8: what a viewer sees. */
import type { Viewer } from '../../core/game.ts';
import { handOf, openly } from './chapters/stock.ts';
import { scoresOf } from './outcome.ts';
import type { Mine, ShapesState, ShapesView } from './state.ts';

/** The view of a viewer: what all see, and the own hand. */
export function viewOf(state: ShapesState, me: Viewer): ShapesView {
  const { pub, base, full, picks } = state;
  return {
    ...pub,
    me,
    base: openly(base),
    full: openly(full),
    scores: scoresOf(pub.prizes),
    mine: typeof me === 'number' ? mineOf(state, me) : null,
    everything: me === 'all' ? { base, full, picks } : null,
  };
}

function mineOf({ base, full, picks }: ShapesState, seat: number): Mine {
  return { base: handOf(base, seat), full: handOf(full, seat), pick: picks[seat] ?? null };
}
