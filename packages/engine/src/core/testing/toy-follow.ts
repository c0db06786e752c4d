/** The toy as a viewer follows it: what each event changes in a view. */
import { following } from '../follow.ts';
import type { Seat } from '../game.ts';
import type { ToyPub, ToyTypes, ToyView } from './toy-types.ts';

/** A hand is none of it: which of two equal cards is added, no event tells. */
export const RESIDUE = ['mine', 'everything'] as const satisfies readonly (keyof ToyView)[];

const plus = (numbers: readonly number[], seat: Seat, n: number): readonly number[] =>
  numbers.with(seat, (numbers[seat] ?? 0) + n);

const nobody = ({ laid }: ToyPub): readonly boolean[] => laid.map(() => false);

export const follow = following<ToyTypes>({
  dealt: () => ({}),
  drew: ({ hands, piles }, { seat }) => ({
    hands: plus(hands, seat, 1),
    piles: plus(piles, seat, -1),
  }),
  laid: ({ laid }, { seat }) => ({ laid: laid.with(seat, true) }),
  picked: () => ({}),
  opened: (_, { window }) => ({
    windows: window,
    agenda: [{ do: 'window', n: window }, { do: 'turn' }],
  }),
  added: ({ added, hands }, { seat, card }) => ({
    added: added.with(seat, [...(added[seat] ?? []), card]),
    hands: plus(hands, seat, -1),
  }),
  passed: () => ({}),
  preferred: () => ({}),
  turned: (view, { cards, winners }) => ({
    last: { cards, winners },
    scores: winners.reduce((scores, seat) => plus(scores, seat, 1), view.scores),
    gone: view.gone.map((before, seat) => [
      ...before,
      ...(view.added[seat] ?? []),
      ...cards.slice(seat, seat + 1),
    ]),
    hands: view.hands.map((cards) => cards - 1),
    laid: nobody(view),
    added: view.added.map(() => []),
    round: view.round + 1,
    agenda: [{ do: 'picks' }],
  }),
  ended: (_, { reason, loser }) => ({ ended: { reason, loser }, agenda: [] }),
});
