import { describe, expect, it } from 'vitest';
import { cast, type Hands, resolving, written } from '../testing/fixtures.ts';
import { EFFECTS } from './effects.ts';
import { SPELLS, type SpellId } from './spells.ts';

/**
 * Seat 0 casts; before and after, as spaces | gold, 3 each unless told. By default everybody holds an
 * armed Fireball at the next seat; `0>2` points a hand elsewhere, `1=fear` makes it a card face down,
 * `1:acted` says what became of it.
 */
const TABLE = `
[RW-6.1] Antimagic Field: C +2; antimagicField; 5 5 5 5; 7 5 5 5
[RW-6.2] Confusion: C +2; confusion; 5 5 5 5; 7 5 5 5
[RW-6.3] Counterspell: C +2; counterspell; 9 5 5 5; 10 5 5 5
[RW-6.7] Wall of Force: C +2; wallOfForce; 5 5 5 5; 7 5 5 5
[RW-6.4] Misty Step forward; mistyStep; 2 9 5 5; 9 9 5 5
[RW-6.4] Misty Step backward; mistyStep; 9 2 5 5; 2 2 5 5
[RW-6.4] Misty Step at itself; mistyStep; 9 2 5 5; 9 2 5 5; 0>0
[RW-6.5] Passwall: C +3, T +2; passwall; 5 1 5 5; 8 3 5 5
[RW-6.5] Passwall at the hoard; passwall; 9 9 5 5; 10 10 5 5
[RW-6.5] Passwall at itself: +5; passwall; 2 5 5 5; 7 5 5 5; 0>0
[RW-6.6] Teleportation Circle, C richer; teleportationCircle; 2 5 5 5 | 9 4 3 3; 7 5 5 5 | 9 4 3 3
[RW-6.6] Teleportation Circle, C poorer; teleportationCircle; 2 5 5 5 | 4 9 3 3; 7 5 5 5 | 4 9 3 3
[RW-6.6] Teleportation Circle as rich; teleportationCircle; 2 5 5 5; 2 5 5 5
[RW-6.6] Teleportation Circle, far; teleportationCircle; 2 5 5 5 | 20 1 3 3; 10 5 5 5 | 20 1 3 3
[RW-6.6] Teleportation Circle at itself; teleportationCircle; 2 5 5 5 | 9 4 3 3; 2 5 5 5 | 9 4 3 3; 0>0
[RW-6.8] Chain Lightning: T -3, its target -2; chainLightning; 5 5 5 5; 5 2 3 5
[RW-6.8] Chain Lightning back at C; chainLightning; 5 5 5 5; 3 2 5 5; 1>0
[RW-6.8] Chain Lightning, T at itself: -5; chainLightning; 5 6 5 5; 5 1 5 5; 1>1
[RW-6.8] Chain Lightning, T holding a surge card; chainLightning; 5 5 5 5; 5 2 5 3; 1>3 1=fear
[RW-6.8] Chain Lightning, T has acted; chainLightning; 5 5 5 5; 5 2 5 5; 1:acted
[RW-6.8] Chain Lightning, T cancelled; chainLightning; 5 5 5 5; 5 2 5 5; 1:cancelled
[RW-6.8] Chain Lightning at itself: -3; chainLightning; 5 5 5 5; 2 5 5 5; 0>0
[RW-6.9] Dimension Door; dimensionDoor; 2 9 5 5; 9 2 5 5
[RW-6.9] Dimension Door at itself; dimensionDoor; 2 9 5 5; 2 9 5 5; 0>0
[RW-6.10] Fear: 2 for each poorer, C among them; fear; 5 9 5 5 | 3 6 5 6; 5 5 5 5 | 3 6 5 6
[RW-6.10] Fear, nobody poorer; fear; 5 9 5 5 | 9 3 3 4; 5 9 5 5 | 9 3 3 4
[RW-6.10] Fear at the exit; fear; 5 3 5 5 | 3 9 3 3; 5 0 5 5 | 3 9 3 3
[RW-6.10] Fear at itself; fear; 9 5 5 5 | 9 3 3 10; 5 5 5 5 | 9 3 3 10; 0>0
[RW-6.11] Fireball: -5; fireball; 5 9 5 5; 5 4 5 5
[RW-6.11] Fireball at itself; fireball; 9 9 5 5; 4 9 5 5; 0>0
[RW-6.12] Ice Storm: T -4, neighbours +2, C among them; iceStorm; 5 5 5 5; 7 1 7 5
[RW-6.12] Ice Storm, C no neighbour; iceStorm; 5 9 5 1; 5 10 1 3; 0>2
[RW-6.12] Ice Storm among three: everybody else; iceStorm; 5 5 5; 7 1 7
[RW-6.12] Ice Storm at itself; iceStorm; 5 5 5 5; 1 7 5 7; 0>0
[RW-6.14] Polymorph, T richer; polymorph; 5 9 5 5 | 3 7 3 3; 5 5 5 5 | 3 7 3 3
[RW-6.14] Polymorph, C richer; polymorph; 5 9 5 5 | 7 3 3 3; 5 5 5 5 | 7 3 3 3
[RW-6.14] Polymorph at itself; polymorph; 5 9 5 5 | 7 3 3 3; 5 9 5 5 | 7 3 3 3; 0>0
[RW-6.15] Stinking Cloud: T -3, neighbours -1, C among them; stinkingCloud; 5 5 5 5; 4 2 4 5
[RW-6.15] Stinking Cloud: neighbours by seat, not by space; stinkingCloud; 9 0 5 0; 9 0 2 0; 0>2
[RW-6.15] Stinking Cloud at itself; stinkingCloud; 5 5 5 5; 2 4 5 4; 0>0
[RW-6.16] Telekinesis backward; telekinesis; 4 9 5 5; 4 3 5 5
[RW-6.16] Telekinesis even forward; telekinesis; 9 2 5 5; 9 8 5 5
[RW-6.16] Telekinesis, C at the exit; telekinesis; 0 9 5 5; 0 0 5 5
[RW-6.16] Telekinesis at itself; telekinesis; 4 9 5 5; 4 9 5 5; 0>0
[RW-6.17] Vampiric Touch: T -2, C +2; vampiricTouch; 5 5 5 5; 7 3 5 5
[RW-6.17] Vampiric Touch at itself, in that order; vampiricTouch; 1 5 5 5; 2 5 5 5; 0>0
[RW-6.18] Burning Hands: -1, and 1 gold; burningHands; 5 5 5 5 | 3 3 3 3; 5 4 5 5 | 3 2 3 3
[RW-6.18] Burning Hands, a poor T at the exit; burningHands; 5 0 5 5 | 3 0 3 3; 5 0 5 5 | 3 0 3 3
[RW-6.18] Burning Hands at itself; burningHands; 5 5 5 5 | 3 3 3 3; 4 5 5 5 | 2 3 3 3; 0>0
[RW-6.19] Charm Person, nobody poorer; charmPerson; 5 5 5 5; 5 5 5 5
[RW-6.19] Charm Person, one poorer: C; charmPerson; 5 5 5 5 | 1 3 3 4; 5 5 5 5 | 3 1 3 4
[RW-6.19] Charm Person, T has only 1; charmPerson; 5 5 5 5 | 3 1 0 4; 5 5 5 5 | 3 0 1 4
[RW-6.19] Charm Person at itself; charmPerson; 5 5 5 5 | 3 1 4 4; 5 5 5 5 | 1 3 4 4; 0>0
[RW-6.20] Color Spray: 1 for each poorer, to the hoard; colorSpray; 5 5 5 5 | 3 6 5 6; 5 5 5 5 | 3 4 5 6
[RW-6.20] Color Spray, more than T has; colorSpray; 5 5 5 5 | 0 1 0 0; 5 5 5 5 | 0 0 0 0
[RW-6.20] Color Spray, nobody poorer; colorSpray; 5 5 5 5; 5 5 5 5
[RW-6.20] Color Spray at itself; colorSpray; 5 5 5 5 | 5 3 3 3; 5 5 5 5 | 2 3 3 3; 0>0
[RW-6.21] Dominate Person: -3, and 1 gold to C; dominatePerson; 5 5 5 5 | 3 3 3 3; 5 2 5 5 | 4 2 3 3
[RW-6.21] Dominate Person, a poor T; dominatePerson; 5 2 5 5 | 3 0 3 3; 5 0 5 5 | 3 0 3 3
[RW-6.21] Dominate Person at itself; dominatePerson; 5 5 5 5; 2 5 5 5; 0>0
[RW-6.22] Feeblemind: the odd coin to C; feeblemind; 5 5 5 5 | 3 8 3 3; 5 5 5 5 | 6 5 3 3
[RW-6.22] Feeblemind, C richer; feeblemind; 5 5 5 5 | 9 2 3 3; 5 5 5 5 | 6 5 3 3
[RW-6.22] Feeblemind, shared already; feeblemind; 5 5 5 5 | 4 3 3 3; 5 5 5 5 | 4 3 3 3
[RW-6.22] Feeblemind at itself; feeblemind; 5 5 5 5 | 9 2 3 3; 5 5 5 5 | 9 2 3 3; 0>0
[RW-6.23] Imprisonment: 1 to each poorer, C among them; imprisonment; 5 5 5 5 | 3 6 5 6; 5 5 5 5 | 4 4 6 6
[RW-6.23] Imprisonment: clockwise from T as long as there is some; imprisonment; 5 5 5 5 | 0 2 0 0; 5 5 5 5 | 0 0 1 1
[RW-6.23] Imprisonment at itself; imprisonment; 5 5 5 5 | 6 3 3 7; 5 5 5 5 | 4 4 4 7; 0>0
[RW-6.24] Levitate: T +1, then C +1 for each nearer; levitate; 5 5 5 9; 7 6 5 9
[RW-6.24] Levitate, nobody nearer; levitate; 8 5 5 5; 8 6 5 5
[RW-6.24] Levitate at itself; levitate; 5 6 7 5; 7 6 7 5; 0>0
[RW-6.13] Meteor Swarm, a surge card: 1; meteorSwarm; 5 10 5 5; 5 9 5 5; 0=meteorSwarm
[RW-6.13] Meteor Swarm at itself, not in the book: 1; meteorSwarm; 8 5 5 5; 7 5 5 5; 0>0
`;

interface Row {
  readonly title: string;
  readonly spell: SpellId;
  readonly before: string;
  readonly after: string;
  readonly hands: Hands;
}

const ROWS = TABLE.trim().split('\n').map(rowOf);

function rowOf(line: string): Row {
  const [title = '', name, before = '', after = '', hands = ''] = line.split('; ');
  return { title, spell: spellNamed(name), before, after, hands: handsOf(hands) };
}

function spellNamed(name = ''): SpellId {
  const spell = SPELLS.find((one) => one === name);
  if (!spell) throw new Error(`no spell ${name}`);
  return spell;
}

function handsOf(words: string): Hands {
  const hands: Record<number, Hands[number]> = {};
  for (const word of words.split(' ').filter((one) => one !== '')) {
    const seat = Number(word[0]);
    hands[seat] = { ...hands[seat], ...partOf(word.slice(1)) };
  }
  return hands;
}

function partOf(word: string): Hands[number] {
  const rest = word.slice(1);
  if (word.startsWith('>')) return { target: Number(rest) };
  if (word.startsWith('=')) return { card: spellNamed(rest) };
  return { state: rest === 'acted' ? 'acted' : 'cancelled' };
}

/** With 3 gold each where none is told. */
const full = (line: string): string =>
  line.includes('|') ? line : `${line} | ${line.replace(/\d+/g, '3')}`;

describe('each spell', () => {
  it.each(ROWS)('$title', ({ spell, before, after, hands }) => {
    const d = resolving({ at: before, options: { levitate: true } }, hands);
    cast(d, spell);
    expect(written(d.state)).toBe(full(after));
  });

  it.each([
    { place: 'next to the deck', slot: 0, pushed: 1 },
    { place: 'as the third', slot: 2, pushed: 5 },
    { place: 'as the fifth', slot: 4, pushed: 9 },
  ])('[RW-6.13] Meteor Swarm $place: T -$pushed', ({ slot, pushed }) => {
    const others: readonly SpellId[] = ['fear', 'passwall', 'confusion', 'feeblemind'];
    const d = resolving({ at: '5 10 5 5', book: others.toSpliced(slot, 0, 'meteorSwarm') });
    cast(d, 'meteorSwarm');
    expect(written(d.state)).toBe(`5 ${10 - pushed} 5 5 | 3 3 3 3`);
  });

  it('is tried', () => {
    expect(new Set(ROWS.map(({ spell }) => spell))).toEqual(new Set(Object.keys(EFFECTS)));
  });
});
