/** A match as a viewer follows it: what each event changes in a view. */
import { following } from '../../core/follow.ts';
import type { Open } from '../../core/game.ts';
import { asksOf } from './asks.ts';
import { offered, withdrawn } from './chapters/offers.ts';
import { pack, seenWith } from './chapters/packed.ts';
import { rival, sideOf } from './chapters/players.ts';
import { shifted } from './chapters/step.ts';
import type { AbaloneTypes, AbaloneView } from './state.ts';
import { timersOf } from './timers.ts';

/** A `moved` event does not say whether its player was awake, and so whether the lapses in a row end. */
export const RESIDUE = ['expiries'] as const satisfies readonly (keyof AbaloneView)[];

export const follow = following<AbaloneTypes>({
  moved: (view, { type: _type, score, ...last }) => {
    const { marbles, pushed, dir, lost, seat } = last;
    const board = shifted(view.board, [...marbles, ...pushed], dir);
    const turn = rival(seat);
    const seen = seenWith(view.seen, pack({ board, side: sideOf(turn) }), lost);
    return { board, ply: view.ply + 1, seen, last, score, turn };
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

/** A view is the whole state, and two figures more. */
export const OPEN: Open<AbaloneTypes> = { asks: asksOf, timers: timersOf };
