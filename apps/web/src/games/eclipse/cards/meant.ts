/** Whom a sentence of a card means, in the form in which both languages name it. */
import type {
  Aim,
  CreatureLike,
  Kind,
  Modifier,
  StoneLike,
  To,
  Whose,
} from '@kesem/engine/games/eclipse/cards/card';

/** One, or everything of its kind. */
export interface Ones {
  readonly what: Aim['at'];
  /** `chosen`: of the player who was chosen. */
  readonly of: Whose | 'chosen';
  readonly every: boolean;
  readonly like: CreatureLike & StoneLike;
  /** Of buried cards: which of them. */
  readonly kinds: readonly Kind[];
}

const PLAIN = { every: false, like: {}, kinds: [] } as const;

/** The bearer of an enchantment on the table. */
export const TABLE: Ones = { ...PLAIN, what: 'player', of: 'any', every: true };

const ME: Ones = { ...PLAIN, what: 'player', of: 'own' };
const OPPONENT: Ones = { ...PLAIN, what: 'player', of: 'enemy' };

/** What a player chooses. */
export function chosen(aim: Aim): Ones {
  if (aim.at === 'buried') return { ...PLAIN, what: aim.at, of: 'own', kinds: aim.kinds };
  const like = 'like' in aim ? (aim.like ?? {}) : {};
  return { ...PLAIN, what: aim.at, of: aim.of, like };
}

const SINGULAR = { creatures: 'creature', stones: 'stone', enchantments: 'enchantment' } as const;

/** Whom an effect is done to; `target` is what its card lets choose. */
export function meant(to: To, target: Ones): Ones {
  if (to === 'target') return target;
  if (to === 'me') return ME;
  if (to === 'opponent') return OPPONENT;
  const like = 'like' in to ? (to.like ?? {}) : {};
  return { ...PLAIN, what: SINGULAR[to.all], of: to.of, every: true, like };
}

const STONES_FEEL: ReadonlySet<Modifier['is']> = new Set(['ward', 'swapped']);

/** Who feels what a bearer bears: of a player that is everything of a kind on that side. */
export function feeling(bearer: Ones, { is }: Modifier): Ones {
  if (bearer.what !== 'player' || is === 'insight') return bearer;
  const of = bearer.of === 'any' && !bearer.every ? 'chosen' : bearer.of;
  return { ...PLAIN, what: STONES_FEEL.has(is) ? 'stone' : 'creature', of, every: true };
}
