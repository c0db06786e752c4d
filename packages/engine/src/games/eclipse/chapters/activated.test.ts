import { describe, expect, it } from 'vitest';
import { can, canBy } from '../cards/write.ts';
import type { Id, Player } from '../move.ts';
import type { EclipseState } from '../state.ts';
import {
  attacking,
  type Being,
  done,
  fell,
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

describe('revive', () => {
  const reviver: Being = { side: 1, abilities: [can('revive')] };

  it('[EC-6.5] saves once; the damage becomes life − 1', () => {
    const state = match({ creatures: [{ skill: 9, life: 9 }, { side: 1, life: 3 }, reviver] });
    const random = rolling({ attacker: [6], defender: [1] });
    const threatened = through(sent(state, 0, attacking([1, 2]), random), random, 'harm');
    const { state: after, events } = through(sent(threatened.state, 1, using(3, 'revive', 2)));
    expect(only(events, 'saved')).toEqual([{ type: 'saved', creature: 2 }]);
    expect(damageOf(after, 2)).toBe(2);
    expect(creatureOf(after.open, 2)?.shields).toBe(0);
  });

  it('[EC-6.5] is for another creature, of either side', () => {
    const state = match({ creatures: [{}, reviver] });
    expect(refusal(state, 1, using(2, 'revive', 2))).toEqual({ code: 'target', why: 'itself' });
    expect(refusal(state, 1, using(2, 'revive', 1))).toBeNull();
  });

  it('[EC-6.5] lasts when the reviver goes, until the next turn', () => {
    const state = match({ creatures: [{}, reviver] });
    const shielded = sent(state, 1, using(2, 'revive', 1)).state;
    const without = {
      ...shielded,
      open: { ...shielded.open, creatures: shielded.open.creatures.slice(0, 1) },
    };
    const killed = through(
      done(without, [{ do: 'destroy', to: 'target' }], { target: { at: 'creature', id: 1 } }),
    );
    expect(creatureOf(killed.state.open, 1)).toMatchObject({ damage: 0, shields: 0 });
    expect(creatureOf(nextTurn(shielded).open, 1)?.shields).toBe(0);
  });

  it('[EC-6.5] cannot save a life of 0', () => {
    const state = match({ creatures: [{ shields: 1 }] });
    const frail = [
      { do: 'change', to: 'target', gives: [{ is: 'life', by: -1 }], lasts: 'turn' },
    ] as const;
    const { state: after } = through(done(state, frail, { target: { at: 'creature', id: 1 } }));
    expect(after.open.creatures).toEqual([]);
  });
});

describe('protective touch', () => {
  const healer: Being = { side: 1, abilities: [canBy('protectiveTouch', 2)] };

  it('[EC-6.9] [EC-7.2] lessens coming damage, before regeneration', () => {
    const state = match({
      creatures: [
        { skill: 6, life: 9 },
        { side: 1, life: 9, abilities: [canBy('regeneration', 1)] },
        healer,
      ],
    });
    const random = rolling({ attacker: [3], defender: [3] });
    const threatened = through(sent(state, 0, attacking([1, 2]), random), random, 'harm');
    const { state: after } = through(sent(threatened.state, 1, using(3, 'protectiveTouch', 2)));
    expect(damageOf(after, 2)).toBe(5 - 2 - 1);
  });

  it('[EC-6.9] at another moment takes off damage that lies there; only of who bears some', () => {
    const state = match({ creatures: [{ damage: 3, life: 9 }, healer] });
    expect(damageOf(sent(state, 1, using(2, 'protectiveTouch', 1)).state, 1)).toBe(1);
    expect(refusal(state, 1, using(2, 'protectiveTouch', 2))).toEqual({
      code: 'target',
      why: 'unlike',
    });
  });
});

describe('dark touch and demonic destruction', () => {
  const state = match({
    creatures: [
      { abilities: [canBy('darkTouch', 2), can('demonicDestruction')] },
      { side: 1, life: 9 },
      { side: 1, abilities: [canBy('darkTouch', 1), can('demonicDestruction')] },
    ],
  });

  it('[EC-6.10] dark touch damages, once, in one’s own turn', () => {
    const { state: after } = through(sent(state, 0, using(1, 'darkTouch', 2)));
    expect(damageOf(after, 2)).toBe(2);
    expect(refusal(after, 0, using(1, 'darkTouch', 2))).toEqual({ code: 'used' });
    expect(refusal(state, 1, using(3, 'darkTouch', 1))).toEqual({ code: 'notNow' });
  });

  it('[EC-6.11] demonic destruction destroys, in one’s own turn', () => {
    const { state: after } = through(sent(state, 0, using(1, 'demonicDestruction', 2)));
    expect(creatureOf(after.open, 2)).toBeUndefined();
    expect(refusal(state, 1, using(3, 'demonicDestruction', 1))).toEqual({ code: 'notNow' });
  });
});

describe('dark revival', () => {
  const reviver: Being = { life: 9, abilities: [can('darkRevival')] };
  const victim: Being = { side: 1, life: 2, hurtBy: [1], damage: 1 };
  const target = { at: 'creature', id: 2 } as const;
  const claimed = (extra: readonly Being[] = []) =>
    sent(match({ creatures: [reviver, victim, ...extra] }), 0, using(1, 'darkRevival', 2)).state;
  const killed = (state: EclipseState, player: Player = 0) =>
    through(done(state, [{ do: 'destroy', to: 'target' }], { target, player }));

  it('[EC-6.12] takes what it damaged when that is destroyed, as new', () => {
    const { state } = killed(claimed());
    expect(front(state)).toBe('claim');
    const { state: after } = sent(state, 0, { do: 'answer', yes: true });
    expect(after.open.creatures[1]).toMatchObject({
      card: 'goblin',
      owner: 1,
      side: 0,
      damage: 0,
      hurtBy: [],
      broughtBy: 1,
    });
    expect(after.open.discards[1]).toEqual([]);
  });

  it('[EC-6.12] or leaves it on its owner’s pile', () => {
    const { state: after } = sent(killed(claimed()).state, 0, { do: 'answer', yes: false });
    expect(after.open.discards[1]).toEqual(['goblin']);
    expect(after.open.creatures).toHaveLength(1);
  });

  it('[EC-6.12] needs an enemy that it damaged this turn, or is about to [EC-7.3]', () => {
    const fresh = match({
      creatures: [
        { ...reviver, skill: 5 },
        { side: 1, life: 2 },
      ],
    });
    expect(refusal(fresh, 0, using(1, 'darkRevival', 2))).toEqual({
      code: 'target',
      why: 'unhurt',
    });
    const random = rolling({ attacker: [6], defender: [1] });
    const threatened = through(sent(fresh, 0, attacking([1, 2]), random), random, 'harm').state;
    const { state } = through(sent(threatened, 0, using(1, 'darkRevival', 2)));
    expect(front(state)).toBe('claim');
  });

  it('[EC-6.12] remembers for the turn whom it has damaged', () => {
    const fighters = [
      { ...reviver, skill: 5 },
      { side: 1, life: 9 },
    ] as const;
    const random = rolling({ attacker: [3], defender: [3] });
    const fresh = match({ creatures: fighters });
    const { state } = through(sent(fresh, 0, attacking([1, 2]), random), random);
    expect(refusal(state, 0, using(1, 'darkRevival', 2))).toBeNull();
  });

  it('[EC-7.3] about to be damaged counts as damaged', () => {
    const threatened = done(
      match({ creatures: [{ life: 9 }, { abilities: [canBy('protectiveTouch', 1)] }] }),
      [{ do: 'damage', to: 'target', amount: 1 }],
      { target: { at: 'creature', id: 1 } },
    ).state;
    expect(refusal(threatened, 0, using(2, 'protectiveTouch', 1))).toBeNull();
  });

  it('[EC-6.12] does not when both fall at once, or the turn is over', () => {
    const to = { all: 'creatures', of: 'any' } as const;
    const both = through(done(claimed(), [{ do: 'destroy', to }]));
    expect(front(both.state)).toBe('main');
    expect(front(killed(nextTurn(claimed())).state)).toBe('main');
  });

  it('[EC-6.12] does not when the reviver has changed sides', () => {
    const stolen = done(claimed(), [{ do: 'steal', to: 'target' }], {
      player: 1,
      target: { at: 'creature', id: 1 },
    }).state;
    expect(creatureOf(stolen.open, 1)?.side).toBe(1);
    const { state } = killed(stolen);
    expect(front(state)).toBe('main');
    expect(state.open.discards[1]).toEqual(['goblin']);
  });

  it('[EC-6.12] a saved creature was not destroyed: it keeps waiting', () => {
    const state = claimed();
    const saved = {
      ...state,
      open: {
        ...state.open,
        creatures: state.open.creatures.map((one) => ({ ...one, shields: 1 })),
      },
    };
    const { state: after } = killed(saved);
    expect(front(after)).toBe('main');
    expect(front(killed(after).state)).toBe('claim');
  });

  it('[EC-6.12] what it brought falls with it, unless it left otherwise', () => {
    const brought: Being = { owner: 1, side: 0, broughtBy: 1 };
    const state = match({ creatures: [reviver, brought, { owner: 1, side: 1, broughtBy: 1 }] });
    const it1 = { at: 'creature', id: 1 } as const;
    const fallen = through(done(state, [{ do: 'destroy', to: 'target' }], { target: it1 }));
    expect(fallen.state.open.creatures.map(({ id }) => id)).toEqual([3]);
    const left = through(done(state, [{ do: 'return', to: 'target' }], { target: it1 }));
    expect(left.state.open.creatures.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('[EC-6.12] what it brought falls with it, though another falls too', () => {
    const state = match({
      creatures: [reviver, { owner: 1, side: 0, broughtBy: 1, skill: 5 }, { side: 1 }],
    });
    const to = { all: 'creatures', of: 'any', like: { skillUpTo: 1 } } as const;
    expect(through(done(state, [{ do: 'destroy', to }])).state.open.creatures).toEqual([]);
  });

  it('[EC-11.5] time-out: taken', () => {
    const timed = killed({
      ...claimed(),
      open: { ...claimed().open, options: { time: 20, turn: 75, window: 15 } },
    });
    const n = timed.state.open.questions;
    const { state } = fell(timed.state, `choice:${n}`);
    expect(state.open.creatures).toHaveLength(2);
  });
});

describe('activated abilities', () => {
  it('[EC-6.13] work in the opponent’s turn, once until a new turn starts, as soon as there', () => {
    const state = match({ creatures: [{}, { side: 1, abilities: [can('revive')] }] });
    const { state: used } = sent(state, 1, using(2, 'revive', 1));
    expect(refusal(used, 1, using(2, 'revive', 1))).toEqual({ code: 'used' });
    expect(refusal(nextTurn(used), 1, using(2, 'revive', 1))).toBeNull();
  });

  it('[EC-6.13] are one’s own, and really there', () => {
    const state = match({ creatures: [{}, { side: 1 }] });
    expect(refusal(state, 0, using(2, 'revive', 1))).toEqual({ code: 'notYours', id: 2 });
    expect(refusal(state, 0, using(1, 'revive', 2))).toEqual({ code: 'noSuchAbility' });
    expect(refusal(state, 0, using(1, 'flying', 2))).toEqual({ code: 'noSuchAbility' });
  });
});
