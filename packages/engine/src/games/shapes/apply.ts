/** What an input does, and then what follows from it. */
import type { Game } from '../../core/game.ts';
import { Desk, rule } from '../../core/ruling.ts';
import { drawMissing, pickCard } from './chapters/picks.ts';
import { settle } from './chapters/reveal.ts';
import type { ShapesTypes } from './state.ts';

/** One input. The table has checked that it answers an open question or names a running timer. */
export const apply: Game<ShapesTypes>['apply'] = (state, input, random) =>
  rule<ShapesTypes>(new Desk(state, random), (d) => {
    if (input.kind === 'timeout') drawMissing(d);
    else pickCard(d, input.seat, input.move.slot);
    settle(d);
  });
