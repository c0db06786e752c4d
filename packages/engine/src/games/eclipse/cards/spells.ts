/** The spells: cost, target, and what they do in order. */
import type { Aim, Cost, Effect, SpellCard } from './card.ts';
import { cost } from './write.ts';

const spell = (price: Cost, target: Aim | null, ...effects: readonly Effect[]): SpellCard => ({
  kind: 'spell',
  cost: price,
  target,
  effects,
});

const CREATURE = { at: 'creature', of: 'any' } as const;
const ENEMY_CREATURE = { at: 'creature', of: 'enemy' } as const;
const ENEMY_STONE = { at: 'stone', of: 'enemy' } as const;
const BURIED_CREATURE = { at: 'buried', kinds: ['creature'] } as const;
const DRAW = { do: 'draw', who: 'me' } as const;

export const SPELLS = {
  // of light
  sunSpear: spell(cost(1, 0, 1), CREATURE, { do: 'damage', to: 'target', amount: 2 }),
  burnAway: spell(
    cost(2, 0, 1),
    { ...CREATURE, like: { skillUpTo: 2 } },
    { do: 'destroy', to: 'target' },
  ),
  whirlwind: spell(cost(1, 0, 1), CREATURE, { do: 'return', to: 'target' }),
  halo: spell(cost(1, 0, 0), CREATURE, { do: 'prevent', to: 'target', amount: 3 }),
  lastLight: spell(cost(1, 0, 1), CREATURE, { do: 'shield', to: 'target' }),
  balm: spell(
    cost(1, 0, 0),
    { ...CREATURE, like: { damaged: true } },
    { do: 'heal', to: 'target', amount: 'all' },
    { ...DRAW, count: 1 },
  ),
  stoneward: spell(cost(1, 0, 0), null, {
    do: 'change',
    to: 'me',
    gives: [{ is: 'ward', by: 2 }],
    lasts: 'turn',
  }),
  secondDawn: spell(cost(1, 0, 1), null, { do: 'extraDrop', count: 1 }),
  insight: spell(cost(1, 0, 1), null, { ...DRAW, count: 2 }),
  stolenHour: spell(cost(1, 0, 0), { at: 'die', of: 'own' }, { do: 'turnDie', by: 2 }),

  // of the dark
  shadowBolt: spell(cost(0, 2, 0), CREATURE, { do: 'damage', to: 'target', amount: 3 }),
  mercyStroke: spell(
    cost(0, 1, 1),
    { ...CREATURE, like: { damaged: true } },
    { do: 'destroy', to: 'target' },
  ),
  kissOfNight: spell(cost(0, 3, 1), CREATURE, { do: 'destroy', to: 'target' }),
  shatter: spell(cost(0, 2, 2), ENEMY_STONE, { do: 'destroy', to: 'target' }),
  nightmare: spell(cost(0, 1, 0), null, { do: 'discard', who: 'opponent', count: 1 }),
  frailty: spell(cost(0, 1, 1), CREATURE, {
    do: 'change',
    to: 'target',
    gives: [
      { is: 'skill', by: -2 },
      { is: 'life', by: -1 },
    ],
    lasts: 'turn',
  }),
  nightfall: spell(cost(0, 1, 1), ENEMY_CREATURE, { do: 'paralyse', to: 'target' }),
  callBack: spell(cost(0, 1, 0), BURIED_CREATURE, { do: 'raise', to: 'hand' }),
  riseAgain: spell(cost(0, 3, 2), BURIED_CREATURE, { do: 'raise', to: 'play' }),
  puppeteer: spell(cost(0, 3, 3), ENEMY_CREATURE, { do: 'steal', to: 'target' }),
  illOmen: spell(cost(0, 1, 0), { at: 'die', of: 'enemy' }, { do: 'turnDie', by: -2 }),

  // of neither, or of both
  surge: spell(cost(0, 0, 1), CREATURE, {
    do: 'change',
    to: 'target',
    gives: [{ is: 'skill', by: 4 }],
    lasts: 'turn',
  }),
  twistOfFate: spell(cost(0, 0, 0), { at: 'die', of: 'any' }, { do: 'reroll' }),
  unbinding: spell(
    cost(0, 0, 1),
    { at: 'enchantment', of: 'any' },
    { do: 'destroy', to: 'target' },
    { ...DRAW, count: 1 },
  ),
  fallingStar: spell(
    cost(0, 0, 2),
    { ...CREATURE, like: { having: 'flying' } },
    { do: 'damage', to: 'target', amount: 4 },
  ),
  tremor: spell(cost(0, 1, 3), null, {
    do: 'damage',
    to: { all: 'creatures', of: 'any', like: { lacking: 'flying' } },
    amount: 2,
  }),
  ringingCrystal: spell(cost(0, 0, 2), null, {
    do: 'renew',
    to: { all: 'stones', of: 'own', like: { energy: 'light' } },
  }),
  turnOfTheMoon: spell(
    cost(0, 0, 1),
    { at: 'stone', of: 'any' },
    { do: 'change', to: 'target', gives: [{ is: 'swapped' }], lasts: 'ever' },
    { ...DRAW, count: 1 },
  ),
  stolenSun: spell(cost(2, 2, 3), ENEMY_STONE, { do: 'steal', to: 'target' }),
} satisfies Record<string, SpellCard>;
