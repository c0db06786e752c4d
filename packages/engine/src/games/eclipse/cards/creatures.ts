/** The creatures: cost, combat skill, life, abilities. */
import type { Ability, Cost, CreatureCard } from './card.ts';
import { can, canBy, cost } from './write.ts';

const creature = (
  price: Cost,
  skill: number,
  life: number,
  abilities: readonly Ability[] = [],
): CreatureCard => ({ kind: 'creature', cost: price, skill, life, abilities });

export const CREATURES = {
  // of light
  dawnAcolyte: creature(cost(1, 0, 0), 1, 2, [canBy('protectiveTouch', 1)]),
  morningDove: creature(cost(1, 0, 0), 1, 1, [can('flying')]),
  lampKeeper: creature(cost(1, 0, 1), 1, 2, [can('draw')]),
  dawnStag: creature(cost(1, 0, 1), 2, 2, [canBy('charge', 1)]),
  coronaOwl: creature(cost(2, 0, 1), 2, 2, [can('flying'), can('draw')]),
  springHealer: creature(cost(2, 0, 1), 1, 3, [can('revive')]),
  sunLancer: creature(cost(2, 0, 1), 3, 2, [canBy('charge', 1)]),
  noonSentinel: creature(cost(2, 0, 2), 3, 3, [canBy('protectiveTouch', 2)]),
  whiteUnicorn: creature(cost(2, 0, 1), 2, 2, [can('magicImmunity')]),
  goldenGriffin: creature(cost(2, 0, 1), 2, 2, [can('flying'), canBy('charge', 1)]),
  noonLion: creature(cost(3, 0, 2), 5, 3, [canBy('charge', 2)]),
  firstLight: creature(cost(4, 0, 2), 4, 3, [can('flying'), can('revive')]),

  // of the dark
  hollowSoldier: creature(cost(0, 1, 0), 2, 1),
  sootImp: creature(cost(0, 1, 1), 1, 2, [canBy('darkTouch', 1)]),
  zombie: creature(cost(0, 1, 1), 2, 2, [canBy('regeneration', 1)]),
  pitSpider: creature(cost(0, 1, 1), 2, 2, [can('paralysis')]),
  lostGhost: creature(cost(0, 2, 0), 2, 2, [can('ghost')]),
  ashScorpion: creature(cost(0, 2, 1), 2, 2, [canBy('deathblow', 2)]),
  crowDoctor: creature(cost(0, 2, 2), 1, 3, [canBy('darkTouch', 2)]),
  gorgon: creature(cost(0, 2, 2), 2, 2, [can('paralysis')]),
  graveCaller: creature(cost(0, 2, 2), 2, 2, [can('darkRevival')]),
  driftingShade: creature(cost(0, 3, 1), 2, 1, [can('flying'), can('ghost')]),
  vampire: creature(cost(0, 3, 2), 4, 2, [can('darkRevival')]),
  headsman: creature(cost(0, 3, 0), 0, 1, [can('demonicDestruction')]),
  totalityDemon: creature(cost(0, 5, 2), 6, 5, [can('demonicDestruction')]),

  // of neither, or of both
  goblin: creature(cost(0, 0, 1), 1, 1),
  duskWolf: creature(cost(0, 0, 2), 2, 2, [canBy('charge', 1)]),
  twilightFox: creature(cost(1, 1, 0), 1, 2, [can('draw')]),
  orc: creature(cost(0, 0, 3), 2, 3, [canBy('charge', 1)]),
  troll: creature(cost(0, 1, 3), 4, 3, [canBy('regeneration', 1)]),
  stoneGolem: creature(cost(0, 0, 5), 4, 4, [can('magicImmunity')]),
  eclipseDragon: creature(cost(2, 2, 3), 4, 3, [can('flying'), canBy('deathblow', 1)]),
} satisfies Record<string, CreatureCard>;
