/** AB-1.3: the two players, and what there is one of for each. */
import type { Seat } from '../../../core/game.ts';
import { SIDES, type Side } from './position.ts';

/** AB-1.3 The two seats: 0 is Black and moves first, 1 is White. */
export type Player = 0 | 1;
export type Both<X> = readonly [X, X];

/** The player of a seat. */
export function playerAt(seat: Seat): Player {
  return seat === 0 ? 0 : 1;
}

/** The other player. */
export function rival(player: Player): Player {
  return player === 0 ? 1 : 0;
}

/** The colour of a player. */
export function sideOf(player: Player): Side {
  return SIDES[player];
}

/** The same pair with one player's part replaced. */
export function withPlayer<X>(pair: Both<X>, player: Player, part: X): Both<X> {
  return player === 0 ? [part, pair[1]] : [pair[0], part];
}
