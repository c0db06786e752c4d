/** A table under watch: whoever writes into what it has handed out is found. */
import type { Table } from '../table.ts';
import { freeze } from './freeze.ts';

/**
 * "input states unchanged", "State is plain readonly JSON": everything the game hands out is frozen
 * and looked through, so that a later write or a value that is not JSON throws.
 */
export function watched(table: Table): Table {
  return {
    ...table,
    setup: (start) => freeze(table.setup(start)),
    apply: (state, input, random) => freeze(table.apply(state, input, random)),
    view: (state, viewer) => freeze(table.view(state, viewer)),
    follow: (view, event) => freeze(table.follow(view, event)),
    moves: (view) => freeze(table.moves(view)),
    asks: (state) => freeze(table.asks(state)),
    timers: (state) => freeze(table.timers(state)),
    outcome: (state) => freeze(table.outcome(state)),
    kept: (state) => freeze(table.kept(state)),
    imagine: (view, random) => freeze(table.imagine(view, random)),
    redeal:
      table.redeal &&
      (
        (redeal) => (state, own, random) =>
          freeze(redeal(state, own, random))
      )(table.redeal),
  };
}
