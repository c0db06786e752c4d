/** GO-4: what a viewer sees, is asked and may do. */
import type { Viewer } from '../../core/game.ts';
import type { GoofspielMove } from './move.ts';
import { type GoofspielAsk, type GoofspielState, type GoofspielView, roundOf } from './state.ts';

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

/** One question to each who has not picked in this round. */
export function asksOf({ pub }: GoofspielState): readonly GoofspielAsk[] {
  if (pub.ended) return [];
  return pub.picked.flatMap((has, seat) =>
    has ? [] : [{ seat, key: `pick:${roundOf(pub)}`, must: true, answers: ['pick'] as const }],
  );
}

/** Every card of one's hand, until one is picked. */
export function movesOf({ me, hands, picked, ended }: GoofspielView): readonly GoofspielMove[] {
  if (typeof me !== 'number' || ended || picked[me] === true) return [];
  return (hands[me] ?? []).map((card) => ({ do: 'pick', card }));
}
