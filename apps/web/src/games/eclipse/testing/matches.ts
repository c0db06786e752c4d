/** Matches for tests, made by the rules. */

import type { Input } from '@kesem/engine/core/game';
import { seededRandom } from '@kesem/engine/core/random';
import { heardBy } from '@kesem/engine/core/told';
import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { EclipseMove, Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseState, EclipseView, Stone } from '@kesem/engine/games/eclipse/state';
import { each, withOne } from '@kesem/engine/games/eclipse/state';

/** A step of a match: the table before and after it, and what all hear. */
export interface Step {
  readonly before: EclipseView;
  readonly state: EclipseState;
  readonly events: readonly EclipseEvent[];
}

/** An input that the rules accept. */
function stepOf(state: EclipseState, input: Input<EclipseMove>, seed = 'luck'): Step {
  const ruling = eclipse.apply(state, input, seededRandom(seed));
  if (!ruling.ok) throw new Error(`refused: ${ruling.why.code}`);
  const before = eclipse.view(state, 'public');
  return { before, state: ruling.state, events: heardBy(ruling.told, 'public') };
}

/** A move of a player. */
export function moved(state: EclipseState, seat: Player, move: EclipseMove): Step {
  return stepOf(state, { kind: 'move', seat, move });
}

/** The first turn: Dana is to play. */
export function matchOf(): EclipseState {
  const options = { time: 0, turn: 75, window: 0 } as const;
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
  const table = (seed: string) =>
    eclipse.setup({ seats: 2, options, own: [], kept: null, random: seededRandom(seed) }).state;
  const state = seeds.map(table).find(({ open }) => open.first === 0);
  if (!state) throw new Error('nobody begins');
  const kept = moved(state, 0, { do: 'keep' }).state;
  return moved(kept, 1, { do: 'keep' }).state;
}

interface Laid {
  /** The hand of Dana. */
  readonly hand?: readonly CardId[];
  /** Stones of each side. */
  readonly stones?: readonly (readonly CardId[])[];
  readonly creatures?: readonly (readonly CardId[])[];
}

/** The first turn with other cards in hand and in play. */
export function laid({ hand, stones = [], creatures = [] }: Laid): EclipseState {
  const state = matchOf();
  const cards: CardId[] = [];
  const named = (card: CardId): number => cards.push(card);
  const sides = [0, 1] as const;
  const laidStones = sides.flatMap((side) =>
    (stones[side] ?? []).map(
      (card): Stone => ({ id: named(card), card, owner: side, side, marked: false }),
    ),
  );
  const fresh = { damage: 0, used: [], freeAt: null, hurtBy: [], shields: 0, broughtBy: null };
  const laidCreatures = sides.flatMap((side) =>
    (creatures[side] ?? []).map((card) => ({
      id: named(card),
      card,
      owner: side,
      side,
      ...fresh,
    })),
  );
  const cardsInHand = hand ?? state.secret[0].hand;
  return {
    ...state,
    open: {
      ...state.open,
      cards,
      next: cards.length + 1,
      stones: laidStones,
      creatures: laidCreatures,
      hands: withOne(state.open.hands, 0, cardsInHand.length),
    },
    secret: each((player) =>
      player === 0 ? { ...state.secret[0], hand: cardsInHand } : state.secret[1],
    ),
  };
}

/** Plays a match by listed moves taken at random; every step of it. */
export function* playOut(seed: string, most: number): Generator<Step> {
  const random = seededRandom(seed)('choice');
  let { state } = eclipse.setup({
    seats: 2,
    options: { time: 0, turn: 75, window: 15 },
    own: [],
    kept: null,
    random: seededRandom(seed),
  });
  for (let n = 0; n < most && eclipse.outcome(state) === null; n += 1) {
    const step = stepOf(state, inputOf(state, random.pick.bind(random)), `${seed} ${n}`);
    yield step;
    state = step.state;
  }
}

/** A hidden timer falls first; then somebody who is asked does one of the listed things. */
function inputOf(state: EclipseState, pick: <X>(all: readonly X[]) => X): Input<EclipseMove> {
  const hidden = eclipse.timers(state).find((timer) => timer.hidden);
  if (hidden) return { kind: 'timeout', timer: hidden.key };
  const inputs = eclipse.asks(state).flatMap(({ seat, must, answers }) => {
    const moves = must ? eclipse.moves(eclipse.view(state, seat)) : [];
    return moves
      .filter((move) => answers.includes(move.do))
      .map((move) => ({ kind: 'move', seat, move }) as const);
  });
  return pick(inputs);
}
