import { describe, expect, it } from 'vitest';
import { type Being, done, front, match, only, sent, through } from '../testing/fixtures.ts';
import { creatureOf } from './pieces.ts';

const ALL = { all: 'creatures', of: 'any' } as const;
const ENEMIES = { all: 'creatures', of: 'enemy' } as const;
const FIRST = { target: { at: 'creature', id: 1 } } as const;
const healer: Being = { life: 9, abilities: [{ ability: 'protectiveTouch', x: 2 }] };

describe('harm', () => {
  it('[EC-7.1] opens one window for the whole effect, before anything happens', () => {
    const state = match({ creatures: [{ side: 1 }, { side: 1 }, {}] });
    const hit = done(state, [{ do: 'damage', to: ENEMIES, amount: 3 }]);
    expect(front(hit.state)).toBe('harm');
    expect(hit.state.open.creatures.every(({ damage }) => damage === 0)).toBe(true);
    const { state: after, events } = through(hit);
    expect(only(events, 'opened')).toHaveLength(1);
    expect(after.open.creatures.map(({ id }) => id)).toEqual([3]);
  });

  it('[EC-7.2] is dealt all at once, then destroys all at once', () => {
    const { events } = through(
      done(match({ creatures: [{}, { side: 1 }] }), [{ do: 'damage', to: ALL, amount: 1 }]),
    );
    const types = events
      .map(({ type }) => type)
      .filter((type) => type === 'damaged' || type === 'destroyed');
    expect(types).toEqual(['damaged', 'damaged', 'destroyed', 'destroyed']);
  });

  it('[EC-7.2] never becomes less than nothing', () => {
    const hit = done(
      match({ creatures: [{ ...healer, damage: 1 }] }),
      [{ do: 'damage', to: 'target', amount: 1 }],
      FIRST,
    );
    const use = {
      do: 'use',
      creature: 1,
      ability: 'protectiveTouch',
      target: FIRST.target,
    } as const;
    const { state } = through(sent(hit.state, 0, use));
    expect(creatureOf(state.open, 1)?.damage).toBe(1);
  });

  it('[EC-7.4] is prevented as it comes; damage that lies there only when none is coming', () => {
    const state = match({ creatures: [{ life: 9, damage: 2 }] });
    const prevented = done(state, [{ do: 'prevent', to: 'target', amount: 3 }], FIRST);
    expect(creatureOf(prevented.state.open, 1)?.damage).toBe(0);
    const hit = done(state, [{ do: 'damage', to: 'target', amount: 4 }], FIRST).state;
    const spared = done(hit, [{ do: 'prevent', to: 'target', amount: 3 }], FIRST);
    expect(creatureOf(through(spared).state.open, 1)?.damage).toBe(3);
  });

  it('[EC-7.6] comes at once to whose life falls to its damage', () => {
    const state = match({ creatures: [{ life: 3, damage: 2 }, { side: 1 }] });
    const frail = {
      do: 'change',
      to: 'target',
      gives: [{ is: 'life', by: -1 }],
      lasts: 'turn',
    } as const;
    const hit = done(state, [frail], FIRST);
    expect(front(hit.state)).toBe('harm');
    expect(through(hit).state.open.creatures.map(({ id }) => id)).toEqual([2]);
  });

  it('[EC-7.6] a saving play may still help', () => {
    const state = match({ creatures: [{ ...healer, life: 3, damage: 2 }] });
    const frail = {
      do: 'change',
      to: 'target',
      gives: [{ is: 'life', by: -1 }],
      lasts: 'turn',
    } as const;
    const hit = done(state, [frail], FIRST).state;
    const use = {
      do: 'use',
      creature: 1,
      ability: 'protectiveTouch',
      target: FIRST.target,
    } as const;
    expect(creatureOf(through(sent(hit, 0, use)).state.open, 1)?.damage).toBe(0);
  });

  it('[EC-7.7] every card goes to its owner; enchantments on what leaves are discarded', () => {
    const mine = {
      id: 50,
      card: 'orc',
      owner: 0,
      side: 0,
      bearer: { on: 'creature', id: 1 },
    } as const;
    const state = match({ creatures: [{ owner: 1, side: 0 }], open: { enchantments: [mine] } });
    const { state: after, events } = through(done(state, [{ do: 'destroy', to: 'target' }], FIRST));
    expect(after.open.discards).toEqual([['orc'], ['goblin']]);
    expect(only(events, 'faded')).toHaveLength(1);
    expect([...after.open.enchantments, ...after.open.changes]).toEqual([]);
    const returned = done(state, [{ do: 'return', to: 'target' }], FIRST).state;
    expect(returned.secret[1].hand).toEqual(['goblin']);
  });
});
