/** The door of the search: from what a player sees to the move it would make. */
import type { Level } from '../../core/bot.ts';
import { encode, gridOf } from './compact.ts';
import { pack } from './position.ts';
import { search } from './search.ts';
import type { AbaloneState } from './state.ts';
import { positionOf, rival, scoreOf, turnOf } from './state.ts';
import type { Step } from './step.ts';
import { after, legalSteps } from './step.ts';

/** How many positions each level looks at. */
export const BUDGETS: Readonly<Record<Level, number>> = {
  easy: 400,
  medium: 8_000,
  hard: 150_000,
};

/**
 * The move a level would make for the side to move, or null where there is none. It avoids positions
 * that have been on the board, so that matches end.
 * @param order puts the moves in the order in which equals are preferred.
 */
export function chooseStep(
  state: AbaloneState,
  level: Level,
  order: (steps: readonly Step[]) => readonly Step[],
): Step | null {
  const position = positionOf(state);
  const grid = gridOf(state.board);
  const steps = legalSteps(position);
  const fresh = steps.filter((step) => !state.seen.includes(pack(after(position, step))));
  const choices = order(fresh.length > 0 ? fresh : steps);
  const roots = choices.map((step) => encode(grid, step));
  const player = turnOf(state);
  const score = scoreOf(state.board);
  const { target } = state.options;
  const best = search({
    grid,
    me: player === 0 ? 1 : 2,
    roots,
    needs: [target - score[player], target - score[rival(player)]],
    budget: BUDGETS[level],
  });
  return best === null ? null : (choices[roots.indexOf(best)] ?? null);
}
