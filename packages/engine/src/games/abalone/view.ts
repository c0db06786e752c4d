/** What a viewer sees. */
import type { Viewer } from '../../core/game.ts';
import { type AbaloneState, type AbaloneView, scoreOf, turnOf } from './state.ts';

/** The view of a viewer: the same for all but for who looks. */
export function viewOf(state: AbaloneState, me: Viewer): AbaloneView {
  return {
    me,
    options: state.options,
    board: state.board,
    turn: state.ended ? null : turnOf(state),
    score: scoreOf(state.board),
    ply: state.ply,
    last: state.last,
    offers: state.offers,
    expiries: state.expiries,
    ended: state.ended,
    seen: state.seen,
  };
}
