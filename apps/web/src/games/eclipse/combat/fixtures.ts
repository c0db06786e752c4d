/** One table for the tests of combat, and combats on it. Ids: stones 1–4, creatures 5–8. */
import { seededRandom } from '@kesem/engine/core/random';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { Attack, EclipseMove, Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseState, EclipseView } from '@kesem/engine/games/eclipse/state';
import { swift, tableOf } from '../course/table.ts';

export const [VAMPIRE, DOVE, GOBLIN, OWL] = [5, 6, 7, 8];
/** Stones of the second player. */
export const [STONE, OTHER] = [3, 4];

const TABLE = tableOf({
  active: 0,
  stones: [
    ['crystal', 'crystal'],
    ['darkStone', 'darkStone'],
  ],
  creatures: [
    ['vampire', 'morningDove'],
    ['goblin', 'coronaOwl'],
  ],
  hands: [[], []],
});

/** A pair of a declaration. */
export function pair(attacker: number, target: number): Attack {
  return { attacker, target };
}

/** The table as a player sees it. */
export function seenBy(me: Player, state: EclipseState = TABLE): EclipseView {
  return eclipse.view(state, me);
}

/** After this declaration, with the defender asked where there is anything to ask. */
export function attacked(...attacks: readonly Attack[]): EclipseState {
  return moved(TABLE, 0, { do: 'attack', attacks });
}

/** After a move that must be accepted; nobody has answers, so windows are over at once. */
export function moved(state: EclipseState, seat: Player, move: EclipseMove): EclipseState {
  const ruling = swift.apply(state, { kind: 'move', seat, move }, seededRandom('dice'));
  if (!ruling.ok) throw new Error(`refused: ${JSON.stringify(ruling.why)}`);
  return ruling.state;
}
