/** Who is asked what. */
import { mayAnswer, mayOffer } from './chapters/offers.ts';
import type { Player } from './chapters/players.ts';
import { type AbaloneAsk, type AbaloneState, turnOf } from './state.ts';

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
