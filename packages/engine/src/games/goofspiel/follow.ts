/** A match as a viewer follows it; what each event changes in a view. */
import { following } from '../../core/follow.ts';
import type { GoofspielTypes, GoofspielView } from './state.ts';

/** No event tells which card was picked, nor, to those who see everything, what lies in the pile. */
export const RESIDUE = ['pick', 'everything'] as const satisfies readonly (keyof GoofspielView)[];

export const follow = following<GoofspielTypes>({
  turned: ({ stake, pile }, { prize }) => ({ stake: [...stake, prize], pile: pile - 1 }),
  picked: ({ picked }, { seat }) => ({ picked: picked.with(seat, true) }),
  revealed: ({ hands, played }, { cards }) => ({
    hands: hands.map((hand, seat) => hand.filter((card) => card !== cards[seat])),
    played: played.map((before, seat) => [...before, ...cards.slice(seat, seat + 1)]),
    picked: hands.map(() => false),
  }),
  won: ({ won }, { seat, prizes }) => ({
    won: won.with(seat, [...(won[seat] ?? []), ...prizes]),
    stake: [],
  }),
  stayed: () => ({}),
  ended: () => ({ ended: true }),
});
