/** The cards in English. */
import type { SpellId } from '@kesem/engine/games/rock-paper-wizard/chapters/spells';

/** A card in words: its name, what the hand does, and what comes of it. */
export interface SpellWords {
  readonly name: string;
  readonly gesture: string;
  readonly effect: string;
}

/** By spell. */
export const SPELLS: Readonly<Record<SpellId, SpellWords>> = {
  antimagicField: {
    name: 'Antimagic Field',
    gesture: 'fist with the thumb down',
    effect: 'Advance 2. The target’s hand becomes a wild card',
  },
  confusion: {
    name: 'Confusion',
    gesture: 'back of the hand, thumb down, little finger out on top',
    effect: 'Advance 2. The target points at the next clockwise',
  },
  counterspell: {
    name: 'Counterspell',
    gesture: 'palm upright, fingers together: stop',
    effect: 'Advance 2. The target’s spell is cancelled',
  },
  mistyStep: {
    name: 'Misty Step',
    gesture: 'three fingers together, forward; the thumb holds the little finger',
    effect: 'Go to the target’s space',
  },
  passwall: {
    name: 'Passwall',
    gesture: 'flat hand forward, fingers together, thumb on top',
    effect: 'Advance 3. The target advances 2',
  },
  teleportationCircle: {
    name: 'Teleportation Circle',
    gesture: 'all fingertips meet the thumb in a ring',
    effect: 'Advance the gap between your gold and the target’s',
  },
  wallOfForce: {
    name: 'Wall of Force',
    gesture: 'thumb and index meet below, three fingers spread forward',
    effect: 'Advance 2. The target now points at itself',
  },
  chainLightning: {
    name: 'Chain Lightning',
    gesture: 'thumb, index and middle finger spread, two folded',
    effect: 'Target back 3. Whom it points at, back 2',
  },
  dimensionDoor: {
    name: 'Dimension Door',
    gesture: 'index and middle finger crossed, forward',
    effect: 'Change places with the target',
  },
  fear: {
    name: 'Fear',
    gesture: 'index finger straight at the target',
    effect: 'Target back 2 for each wizard poorer than it',
  },
  fireball: {
    name: 'Fireball',
    gesture: 'closed fist, forward',
    effect: 'Target back 5',
  },
  iceStorm: {
    name: 'Ice Storm',
    gesture: 'palm down, index finger hooked downwards',
    effect: 'Target back 4. Its two neighbours advance 2',
  },
  meteorSwarm: {
    name: 'Meteor Swarm',
    gesture: 'open hand, five fingers spread',
    effect: 'Target back 1, and 2 per card from here to the deck',
  },
  polymorph: {
    name: 'Polymorph',
    gesture: 'four fingers in two pairs, a gap between them',
    effect: 'Target back the gap between your gold and its gold',
  },
  stinkingCloud: {
    name: 'Stinking Cloud',
    gesture: 'V of index and middle finger, forward',
    effect: 'Target back 3. Its two neighbours back 1',
  },
  telekinesis: {
    name: 'Telekinesis',
    gesture: 'claw: five bent fingers, as around a ball',
    effect: 'Target goes to the space just behind yours',
  },
  vampiricTouch: {
    name: 'Vampiric Touch',
    gesture: 'index and middle finger bent down: two fangs',
    effect: 'Target back 2. Advance 2',
  },
  burningHands: {
    name: 'Burning Hands',
    gesture: 'thumb, index and little finger out, two folded',
    effect: 'Target back 1 and loses 1 gold',
  },
  charmPerson: {
    name: 'Charm Person',
    gesture: 'index finger up: number one',
    effect: 'Target gives 2 gold to a poorer wizard it chooses',
  },
  colorSpray: {
    name: 'Color Spray',
    gesture: 'fingers together and curved over the thumb: a C',
    effect: 'Target loses 1 gold for each wizard poorer than it',
  },
  dominatePerson: {
    name: 'Dominate Person',
    gesture: 'palm up, index finger curled: come here',
    effect: 'Target back 3. It pays you 1 gold',
  },
  feeblemind: {
    name: 'Feeblemind',
    gesture: 'little finger forward under a fist',
    effect: 'Share all gold with the target; the odd coin is yours',
  },
  imprisonment: {
    name: 'Imprisonment',
    gesture: 'drooping hand, fingers down like bars',
    effect: 'Target pays 1 gold to each wizard poorer than it',
  },
  levitate: {
    name: 'Levitate',
    gesture: 'fist with the thumb up',
    effect: 'Target forward 1. Advance 1 per wizard ahead of you',
  },
};
