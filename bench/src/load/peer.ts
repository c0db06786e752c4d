/** What the load asks of every server, whatever it speaks. */
import type { Wire } from './wire.ts';

/** One match: two players, two spectators. */
export interface Match {
  /** Has the player to move send the move of this ply, from 0. */
  readonly play: (ply: number) => void;
  /** The sockets of the four. */
  readonly wires: readonly Pick<Wire, 'received' | 'close'>[];
  /** Lets one more spectator in; gives the bytes they were sent until they saw the board. */
  readonly joinLate: () => Promise<number>;
}

/** Opens a match. `seen` is called for each of the four, each time they have seen a move. */
export type OpenMatch = (seen: () => void) => Promise<Match>;
