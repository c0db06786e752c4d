/** The door of the search: from what a player sees to the move it would make. */
import type { Level } from '../../../core/bot.ts';
import type { Random } from '../../../core/random.ts';
import { pack } from '../chapters/packed.ts';
import { type Position } from '../chapters/position.ts';
import type { Step } from '../chapters/step.ts';
import { after, legalSteps } from '../chapters/step.ts';
import { REPETITIONS } from '../outcome.ts';
import type { AbaloneState } from '../state.ts';
import { positionOf, scoreOf } from '../state.ts';
import { encode } from './compact.ts';
import { fieldOf } from './field.ts';
import { glance } from './glance.ts';
import { search } from './search.ts';

/** The levels that search; the one below them takes a glance. */
type Searching = Exclude<Level, 'gentle'>;
/** How many positions each of them looks at. */
const BUDGETS: Readonly<Record<Searching, number>> = {
  easy: 300,
  medium: 8_000,
  hard: 400_000,
};
const DEEPEST = 16;

/** The move of a beginner, or null where there is none. */
export function glanceStep(state: AbaloneState, random: Random): Step | null {
  const position = positionOf(state);
  const choices = random('order').shuffle(freshest(state, legalSteps(position)));
  return choices.length > 0 ? glance(position, choices, random) : null;
}

/**
 * The move a level would make for the side to move, or null where there is none.
 * @param order puts the moves in the order in which equals are preferred.
 */
export function chooseStep(
  state: AbaloneState,
  level: Searching,
  order: (steps: readonly Step[]) => readonly Step[],
): Step | null {
  const position = positionOf(state);
  const { target } = state.options;
  const [black, white] = scoreOf(state.board);
  const field = fieldOf(position, [target - black, target - white]);
  const choices = order(freshest(state, legalSteps(position)));
  const roots = choices.map((step) => encode(field.grid, step));
  const found = search({ field, roots, nodes: BUDGETS[level], depth: DEEPEST });
  return found === null ? null : (choices[roots.indexOf(found.code)] ?? null);
}

/**
 * AB-7.1 The steps to positions that have not been on the board and from which the rival cannot
 * bring about the last repetition; where there are none, fewer wishes.
 */
function freshest(state: AbaloneState, steps: readonly Step[]): readonly Step[] {
  const position = positionOf(state);
  const fresh = steps.filter((step) => !state.seen.includes(pack(after(position, step))));
  const worn = new Set(state.seen.filter((one) => timesIn(state.seen, one) >= REPETITIONS - 1));
  if (worn.size === 0) return fresh.length > 0 ? fresh : steps;
  const safe = fresh.filter((step) => !canReach(after(position, step), worn));
  return [safe, fresh, steps].find((some) => some.length > 0) ?? [];
}

function canReach(position: Position, some: ReadonlySet<string>): boolean {
  return legalSteps(position).some((step) => some.has(pack(after(position, step))));
}

function timesIn(seen: readonly string[], position: string): number {
  return seen.filter((one) => one === position).length;
}
