/** How each spell looks: the hand that makes it, and the inks of its card. */
import type { Color, SpellId } from '@kesem/engine/games/rock-paper-wizard/chapters/spells';
import type { Gesture } from '../../../kit/hand/gestures.ts';

export const GESTURE: Readonly<Record<SpellId, Gesture>> = {
  antimagicField: 'thumbDown',
  confusion: 'shaka',
  counterspell: 'stop',
  mistyStep: 'three',
  passwall: 'flat',
  teleportationCircle: 'ring',
  wallOfForce: 'pinch',
  chainLightning: 'trident',
  dimensionDoor: 'crossed',
  fear: 'point',
  fireball: 'fist',
  iceStorm: 'hook',
  meteorSwarm: 'open',
  polymorph: 'vulcan',
  stinkingCloud: 'vee',
  telekinesis: 'claw',
  vampiricTouch: 'fangs',
  burningHands: 'horns',
  charmPerson: 'one',
  colorSpray: 'cup',
  dominatePerson: 'beckon',
  feeblemind: 'little',
  imprisonment: 'droop',
  levitate: 'thumbUp',
};

/** The two inks of a card: its ground, and what is cut into it. */
export const GROUND: Readonly<Record<Color, { readonly dark: string; readonly light: string }>> = {
  red: { dark: '#B5283C', light: '#F2A48F' },
  blue: { dark: '#1F5673', light: '#9CCBE0' },
  green: { dark: '#2F6B45', light: '#A9D69A' },
};

/** The inks of a card that nobody knows. */
export const NIGHT = { dark: '#2B2350', light: '#F0B64A' } as const;
