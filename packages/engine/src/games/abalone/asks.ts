/** Who is asked what. */
import { mayAnswer, mayOffer } from './chapters/offers.ts';
import type { Both, Player } from './chapters/players.ts';
import { type AbaloneAsk, type AbaloneState, turnOf } from './state.ts';

const MOVE = ['move'] as const;
const OFFER = ['offer'] as const;
const ANSWER = ['accept', 'decline'] as const;

const RESIGN: Both<AbaloneAsk> = [
  { seat: 0, key: 'match', must: false, answers: ['resign'] },
  { seat: 1, key: 'match', must: false, answers: ['resign'] },
];

/** All questions that are open: the move, and for both what they may do at any time. */
export function asksOf(state: AbaloneState): readonly AbaloneAsk[] {
  if (state.ended) return [];
  const asks: AbaloneAsk[] = [
    { seat: turnOf(state), key: `move:${state.ply + 1}`, must: true, answers: MOVE },
  ];
  askAnyTime(state, 0, asks);
  askAnyTime(state, 1, asks);
  return asks;
}

function askAnyTime(state: AbaloneState, seat: Player, asks: AbaloneAsk[]): void {
  const { count } = state.offers;
  asks.push(RESIGN[seat]);
  if (mayOffer(state, seat)) {
    asks.push({ seat, key: `offer:${count}`, must: false, answers: OFFER });
  }
  if (mayAnswer(state, seat)) {
    asks.push({ seat, key: `draw:${count}`, must: false, answers: ANSWER });
  }
}
