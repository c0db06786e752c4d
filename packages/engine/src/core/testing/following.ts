/** Following single steps, in matches that a test makes up. */
import { expect } from 'vitest';
import type { Game, Input, Types, Viewer } from '../game.ts';
import { seededRandom } from '../random.ts';
import { heardBy } from '../told.ts';

/**
 * Plays inputs that must be accepted, each made from the state before it. After each of them every
 * viewer who follows what they hear must have come to the view they now have, but for the residue.
 * @returns the last state.
 */
export function followAll<T extends Types>(
  game: Game<T>,
  seats: number,
  from: T['state'],
  ...inputs: readonly ((state: T['state']) => Input<T['move']>)[]
): T['state'] {
  const viewers: readonly Viewer[] = [
    ...Array.from({ length: seats }, (_, seat) => seat),
    'public',
    'all',
  ];
  let state = from;
  for (const input of inputs) {
    const ruling = game.apply(state, input(state), seededRandom('following'));
    if (!ruling.ok) throw new Error(`refused: ${JSON.stringify(ruling.why)}`);
    for (const viewer of viewers) {
      const before = game.view(state, viewer);
      const end = heardBy(ruling.told, viewer).reduce(
        (view, event) => game.follow(view, event),
        before,
      );
      expect(told(game, end)).toEqual(told(game, game.view(ruling.state, viewer)));
    }
    state = ruling.state;
  }
  return state;
}

/** The parts of a view that events tell. */
function told<T extends Types>({ residue }: Game<T>, view: T['view']): object {
  const parts: readonly (readonly [string, unknown])[] = Object.entries(view);
  return Object.fromEntries(parts.filter(([part]) => !residue.some((one) => one === part)));
}
