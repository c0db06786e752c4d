/** Who is asked what. */
import { type GoofspielAsk, type GoofspielState, roundOf } from './state.ts';

/** One question to each who has not picked in this round. */
export function asksOf({ pub }: GoofspielState): readonly GoofspielAsk[] {
  if (pub.ended) return [];
  return pub.picked.flatMap((has, seat) =>
    has ? [] : [{ seat, key: `pick:${roundOf(pub)}`, must: true, answers: ['pick'] as const }],
  );
}
