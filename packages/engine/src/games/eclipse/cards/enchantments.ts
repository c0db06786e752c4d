/** The enchantments: cost, bearer, and what holds while it is borne. */
import type { Cost, EnchantmentCard, Modifier } from './card.ts';
import { can, canBy, cost } from './write.ts';

const enchantment = (
  price: Cost,
  target: EnchantmentCard['target'],
  gives: readonly Modifier[],
): EnchantmentCard => ({ kind: 'enchantment', cost: price, target, gives });

const OWN_CREATURE = { at: 'creature', of: 'own' } as const;
const ENEMY_CREATURE = { at: 'creature', of: 'enemy' } as const;
const OWN_STONE = { at: 'stone', of: 'own' } as const;
const ME = { at: 'player', of: 'own' } as const;
const OPPONENT = { at: 'player', of: 'enemy' } as const;
const TABLE = null;

export const ENCHANTMENTS = {
  // of light
  dawnBoon: enchantment(cost(1, 0, 1), OWN_CREATURE, [
    { is: 'skill', by: 1 },
    { is: 'life', by: 1 },
  ]),
  wingsOfLight: enchantment(cost(1, 0, 2), OWN_CREATURE, [
    { is: 'able', ...can('flying') },
    { is: 'skill', by: 1 },
  ]),
  mirrorCloak: enchantment(cost(1, 0, 1), OWN_CREATURE, [
    { is: 'able', ...can('magicImmunity') },
    { is: 'life', by: 2 },
  ]),
  runeOfKeeping: enchantment(cost(1, 0, 0), OWN_STONE, [{ is: 'ward', by: 3 }]),
  circleOfStones: enchantment(cost(1, 0, 2), ME, [{ is: 'ward', by: 1 }]),
  sunBanner: enchantment(cost(2, 0, 3), ME, [{ is: 'skill', by: 1 }]),

  // of the dark
  shadowBlade: enchantment(cost(0, 1, 1), OWN_CREATURE, [
    { is: 'able', ...canBy('deathblow', 1) },
    { is: 'skill', by: 1 },
  ]),
  ghostVeil: enchantment(cost(0, 2, 0), OWN_CREATURE, [{ is: 'able', ...can('ghost') }]),
  curseOfAsh: enchantment(cost(0, 1, 0), ENEMY_CREATURE, [{ is: 'skill', by: -2 }]),
  blightTree: enchantment(cost(0, 2, 1), ENEMY_CREATURE, [
    { is: 'skill', by: -1 },
    { is: 'life', by: -2 },
  ]),
  nightChains: enchantment(cost(0, 2, 1), ENEMY_CREATURE, [{ is: 'bound' }]),
  longNight: enchantment(cost(0, 2, 3), OPPONENT, [{ is: 'skill', by: -1 }]),

  // of neither, or of both
  trollBlood: enchantment(cost(0, 0, 2), OWN_CREATURE, [
    { is: 'able', ...canBy('regeneration', 1) },
    { is: 'life', by: 1 },
  ]),
  moonSpring: enchantment(cost(1, 1, 2), ME, [{ is: 'insight', by: 1 }]),
  bloodMoon: enchantment(cost(0, 1, 2), TABLE, [{ is: 'able', ...canBy('deathblow', 1) }]),
} satisfies Record<string, EnchantmentCard>;
