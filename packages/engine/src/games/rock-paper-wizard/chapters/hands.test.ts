import { describe, expect, it } from 'vitest';
import type { Idle } from '../event.ts';
import { cast, type Hands, heard, only, resolving, written } from '../testing/fixtures.ts';
import type { SpellId } from './spells.ts';
import { handOf } from './wizards.ts';

describe('a hand that is bent', () => {
  it('[RW-6.1] becomes a card face down with the same aim, and the deck is one card shorter', () => {
    const d = resolving({ deck: ['fear'] }, { 1: { target: 3 } });
    const before = d.state.open.deck;
    cast(d, 'antimagicField');
    expect(handOf(d, 1)).toMatchObject({ surge: true, spell: null, target: 3, state: 'armed' });
    expect(d.state.secret.surges).toEqual([null, 'fear', null, null]);
    expect(d.state.open.deck).toBe(before - 1);
    expect(only(heard(d), 'surged')).toEqual([
      { type: 'surged', seat: 1, spell: 'fireball', by: 0 },
    ]);
  });

  it('[RW-6.1] stays the card it is', () => {
    const d = resolving({}, { 1: { card: 'fear' } });
    cast(d, 'antimagicField');
    expect(d.state.secret.surges[1]).toBe('fear');
    expect(only(heard(d), 'nothing')).toEqual([{ type: 'nothing', seat: 1, why: 'surging' }]);
  });

  it.each([
    { aim: 2, to: 3 },
    { aim: 3, to: 0 },
    { aim: 0, to: 1 },
  ])('[RW-6.2] points from $aim to the next clockwise, $to', ({ aim, to }) => {
    const d = resolving({}, { 1: { target: aim } });
    cast(d, 'confusion');
    expect(handOf(d, 1)?.target).toBe(to);
    expect(only(heard(d), 'aimed')).toEqual([{ type: 'aimed', seat: 1, from: aim, to, by: 0 }]);
  });

  it('[RW-6.7] points at its own wizard, also with a surge card', () => {
    const d = resolving({}, { 1: { card: 'fear' } });
    cast(d, 'wallOfForce');
    expect(handOf(d, 1)).toMatchObject({ target: 1, surge: true, spell: null });
  });

  it('[RW-6.3] is cancelled', () => {
    const d = resolving();
    cast(d, 'counterspell');
    expect(handOf(d, 1)?.state).toBe('cancelled');
    expect(d.state.open.buried).toBe(0);
  });

  it('[RW-6.3] [RW-4.6] loses its card unseen', () => {
    const d = resolving({}, { 1: { card: 'fear' } });
    cast(d, 'counterspell');
    expect(d.state.secret).toMatchObject({ surges: [null, null, null, null], buried: ['fear'] });
    expect(d.state.open).toMatchObject({ buried: 1, discard: [] });
    expect(handOf(d, 1)?.spell).toBeNull();
  });
});

const BENDING = ['antimagicField', 'confusion', 'counterspell', 'wallOfForce'] as const;
const LATE: readonly { hands: Hands; why: Idle }[] = [
  { hands: { 1: { state: 'acted' } }, why: 'acted' },
  { hands: { 1: { state: 'cancelled' } }, why: 'cancelled' },
  { hands: { 0: { target: 0 } }, why: 'itself' },
];

describe.each(BENDING)('%s', (spell) => {
  it.each(LATE)('[RW-4.4] [RW-4.5] only advances C when T: $why', ({ hands, why }) => {
    const d = resolving({}, hands);
    const before = d.state.open.wizards.map(({ hand }) => hand?.target);
    cast(d, spell);
    expect(written(d.state)).toBe('7 5 5 5 | 3 3 3 3');
    expect(d.state.open.wizards.map(({ hand }) => hand?.target)).toEqual(before);
    expect(only(heard(d), 'nothing').map((event) => event.why)).toEqual([why]);
  });
});

describe('what is told', () => {
  it('[RW-2.7] a push names what was wanted and how far it went', () => {
    const d = resolving({ at: '5 3 5 5' });
    cast(d, 'fireball');
    expect(only(heard(d), 'moved')).toEqual([
      { type: 'moved', seat: 1, from: 3, to: 0, wanted: -5, how: 'pushed' },
    ]);
  });

  it('[RW-2.1] an advance does likewise', () => {
    const d = resolving({ at: '9 3 5 5' });
    cast(d, 'passwall');
    expect(only(heard(d), 'moved')[0]).toMatchObject({
      from: 9,
      to: 10,
      wanted: 3,
      how: 'advanced',
    });
  });

  it('[RW-2.2] a push at the exit goes nowhere and says so', () => {
    const d = resolving({ at: '5 0 5 5' });
    cast(d, 'fireball');
    expect(only(heard(d), 'moved')[0]).toMatchObject({ from: 0, to: 0, wanted: -5 });
  });

  it('[RW-2.3] gold names what was wanted and what there was', () => {
    const d = resolving({ at: '5 5 5 5 | 3 0 3 3' });
    cast(d, 'dominatePerson');
    expect(only(heard(d), 'gold')).toEqual([
      { type: 'gold', from: 1, to: 0, wanted: 1, paid: 0, gold: [3, 0, 3, 3] },
    ]);
  });

  it('[RW-2.4] two who change spaces jump', () => {
    const d = resolving({ at: '2 9 5 5' });
    cast(d, 'dimensionDoor');
    expect(only(heard(d), 'moved').map(({ seat, to, how }) => [seat, to, how])).toEqual([
      [0, 9, 'jumped'],
      [1, 2, 'jumped'],
    ]);
  });

  it.each<readonly [SpellId, string, Idle]>([
    ['mistyStep', '5 5 5 5', 'sameSpace'],
    ['dimensionDoor', '5 5 5 5', 'sameSpace'],
    ['telekinesis', '5 4 5 5', 'sameSpace'],
    ['polymorph', '5 5 5 5', 'sameGold'],
    ['teleportationCircle', '5 5 5 5', 'sameGold'],
    ['feeblemind', '5 5 5 5', 'alreadyShared'],
    ['fear', '5 5 5 5', 'nobodyPoorer'],
    ['charmPerson', '5 5 5 5', 'nobodyPoorer'],
    ['colorSpray', '5 5 5 5', 'nobodyPoorer'],
    ['imprisonment', '5 5 5 5', 'nobodyPoorer'],
    ['levitate', '9 5 5 5', 'nobodyNearer'],
  ])('[RW-2.7] %s without effect says why: %s %s', (spell, at, why) => {
    const d = resolving({ at, options: { levitate: true } });
    cast(d, spell);
    expect(only(heard(d), 'nothing').map((event) => event.why)).toEqual([why]);
  });

  it('[RW-2.5] poorer is counted when the step begins, clockwise from T', () => {
    const d = resolving({ at: '5 5 5 5 | 2 4 3 9' });
    cast(d, 'imprisonment');
    expect(only(heard(d), 'gold').map(({ to }) => to)).toEqual([2, 0]);
  });

  it('[RW-2.6] neighbours are told of one by one', () => {
    const d = resolving({ at: '5 5 5 5' });
    cast(d, 'stinkingCloud');
    expect(only(heard(d), 'moved').map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });
});
