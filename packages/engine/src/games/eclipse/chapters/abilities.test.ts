import { describe, expect, it } from 'vitest';
import { can, canBy } from '../cards/write.ts';
import type { Id } from '../move.ts';
import type { EclipseState } from '../state.ts';
import {
  attacking,
  type Being,
  closed,
  done,
  duel,
  type Facts,
  front,
  match,
  nextTurn,
  only,
  refusal,
  rolling,
  sent,
  through,
  using,
} from '../testing/fixtures.ts';
import { creatureOf } from './pieces.ts';

const damageOf = (state: EclipseState, id: Id) => creatureOf(state.open, id)?.damage;

describe('flying', () => {
  const creatures: readonly Being[] = [
    {},
    { abilities: [can('flying')] },
    { side: 1, abilities: [can('flying')] },
  ];

  it('[EC-6.1] cannot be attacked by those without', () => {
    const state = match({ creatures });
    expect(refusal(state, 0, attacking([1, 3]))).toEqual({ code: 'flying', id: 3 });
    expect(refusal(state, 0, attacking([2, 3]))).toBeNull();
  });
});

describe('paralysis', () => {
  const paralyser: Being = { life: 9, abilities: [can('paralysis')] };

  it('[EC-6.2] [EC-4.1] example: a fight in turn 5 binds both in 5 and 6; free at the start of 7', () => {
    const { state } = duel(paralyser, paralyser, { attacker: [3], defender: [3] });
    expect(state.open.creatures).toMatchObject([{ freeAt: 7 }, { freeAt: 7 }]);
    const six = nextTurn(state);
    expect(six.open.turn).toBe(6);
    expect(refusal(six, 1, attacking([2, 1]))).toEqual({ code: 'unable', id: 2 });
    const seven = nextTurn(six);
    expect(refusal(seven, 0, attacking([1, 2]))).toBeNull();
  });

  it('[EC-6.2] whether or not the paralyser survives, and not the paralyser itself', () => {
    const { state } = duel(
      { life: 9 },
      { abilities: [can('paralysis')] },
      { attacker: [6], defender: [1] },
    );
    expect(state.open.creatures).toMatchObject([{ id: 1, freeAt: 7 }]);
  });

  it('[EC-6.2] forbids activated abilities and guarding; attacked it fights', () => {
    const state = match({
      creatures: [{ life: 9 }, { side: 1, life: 9, freeAt: 7, abilities: [can('revive')] }],
      stones: ['', 'd'],
    });
    expect(refusal(state, 1, using(2, 'revive', 1))).toEqual({ code: 'unable', id: 2 });
    expect(front(closed(sent(state, 0, attacking([1, 3])).state).state)).toBe('saves');
    expect(only(through(sent(state, 0, attacking([1, 2]))).events, 'fought')).toHaveLength(1);
  });
});

describe('magic immunity', () => {
  it('[EC-6.3] the opponent cannot choose it, its own side can', () => {
    const touch: Being = { abilities: [canBy('darkTouch', 1)] };
    const state = match({
      creatures: [
        touch,
        { side: 1, abilities: [can('magicImmunity')] },
        { abilities: [can('magicImmunity')] },
      ],
    });
    expect(refusal(state, 0, using(1, 'darkTouch', 2))).toEqual({ code: 'target', why: 'immune' });
    expect(refusal(state, 0, using(1, 'darkTouch', 3))).toBeNull();
  });

  it('[EC-6.3] what is done to all chooses nobody', () => {
    const state = match({ creatures: [{ side: 1, life: 5, abilities: [can('magicImmunity')] }] });
    const to = { all: 'creatures', of: 'any' } as const;
    const { state: after } = through(done(state, [{ do: 'damage', to, amount: 2 }]));
    expect(damageOf(after, 1)).toBe(2);
  });
});

describe('draw', () => {
  const drawing: Facts = { hands: [['goblin'], []], decks: [['orc'], []], stones: ['ll', 'd'] };
  const given = {
    bearer: { on: 'player', player: 0 },
    gives: [{ is: 'able', ability: 'draw' }],
    lasts: 'ever',
  } as const;
  const summoned = (facts: Facts = drawing) =>
    sent(match({ ...facts, open: { changes: [given] } }), 0, {
      do: 'cast',
      slot: 0,
      pay: [1],
      target: null,
    }).state;

  it('[EC-6.4] asks its controller, once', () => {
    expect(front(summoned())).toBe('draw');
    const { state } = sent(summoned(), 0, { do: 'answer', yes: true });
    expect(state.secret[0].hand).toEqual(['orc']);
    expect(front(state)).toBe('main');
  });

  it('[EC-6.4] may be declined, and is not asked when there is nothing to draw', () => {
    const { state } = sent(summoned(), 0, { do: 'answer', yes: false });
    expect(state.secret[0].hand).toEqual([]);
    expect(front(summoned({ ...drawing, decks: [[], []] }))).toBe('main');
  });
});

describe('deathblow, charge and regeneration', () => {
  it('[EC-6.6] deathblow adds to the damage of a hit', () => {
    const { state } = duel(
      { life: 9, abilities: [canBy('deathblow', 2)] },
      { life: 9 },
      { attacker: [4], defender: [3] },
    );
    expect(damageOf(state, 2)).toBe(3);
  });

  it('[EC-6.6] and nothing to an equal roll', () => {
    const { state } = duel(
      { life: 9, abilities: [canBy('deathblow', 2)] },
      { life: 9 },
      { attacker: [3], defender: [3] },
    );
    expect(damageOf(state, 2)).toBe(0);
  });

  it('[EC-6.7] charge adds to the roll against a creature it attacks', () => {
    const { events } = duel(
      { life: 9, abilities: [canBy('charge', 2)] },
      { life: 9, abilities: [canBy('charge', 2)] },
      { attacker: [3], defender: [3] },
    );
    expect(only(events, 'struck')).toMatchObject([{ totals: [6, 4] }]);
  });

  it('[EC-6.7] but not when a guard stops it', () => {
    const random = rolling({ attacker: [3], defender: [3] });
    const state = match({
      creatures: [
        { life: 9, abilities: [canBy('charge', 2)] },
        { side: 1, life: 9 },
      ],
      stones: ['', 'd'],
    });
    const asked = closed(sent(state, 0, attacking([1, 3]), random).state, random).state;
    const set = sent(
      asked,
      1,
      { do: 'defend', guards: [{ guard: 2, attacker: 1 }], order: [1] },
      random,
    );
    expect(only(through(set, random).events, 'struck')).toMatchObject([{ totals: [4, 4] }]);
  });

  it('[EC-6.8] regeneration heals of each damage, never earlier one', () => {
    const state = match({
      creatures: [{ life: 9, damage: 1, abilities: [canBy('regeneration', 2)] }],
    });
    const target = { at: 'creature', id: 1 } as const;
    const three = through(done(state, [{ do: 'damage', to: 'target', amount: 3 }], { target }));
    expect(damageOf(three.state, 1)).toBe(2);
    const one = through(done(state, [{ do: 'damage', to: 'target', amount: 1 }], { target }));
    expect(damageOf(one.state, 1)).toBe(1);
  });
});

describe('ghost', () => {
  const ghost: Being = { life: 9, abilities: [can('ghost')] };

  it.each([
    [4, 0],
    [3, 5],
  ])('[EC-6.14] a die of %d: %d damage', (die, damage) => {
    const { state } = duel({ life: 9 }, ghost, { attacker: [6], defender: [1], ghost: [die] });
    expect(damageOf(state, 2)).toBe(damage);
  });

  it('[EC-6.14] only in combat', () => {
    const state = match({ creatures: [ghost] });
    const hit = done(state, [{ do: 'damage', to: 'target', amount: 1 }], {
      target: { at: 'creature', id: 1 },
    });
    expect(only(through(hit).events, 'ghost')).toEqual([]);
  });
});
