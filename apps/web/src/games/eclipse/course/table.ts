/** Tables that are laid for a lesson, and the rules by which time flies on them. */
import type { Game } from '@kesem/engine/core/game';
import { seededRandom } from '@kesem/engine/core/random';
import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import { isAsked, windowOf } from '@kesem/engine/games/eclipse/chapters/windows';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { Id, Player } from '@kesem/engine/games/eclipse/move';
import {
  type Creature,
  type EclipseState,
  type EclipseTypes,
  each,
  type Hidden,
  type Open,
  type Pair,
  type Stone,
} from '@kesem/engine/games/eclipse/state';

/** What lies on a table in a main phase. */
export interface Laid {
  readonly active: Player;
  readonly stones: Pair<readonly CardId[]>;
  readonly creatures: Pair<readonly CardId[]>;
  readonly hands: Pair<readonly CardId[]>;
}

/** The table as a state of the match: both decks original, no clocks but those of windows. */
export function tableOf({ active, stones, creatures, hands }: Laid): EclipseState {
  const options = { time: 0, turn: 75, window: 0 } as const;
  const random = seededRandom('lesson');
  const start = eclipse.setup({ seats: 2, options, own: [], kept: null, random }).state;
  const cards = [...stones.flat(), ...creatures.flat()];
  const open: Open = {
    ...start.open,
    first: 0,
    turn: active === 0 ? 9 : 10,
    active,
    stones: pieces(stones, 1).map((one): Stone => ({ ...one, marked: false })),
    creatures: pieces(creatures, stones.flat().length + 1).map((one) => ({ ...one, ...RESTED })),
    hands: [hands[0].length, hands[1].length],
    cards,
    next: cards.length + 1,
    ready: [true, true],
    questions: 1,
    agenda: [{ do: 'main', main: 1, free: 1 }],
  };
  const secret = each((player): Hidden => ({ ...start.secret[player], hand: hands[player] }));
  return { open, secret, beaten: false };
}

const RESTED = {
  damage: 0,
  used: [],
  freeAt: null,
  hurtBy: [],
  shields: 0,
  broughtBy: null,
} satisfies Omit<Creature, 'id' | 'card' | 'owner' | 'side'>;

/** Cards in play numbered from `from`, the learner's first. */
function pieces(cards: Pair<readonly CardId[]>, from: Id) {
  const sides = ([0, 1] as const).flatMap((side) => cards[side].map((card) => ({ card, side })));
  return sides.map(({ card, side }, at) => ({ id: from + at, card, side, owner: side }));
}

/**
 * The rules, on a table where nobody else thinks: a window that the learner is not asked in is over
 * at once, for no clock runs in a lesson.
 */
export const swift: Game<EclipseTypes> = {
  ...eclipse,
  apply: (state, input, random) => {
    let ruling = eclipse.apply(state, input, random);
    while (ruling.ok && !isAsked(ruling.state, 0)) {
      const window = windowOf(ruling.state.open);
      if (!window) break;
      const timer = `beat:${window.n}`;
      const after = eclipse.apply(ruling.state, { kind: 'timeout', timer }, random);
      if (!after.ok) return after;
      ruling = { ...after, told: [...ruling.told, ...after.told] };
    }
    return ruling;
  },
};
