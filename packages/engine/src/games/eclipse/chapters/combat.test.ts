import { describe, expect, it } from 'vitest';
import type { Attack, EclipseMove } from '../move.ts';
import type { EclipseState } from '../state.ts';
import {
  type Being,
  closed,
  type Facts,
  front,
  match,
  only,
  refusal,
  rolling,
  sent,
  through,
} from '../testing/fixtures.ts';
import { fightsOf, guardians, mustDefend, stoppable } from './combat.ts';

const attack = (...attacks: readonly Attack[]): EclipseMove => ({ do: 'attack', attacks });
const at = (attacker: number, target: number): Attack => ({ attacker, target });
const ids = (state: EclipseState) => state.open.creatures.map(({ id }) => id);

/** The first creature attacks the second; all windows pass. */
function duel(attacker: Being, defender: Being, dice: Record<string, number[]>, more: Facts = {}) {
  const state = match({ ...more, creatures: [attacker, { side: 1, ...defender }] });
  const random = rolling(dice);
  return through(sent(state, 0, attack(at(1, 2)), random), random);
}

describe('the declaration', () => {
  const state = match({
    creatures: [{}, { freeAt: 7 }, { side: 1 }, { side: 1, abilities: [{ ability: 'flying' }] }],
    stones: ['l', 'dd'],
  });

  it.each<readonly [string, EclipseMove, object | null]>([
    ['a creature', attack(at(1, 3)), null],
    ['a stone', attack(at(1, 6)), null],
    ['by one that is paralysed', attack(at(2, 3)), { code: 'unable', id: 2 }],
    ['by one of the enemy', attack(at(3, 6)), { code: 'notYours', id: 3 }],
    ['one’s own stone', attack(at(1, 5)), { code: 'noSuchEnemy', id: 5 }],
    ['nothing that is there', attack(at(1, 99)), { code: 'noSuchEnemy', id: 99 }],
    ['two things at once', attack(at(1, 3), at(1, 6)), { code: 'twice', id: 1 }],
  ])('[EC-5.1] attacks %s', (_what, move, why) => {
    expect(refusal(state, 0, move)).toEqual(why);
  });

  it('[EC-5.1] has one attacker a target', () => {
    const two = match({ creatures: [{}, {}, { side: 1 }] });
    expect(refusal(two, 0, attack(at(1, 3), at(2, 3)))).toEqual({ code: 'twice', id: 3 });
  });

  it('[EC-5.1] uses this turn’s combat up', () => {
    const { state: after } = duel({ life: 9 }, { life: 9 }, { attacker: [3], defender: [3] });
    expect(front(after)).toBe('main');
    expect(refusal(after, 0, attack(at(1, 2)))).toEqual({ code: 'fought' });
  });

  it('[EC-5.1] is for a creature that was summoned this turn too', () => {
    const summoned = match({
      hands: [['goblin'], []],
      stones: ['ll', 'd'],
    });
    const { state: after } = sent(summoned, 0, { do: 'cast', slot: 0, pay: [1], target: null });
    const [goblin] = ids(after);
    expect(refusal(after, 0, attack(at(goblin!, 3)))).toBeNull();
  });
});

describe('guards and order', () => {
  const facts: Facts = {
    creatures: [{}, {}, { side: 1 }, { side: 1 }, { side: 1, freeAt: 7 }],
    stones: ['', 'dd'],
  };
  const asked = () => closed(sent(match(facts), 0, attack(at(1, 3), at(2, 6))).state).state;
  const defend = (guards: [number, number][], order: number[]): EclipseMove => ({
    do: 'defend',
    guards: guards.map(([guard, attacker]) => ({ guard, attacker })),
    order,
  });

  it.each<readonly [string, EclipseMove, object | null]>([
    ['none', defend([], [1]), null],
    ['one that is not attacked', defend([[4, 2]], [2, 1]), null],
    ['one that is attacked itself', defend([[3, 2]], [1, 2]), { code: 'attacked', id: 3 }],
    ['one that is paralysed', defend([[5, 2]], [1, 2]), { code: 'unable', id: 5 }],
    ['one of the attacker’s', defend([[1, 2]], [1, 2]), { code: 'notYours', id: 1 }],
    ['against an attack on a creature', defend([[4, 1]], [1]), { code: 'notOnStone', id: 1 }],
    ['without the order of all fights', defend([[4, 2]], [1]), { code: 'wrongOrder' }],
  ])('[EC-5.2] %s', (_what, move, why) => {
    expect(refusal(asked(), 1, move)).toEqual(why);
  });

  it('[EC-5.2] has one guard an attacker', () => {
    const three = match({ creatures: [{}, { side: 1 }, { side: 1 }], stones: ['', 'd'] });
    const state = closed(sent(three, 0, attack(at(1, 4))).state).state;
    expect(
      refusal(
        state,
        1,
        defend(
          [
            [2, 1],
            [3, 1],
          ],
          [1],
        ),
      ),
    ).toEqual({ code: 'twice', id: 1 });
  });

  it('[EC-5.3] fights in the order that the defender says', () => {
    const set = sent(asked(), 1, defend([[4, 2]], [2, 1]));
    const { events } = through(set);
    expect(only(events, 'fought').map(({ attacker }) => attacker)).toEqual([2, 1]);
  });

  it('[EC-5.3] are asked only if one can guard or there are two fights', () => {
    const alone = match({ creatures: [{}, { side: 1, life: 9 }], stones: ['', 'd'] });
    const fightOnly = closed(sent(alone, 0, attack(at(1, 2))).state);
    expect(front(fightOnly.state)).toBe('guards');
    const two = match({ creatures: [{}, {}, { side: 1 }, { side: 1 }] });
    const order = closed(sent(two, 0, attack(at(1, 3), at(2, 4))).state);
    expect(front(order.state)).toBe('defend');
  });

  it('[EC-6.1] flying creatures can be guarded against by any', () => {
    const flying = match({
      creatures: [{ abilities: [{ ability: 'flying' }] }, { side: 1 }],
      stones: ['', 'd'],
    });
    const state = closed(sent(flying, 0, attack(at(1, 3))).state).state;
    expect(refusal(state, 1, defend([[2, 1]], [1]))).toBeNull();
  });
});

describe('a fight', () => {
  it('[EC-5.4] [EC-5.5] the golden example: goblin 6 + 1 against vampire 2 + 4 is one damage', () => {
    const { state, events } = duel(
      { card: 'goblin' },
      { card: 'vampire' },
      { attacker: [6], defender: [2] },
    );
    expect(only(events, 'struck')).toMatchObject([{ totals: [7, 6], winner: 1, damage: 1 }]);
    expect(state.open.creatures).toMatchObject([{ id: 1 }, { id: 2, damage: 1 }]);
  });

  it('[EC-5.5] equal totals do nothing', () => {
    const { state } = duel({}, {}, { attacker: [4], defender: [4] });
    expect(state.open.creatures).toMatchObject([{ damage: 0 }, { damage: 0 }]);
  });

  it('[EC-5.5] damage of the life destroys, also the attacker', () => {
    const { state } = duel({ life: 2 }, {}, { attacker: [1], defender: [3] });
    expect(ids(state)).toEqual([2]);
    expect(state.open.discards).toEqual([['goblin'], []]);
  });

  it('[EC-5.9] ends with peace', () => {
    const { state, events } = duel({ life: 9 }, { life: 9 }, {});
    expect(state.open.combat).toBeNull();
    expect(only(events, 'peace')).toHaveLength(1);
  });

  it('[EC-7.5] goes in the printed order', () => {
    const { events } = duel(
      { skill: 3, abilities: [{ ability: 'paralysis' }, { ability: 'deathblow', x: 1 }] },
      { life: 9, abilities: [{ ability: 'ghost' }] },
      { attacker: [3], defender: [3], ghost: [1] },
    );
    const order = events.map((event) => (event.type === 'opened' ? event.window : event.type));
    expect(
      order.filter((one) => !['closed', 'passed', 'attacked', 'defended'].includes(one)),
    ).toEqual([
      'attack',
      'guards',
      'fought',
      'roll',
      'struck',
      'ghost',
      'threatened',
      'harm',
      'damaged',
      'paralysed',
      'peace',
    ]);
  });
});

describe('who leaves or changes sides', () => {
  const two: Facts = { creatures: [{}, { side: 1, life: 9 }], stones: ['', 'ddd'] };
  const without = (state: EclipseState, id: number): EclipseState => ({
    ...state,
    open: { ...state.open, creatures: state.open.creatures.filter((one) => one.id !== id) },
  });
  const turned = (state: EclipseState, id: number): EclipseState => ({
    ...state,
    open: { ...state.open, combat: { ...state.open.combat!, turned: [id] } },
  });

  it('[EC-5.8] the attacker: no fight', () => {
    const { state } = sent(match(two), 0, attack(at(1, 2)));
    for (const gone of [without(state, 1), turned(state, 1)]) {
      const { state: after, events } = through({ state: gone, events: [] });
      expect(front(after)).toBe('main');
      expect(only(events, 'fought')).toEqual([]);
    }
  });

  it('[EC-5.8] the attacker: no save; the stone: nothing in its place', () => {
    const { state } = sent(match({ ...two, creatures: [{}] }), 0, attack(at(1, 2)));
    const stoneless = { ...state, open: { ...state.open, stones: state.open.stones.slice(1) } };
    for (const gone of [without(state, 1), turned(state, 1), turned(state, 2), stoneless]) {
      expect(only(through({ state: gone, events: [] }).events, 'saving')).toEqual([]);
    }
  });

  it('[EC-5.8] a guard: the attack was still stopped', () => {
    const asked = closed(sent(match(two), 0, attack(at(1, 3))).state).state;
    const set = sent(asked, 1, { do: 'defend', guards: [{ guard: 2, attacker: 1 }], order: [1] });
    for (const gone of [without(set.state, 2), turned(set.state, 2)]) {
      const { events } = through({ state: gone, events: [] });
      expect([...only(events, 'saving'), ...only(events, 'fought')]).toEqual([]);
    }
  });

  it('[EC-5.8] a creature paralysed after the declaration still fights', () => {
    const { state } = sent(match(two), 0, attack(at(1, 2)));
    const creatures = state.open.creatures.map((one) => ({ ...one, freeAt: 7 }));
    const { events } = through({
      state: { ...state, open: { ...state.open, creatures } },
      events: [],
    });
    expect(only(events, 'fought')).toHaveLength(1);
  });

  it('[EC-5.8] what comes during the combat takes no part', () => {
    const { state } = sent(match(two), 0, attack(at(1, 3)));
    // it comes as whatever comes next
    const late = state.open.next;
    const creatures = state.open.creatures.map((one) =>
      one.id === 2 ? { ...one, id: late } : one,
    );
    const open = { ...state.open, creatures, next: late + 1 };
    const { state: after } = closed({ ...state, open });
    expect(front(after)).toBe('saves');
  });
});

it('[EC-5.2] nobody guards, is stopped or fights outside a combat', () => {
  const { open } = match({ creatures: [{}, { side: 1 }], stones: ['l', 'l'] });
  expect([guardians(open), stoppable(open), fightsOf(open, [])]).toEqual([[], [], []]);
  expect(mustDefend(open)).toBe(false);
});
