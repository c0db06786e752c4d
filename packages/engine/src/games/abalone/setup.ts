/** AB-2: a match before Black's first move. */
import type { Game } from '../../core/game.ts';
import { NO_OFFERS } from './chapters/offers.ts';
import { pack } from './chapters/packed.ts';
import { startBoard } from './chapters/starts.ts';
import type { AbaloneOptions } from './options.ts';
import type { AbaloneState, AbaloneTypes, Expiries } from './state.ts';

const NEVER: Expiries = { run: 0, all: 0 };

/** Nothing is drawn or told before the first move. */
export const setup: Game<AbaloneTypes>['setup'] = ({ options }) => ({
  state: opening(options),
  told: [],
});

/** The state that a match with these options starts from. */
export function opening(options: AbaloneOptions): AbaloneState {
  const board = startBoard(options.start);
  return {
    options,
    board,
    ply: 0,
    // AB-7.1 the start counts as the first occurrence
    seen: [pack({ board, side: 'b' })],
    last: null,
    offers: NO_OFFERS,
    expiries: [NEVER, NEVER],
    ended: null,
  };
}
