/** A match as a viewer follows it: what each event changes in a view. */
import { following } from '../../core/follow.ts';
import { offered, withdrawn } from './chapters/offers.ts';
import { rival } from './chapters/players.ts';
import { pack } from './chapters/position.ts';
import { shifted } from './chapters/step.ts';
import { type AbaloneTypes, type AbaloneView, positionOf } from './state.ts';

/** A `moved` event does not say whether its player was awake, and so whether the lapses in a row end. */
export const RESIDUE = ['expiries'] as const satisfies readonly (keyof AbaloneView)[];

export const follow = following<AbaloneTypes>({
  moved: (view, { type: _type, score, ...last }) => {
    const { marbles, pushed, dir, lost, seat } = last;
    const board = shifted(view.board, [...marbles, ...pushed], dir);
    const ply = view.ply + 1;
    const position = pack(positionOf({ ...view, board, ply }));
    // what lies before a push-off cannot return
    const seen = lost === null ? [...view.seen, position] : [position];
    return { board, ply, seen, last, score, turn: rival(seat) };
  },
  offered: (view, { seat }) => ({ offers: offered(view, seat) }),
  declined: ({ offers }) => ({ offers: withdrawn(offers) }),
  lapsed: ({ offers }) => ({ offers: withdrawn(offers) }),
  timedOut: () => ({}),
  ended: ({ offers }, { reason, winner }) => ({
    offers: withdrawn(offers),
    turn: null,
    ended: { reason, winner },
  }),
});
