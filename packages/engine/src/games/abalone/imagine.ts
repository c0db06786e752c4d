/** The way back from a view to a state: nothing is hidden. */
import type { AbaloneState, AbaloneView } from './state.ts';

/** The one state that has this view. */
export function imagine(view: AbaloneView): AbaloneState {
  return {
    options: view.options,
    board: view.board,
    ply: view.ply,
    seen: view.seen,
    last: view.last,
    offers: view.offers,
    expiries: view.expiries,
    ended: view.ended,
  };
}
