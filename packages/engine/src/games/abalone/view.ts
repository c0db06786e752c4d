/** What a viewer sees, is asked and may do; and the way back from a view to a state. */
import type { Viewer } from '../../core/game.ts';
import { mayAnswer, mayOffer } from './chapters/offers.ts';
import { legalSteps } from './chapters/step.ts';
import type { AbaloneMove } from './move.ts';
import type { AbaloneAsk, AbaloneState, AbaloneView, Player } from './state.ts';
import { positionOf, scoreOf, turnOf } from './state.ts';

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

/** The one state that has this view. */
export function stateOf(view: AbaloneView): AbaloneState {
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

/** All questions that are open: the move, and for both what they may do at any time. */
export function asksOf(state: AbaloneState): readonly AbaloneAsk[] {
  if (state.ended) return [];
  const seat = turnOf(state);
  return [
    { seat, key: `move:${state.ply + 1}`, must: true, answers: ['move'] },
    ...asksAnyTime(state, 0),
    ...asksAnyTime(state, 1),
  ];
}

/** Every move that answers an open question of the viewer. */
export function movesOf(view: AbaloneView): readonly AbaloneMove[] {
  const { me } = view;
  if (me === 'public' || me === 'all') return [];
  return asksOf(view)
    .filter(({ seat }) => seat === me)
    .flatMap(({ answers }) => answers.flatMap((answer) => movesFor(view, answer)));
}

function asksAnyTime(state: AbaloneState, seat: Player): readonly AbaloneAsk[] {
  const { count } = state.offers;
  return [
    { seat, key: 'match', must: false, answers: ['resign'] },
    ...(mayOffer(state, seat)
      ? [{ seat, key: `offer:${count}`, must: false, answers: ['offer'] } as const]
      : []),
    ...(mayAnswer(state, seat)
      ? [{ seat, key: `draw:${count}`, must: false, answers: ['accept', 'decline'] } as const]
      : []),
  ];
}

function movesFor(view: AbaloneView, answer: AbaloneMove['do']): readonly AbaloneMove[] {
  if (answer !== 'move') return [{ do: answer }];
  return legalSteps(positionOf(view)).map(({ marbles, dir }) => ({ do: answer, marbles, dir }));
}
