/** AB-8: draws by agreement. */
import type { AbaloneState, Offers } from '../state.ts';
import { movesMade } from '../state.ts';
import type { Player } from './players.ts';
import { rival, withPlayer } from './players.ts';

/** AB-8.2 How many own moves lie between two offers of a player. */
export const BETWEEN_OFFERS = 10;

export const NO_OFFERS: Offers = { by: null, count: 1, made: [null, null] };

/** Whether a player may offer now: nothing stands, and the last offer is ten own moves ago. */
export function mayOffer(state: AbaloneState, player: Player): boolean {
  const { by, made } = state.offers;
  const last = made[player];
  return by === null && (last === null || movesMade(state, player) - last >= BETWEEN_OFFERS);
}

/** Whether the rival's offer stands before a player. */
export function mayAnswer({ offers }: AbaloneState, player: Player): boolean {
  return offers.by === rival(player);
}

/** The offers after a player has made one. */
export function offered(state: AbaloneState, player: Player): Offers {
  const { count, made } = state.offers;
  return {
    by: player,
    count: count + 1,
    made: withPlayer(made, player, movesMade(state, player)),
  };
}

/** The offers when none stands any more; unchanged where none stood. */
export function withdrawn(offers: Offers): Offers {
  return offers.by === null ? offers : { ...offers, by: null, count: offers.count + 1 };
}
