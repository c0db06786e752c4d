/** RW-6: the cards, one of each. What they do stands in effects.ts. */

export type Color = 'blue' | 'red' | 'green';

export const SPELLS = [
  'antimagicField',
  'confusion',
  'counterspell',
  'mistyStep',
  'passwall',
  'teleportationCircle',
  'wallOfForce',
  'chainLightning',
  'dimensionDoor',
  'fear',
  'fireball',
  'iceStorm',
  'meteorSwarm',
  'polymorph',
  'stinkingCloud',
  'telekinesis',
  'vampiricTouch',
  'burningHands',
  'charmPerson',
  'colorSpray',
  'dominatePerson',
  'feeblemind',
  'imprisonment',
  'levitate',
] as const;
export type SpellId = (typeof SPELLS)[number];

/** Blue defends and moves, red attacks, green is about gold. */
export const COLORS: Readonly<Record<SpellId, Color>> = {
  antimagicField: 'blue',
  confusion: 'blue',
  counterspell: 'blue',
  mistyStep: 'blue',
  passwall: 'blue',
  teleportationCircle: 'blue',
  wallOfForce: 'blue',
  chainLightning: 'red',
  dimensionDoor: 'red',
  fear: 'red',
  fireball: 'red',
  iceStorm: 'red',
  meteorSwarm: 'red',
  polymorph: 'red',
  stinkingCloud: 'red',
  telekinesis: 'red',
  vampiricTouch: 'red',
  burningHands: 'green',
  charmPerson: 'green',
  colorSpray: 'green',
  dominatePerson: 'green',
  feeblemind: 'green',
  imprisonment: 'green',
  levitate: 'blue',
};

/** RW-6.24 The promotional card: in the deck only when the host wishes. */
export const PROMO: SpellId = 'levitate';
