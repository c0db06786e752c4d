/** EC-9.5 What a card or an ability may be aimed at: one judgement for listing and for legality. */

import type { Aim, CreatureLike, Kind, StoneLike, Whose } from '../cards/card.ts';
import { cardOf } from '../cards/set.ts';
import type { Player, Target } from '../move.ts';
import type { Unfit } from '../refusal.ts';
import { type Creature, type Open, PLAYERS, type Stone } from '../state.ts';
import { isImmune } from './abilities.ts';
import { comingHarms, creatureOf, enchantmentOf, stoneOf } from './pieces.ts';
import { energyOf, hasAbility, skillOf } from './stats.ts';

/** EC-7.3 Whether a creature bears damage or is about to. */
function isDamaged(open: Open, { id, damage }: Creature): boolean {
  return damage > 0 || comingHarms(open).some((harm) => harm.creature === id && harm.damage > 0);
}

/** Whether a thing of `side` is whose a card wants, seen from `player`. */
export function isWhose(of: Whose, side: Player, player: Player): boolean {
  return of === 'any' || (of === 'own') === (side === player);
}

/** Whether a creature is as a card wants it. */
export function isCreatureLike(open: Open, creature: Creature, like: CreatureLike = {}): boolean {
  const { having, lacking, damaged, skillUpTo } = like;
  if (having && !hasAbility(open, creature, having)) return false;
  if (lacking && hasAbility(open, creature, lacking)) return false;
  if (damaged && !isDamaged(open, creature)) return false;
  return skillUpTo === undefined || skillOf(open, creature) <= skillUpTo;
}

/** Whether a stone is as a card wants it. */
export function isStoneLike(open: Open, stone: Stone, { energy }: StoneLike = {}): boolean {
  return energy === undefined || energyOf(open, stone) === energy;
}

/** Why `player` cannot aim so; null when they can. */
export function unfit(open: Open, player: Player, aim: Aim, target: Target): Unfit | null {
  if (aim.at !== target.at) return 'kind';
  if (aim.at === 'buried') return unfitBuried(open, player, aim.kinds, target);
  const side = sideOf(open, target);
  if (side === undefined) return 'gone';
  return isWhose(aim.of, side, player) ? unlike(open, player, aim, target) : 'side';
}

function unfitBuried(
  open: Open,
  player: Player,
  kinds: readonly Kind[],
  target: Target,
): Unfit | null {
  if (target.at !== 'buried' || !open.discards[player].includes(target.card)) return 'gone';
  return kinds.includes(cardOf(target.card).kind) ? null : 'unlike';
}

/** Whose the chosen thing is; undefined when it is not there. */
function sideOf(open: Open, target: Target): Player | undefined {
  if (target.at === 'buried') return undefined;
  if ('player' in target) {
    return target.at === 'player' || hasDie(open, target.player) ? target.player : undefined;
  }
  const find = { creature: creatureOf, stone: stoneOf, enchantment: enchantmentOf }[target.at];
  return find(open, target.id)?.side;
}

function unlike(open: Open, player: Player, aim: Aim, target: Target): Unfit | null {
  if (aim.at === 'creature' && target.at === 'creature') {
    return unlikeCreature(open, player, aim.like, creatureOf(open, target.id));
  }
  if (aim.at !== 'stone' || target.at !== 'stone') return null;
  const stone = stoneOf(open, target.id);
  return stone && isStoneLike(open, stone, aim.like) ? null : 'unlike';
}

function unlikeCreature(
  open: Open,
  player: Player,
  like: CreatureLike | undefined,
  creature: Creature | undefined,
): Unfit | null {
  if (!creature) return 'gone';
  if (creature.side !== player && isImmune(open, creature)) return 'immune';
  return isCreatureLike(open, creature, like) ? null : 'unlike';
}

function hasDie({ roll }: Open, player: Player): boolean {
  return roll !== null && (roll.for === 'fight' || roll.player === player);
}

/** Everything that `player` can aim at. */
export function targets(open: Open, player: Player, aim: Aim): readonly Target[] {
  return candidates(open, player, aim).filter(
    (target) => unfit(open, player, aim, target) === null,
  );
}

function candidates(open: Open, player: Player, { at }: Aim): readonly Target[] {
  switch (at) {
    case 'creature':
      return open.creatures.map(({ id }) => ({ at, id }));
    case 'stone':
      return open.stones.map(({ id }) => ({ at, id }));
    case 'enchantment':
      return open.enchantments.map(({ id }) => ({ at, id }));
    case 'player':
    case 'die':
      return PLAYERS.map((one) => ({ at, player: one }));
    case 'buried':
      return [...new Set(open.discards[player])].map((card) => ({ at, card }));
    default:
      return at satisfies never;
  }
}
