/** The toy with a fault planted in it. */
import type { Game, Input, Seat } from '../game.ts';
import { openTable } from '../table.ts';
import { conformance } from './conformance.ts';
import { TOY_TRIAL, toy } from './toy.ts';
import type { ToyMove, ToyState, ToyTypes } from './toy-types.ts';

/** The toy, whose parts are replaced by faulty ones. */
export type Toy = Game<ToyTypes>;

/** Returns what the suite finds wrong with the toy with this fault, a line each. */
export function findings(fault: Partial<Toy>, runs = 1): string {
  const table = openTable({ ...toy, ...fault });
  return conformance(table, { ...TOY_TRIAL, runs }).findings.join('\n');
}

export const isMove = (
  input: Input<ToyMove>,
  kind: ToyMove['do'],
): input is Extract<Input<ToyMove>, { kind: 'move' }> =>
  input.kind === 'move' && input.move.do === kind;

export const mayAdd = ({ secret }: ToyState, seat: Seat): boolean =>
  (secret[seat]?.hand ?? []).some((card, slot) => slot !== secret[seat]?.pick && card % 2 === 0);

/** Returns a list of moves made from more than the view, as a cache beside the rules would make it. */
export function withCache(): Pick<Toy, 'view' | 'moves'> {
  let behind: ToyState | null = null;
  return {
    view: (state, viewer) => {
      behind = state;
      return toy.view(state, viewer);
    },
    moves: (seen) => {
      const state = behind;
      const isRich = state?.secret.some((_, seat) => seat !== seen.me && mayAdd(state, seat));
      return isRich ? toy.moves(seen) : toy.moves(seen).toReversed();
    },
  };
}

/** The state with one public number moved on, as a rule that forgot to tell would do it. */
export const counted = (state: ToyState): ToyState => ({
  ...state,
  pub: { ...state.pub, beat: state.pub.beat + 1 },
});

/** A rule that fails. */
export function never(): never {
  throw new Error('planted');
}
