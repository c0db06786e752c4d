/** What a table is worth to a player, in power stones. Fights and saving rolls to come are in battle.ts. */
import type { Ability, AbilityId } from '../cards/card.ts';
import { type CardId, cardOf } from '../cards/set.ts';
import { HAND } from '../chapters/hands.ts';
import { creaturesOf, stoneCounts } from '../chapters/pieces.ts';
import { dropsLeft } from '../chapters/plays.ts';
import { abilitiesOf, energyOf, insightOf, isAble, lifeOf, skillOf } from '../chapters/stats.ts';
import type { Player } from '../move.ts';
import { winningLead } from '../outcome.ts';
import { type Creature, type Open, other } from '../state.ts';

/** What a match is worth to who has won it. */
export const WON = 100;
/** What one point of a creature is worth. */
const SKILL = 0.22;
const LIFE = 0.15;
/** What an ability is worth, for each point of its strength. */
const ABILITIES: Readonly<Record<AbilityId, number>> = {
  flying: 0.25,
  paralysis: 0.3,
  magicImmunity: 0.2,
  draw: 0,
  revive: 0.4,
  demonicDestruction: 1.2,
  darkRevival: 0.3,
  ghost: 0.3,
  deathblow: 0.12,
  charge: 0.1,
  regeneration: 0.25,
  protectiveTouch: 0.2,
  darkTouch: 0.45,
};
/** The share of its worth that a creature keeps while it can do nothing. */
const BOUND = 0.3;
/** A card in hand: a stone, and another one by what it costs. */
const STONE = 0.4;
const CARD = 0.15;
const ENERGY = 0.08;
/** An energy that one's stones do not give. */
const LACK = 0.08;
/** A card of which one knows nothing. */
const UNKNOWN = 0.38;
/** A stone in hand that may still be played this turn. */
const DROP = 0.3;
/** A card more in every Renewal. */
const INSIGHT = 0.8;

/** What a lead in stones is worth; more and more the nearer it comes to the aim. */
export function worthOfLead(open: Open, lead: number): number {
  const aim = winningLead(open);
  if (Math.abs(lead) >= aim) return Math.sign(lead) * WON;
  return lead * (1 + (Math.abs(lead) / aim) ** 2);
}

/** What a creature is worth to the side it is on. */
export function worthOfCreature(open: Open, creature: Creature): number {
  const points = SKILL * skillOf(open, creature) + LIFE * lifeOf(open, creature);
  const abilities = abilitiesOf(open, creature).reduce((sum, one) => sum + worthOfAbility(one), 0);
  return Math.max(0.1, points + abilities) * (isAble(open, creature) ? 1 : BOUND);
}

function worthOfAbility(one: Ability): number {
  return ABILITIES[one.ability] * ('x' in one ? one.x : 1);
}

/** What a card is worth to a player who holds it. */
export function worthInHand(open: Open, player: Player, id: CardId): number {
  const card = cardOf(id);
  if (card.kind === 'stone') return STONE;
  const { light, dark, any } = card.cost;
  const stones = open.stones.filter(({ side }) => side === player);
  const lights = stones.filter((stone) => energyOf(open, stone) === 'light').length;
  const lacks = Math.max(0, light - lights) + Math.max(0, dark - (stones.length - lights));
  return Math.max(0, CARD + ENERGY * (light + dark + any) - LACK * lacks);
}

/** What all that is in play and in hand is worth to `me`, who holds `hand`; fights to come left out. */
export function material(open: Open, me: Player, hand: readonly CardId[]): number {
  const counts = stoneCounts(open);
  const lead = worthOfLead(open, counts[me] - counts[other(me)]);
  const board = strength(open, me) - strength(open, other(me));
  return lead + board + worthOfHand(open, me, hand) - UNKNOWN * open.hands[other(me)];
}

function strength(open: Open, player: Player): number {
  const creatures = creaturesOf(open, player).map((one) => worthOfCreature(open, one));
  return creatures.reduce((sum, one) => sum + one, INSIGHT * insightOf(open, player));
}

function worthOfHand(open: Open, me: Player, hand: readonly CardId[]): number {
  const worths = hand.map((card) => worthInHand(open, me, card)).toSorted((a, b) => b - a);
  const kept = worths.slice(0, HAND).reduce((sum, one) => sum + one, 0);
  if (open.active !== me || open.agenda[0]?.do !== 'main') return kept;
  const stones = hand.filter((card) => cardOf(card).kind === 'stone').length;
  return kept + DROP * Math.min(stones, dropsLeft(open));
}
