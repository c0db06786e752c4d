/** What an input does. */
import type { Game } from '../../core/game.ts';
import { Desk, rule } from '../../core/ruling.ts';
import { pickCard } from './chapters/round.ts';
import type { GoofspielTypes } from './state.ts';

/** One input. The table has checked that it answers an open question. */
export const apply: Game<GoofspielTypes>['apply'] = (state, input, random) =>
  rule<GoofspielTypes>(new Desk(state, random), (d) => {
    // no timer is ever listed
    if (input.kind === 'move') pickCard(d, input.seat, input.move.card);
  });
