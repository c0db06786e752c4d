/** Tables as a test wants them, where whoever looks picks last, and so sees what comes of it. */

import { seededRandom } from '@kesem/engine/core/random';
import { openTable, type Table } from '@kesem/engine/core/table';
import { shapes } from '@kesem/engine/games/shapes/game';
import type { ShapesState } from '@kesem/engine/games/shapes/state';
import { play, table } from '@kesem/engine/games/shapes/testing/fixtures';
import { keptMatch } from '../../../shell/here/testing/kept.ts';

/** How a table stands. The last pick of a tie reveals all cards there are, for a single card is not asked for. */
export interface Lying {
  readonly seats: 2 | 3 | 4;
  /** How many base cards each has laid; 0: the full cards are not asked for yet. */
  readonly laid: 0 | 1;
  /** Whether the full cards lie open, so that all are level. */
  readonly tied: boolean;
  /** What the first has won before. */
  readonly prizes: 'few' | 'many';
  /** How the last cards of a tie end the round: by a match, by a joker, or for nobody. */
  readonly last: keyof typeof LAST;
}

/** The last base card of the first player. */
const LAST = { match: 't', joker: 'j', nobody: 'c' } as const;
/** Everybody's full cards have a circle, and everybody lays circles; the first has one that matches nothing. */
const FULLS = ['cth', 'cs', 'c*', 'ch'];
/** All that a winner can have: as many shapes as there are, and the jokers. */
const MANY = 'ccccctttttsssss*****hhhhhccttjj';
const FEW = 'ct*';
const RANDOM = seededRandom('states');

/** A table that stands so. Nothing is left in the pile: the round is the last unless cards go back. */
export function stateOf({ seats, laid, tied, prizes, last }: Lying): ShapesState {
  const hands = FULLS.slice(0, seats).map((full, seat) =>
    seat === 0 ? `cc${LAST[last]} ${full} ts *h` : `ccc ${full} ts *h`,
  );
  const won = FULLS.slice(0, seats).map((_, seat) =>
    seat > 0 ? FEW : prizes === 'many' ? MANY : FEW,
  );
  const start = table({ hands, pile: '', prizes: won });
  const all = (card: (seat: number) => string): string =>
    Array.from({ length: seats }, (_, seat) => card(seat)).join(' ');
  const rounds = [
    ...(laid > 0 ? [all(() => 'c')] : []),
    ...(tied ? [all((seat) => FULLS[seat] ?? '')] : []),
  ];
  return othersPicked(play(start, rounds.join(' ')).state, seats);
}

/** Everybody but the first has picked the first card. */
function othersPicked(state: ShapesState, seats: number): ShapesState {
  let now = state;
  for (let seat = 1; seat < seats; seat += 1) {
    const move = { do: 'pick', slot: 0 } as const;
    const ruling = shapes.apply(now, { kind: 'move', seat, move }, RANDOM);
    // a single card is not asked for
    if (ruling.ok) now = ruling.state;
  }
  return now;
}

const houseOf = (state: ShapesState): Table =>
  openTable({ ...shapes, setup: () => ({ state, told: [] }), timers: () => [] });

const LEVEL = 'easy';
export const LAID_AT = `/here/shapes/${LEVEL}`;

/** What a device keeps of a table that stands so: the name in its storage, and what lies there. */
export const keptOf = (lying: Lying): readonly [name: string, kept: string] =>
  keptMatch(houseOf(stateOf(lying)), LEVEL, { seats: lying.seats, bots: true });
