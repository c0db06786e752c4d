import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Facts } from '../testing/fixtures.ts';
import { match, refusal, sent } from '../testing/fixtures.ts';
import { freeStones, payment, pays } from './energy.ts';

const cost = (light: number, dark: number, any: number) => ({ light, dark, any });
const open = (mine: string, theirs = '') => match({ stones: [mine, theirs] }).open;

describe('paying', () => {
  it.each<readonly [string, readonly number[], boolean]>([
    ['exactly', [1, 4, 5], true],
    ['too little', [1, 4], false],
    ['too much', [1, 2, 4, 5], false],
    ['one stone twice', [1, 4, 4], false],
    ['a marked one', [1, 4, 7], false],
    ['one of the enemy', [1, 4, 8], false],
    ['too little light', [4, 5, 6], false],
    ['too little dark', [1, 2, 3], false],
    ['a stone that is not there', [1, 4, 99], false],
  ])('[EC-2.1] %s', (_how, stones, good) => {
    expect(pays(open('llldddD', 'lld'), 0, cost(1, 1, 1), stones)).toBe(good);
  });

  it('[EC-2.1] another payment is refused and nothing is spent', () => {
    const facts: Facts = { hands: [['vampire'], []], stones: ['llllllll', ''] };
    const move = { do: 'cast', slot: 0, pay: [1], target: null } as const;
    expect(refusal(match(facts), 0, move)).toEqual({ code: 'payment' });
  });

  it('[EC-2.2] a swapped stone gives the other energy', () => {
    const gives = [{ is: 'swapped' }] as const;
    const bearer = { on: 'stone', id: 1 } as const;
    const state = match({
      stones: ['ld', ''],
      open: { changes: [{ bearer, gives, lasts: 'ever' }] },
    });
    expect(freeStones(state.open, 0)).toEqual({ light: [], dark: [1, 2] });
  });

  it('[EC-2.3] only marks', () => {
    const state = match({ hands: [['goblin'], []], stones: ['ll', ''] });
    const pay = payment(state.open, 0, cost(0, 0, 1))!;
    const { state: after } = sent(state, 0, { do: 'cast', slot: 0, pay, target: null });
    expect(after.open.stones.map(({ marked }) => marked)).toEqual([true, false]);
  });

  it.each([
    ['lllld', cost(0, 0, 3), [1, 2, 3]],
    ['llddd', cost(0, 0, 1), [3]],
    ['lldd', cost(0, 0, 2), [1, 3]],
    ['llldd', cost(1, 1, 1), [1, 2, 4]],
    ['lddd', cost(1, 0, 2), [1, 2, 3]],
    ['ld', cost(0, 0, 3), null],
    ['lll', cost(0, 1, 0), null],
  ])('[EC-2.4] of %s for %o it proposes %o', (stones, price, proposed) => {
    expect(payment(open(stones), 0, price)).toEqual(proposed);
  });

  it('[EC-2.4] what is proposed pays, and nothing is proposed only when nothing could', () => {
    const part = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(fc.stringMatching(/^[ldLD]{0,9}$/), part, part, part, (stones, l, d, a) => {
        const table = open(stones);
        const price = cost(l, d, a);
        const proposed = payment(table, 0, price);
        const { light, dark } = freeStones(table, 0);
        const able =
          light.length >= l && dark.length >= d && light.length + dark.length >= l + d + a;
        expect(proposed !== null).toBe(able);
        expect(proposed === null || pays(table, 0, price, proposed)).toBe(true);
      }),
    );
  });
});
