import { describe, expect, it } from 'vitest';
import { seededRandom } from './random.ts';
import { Desk, refuse, rule } from './ruling.ts';
import { toy } from './testing/toy.ts';
import type { ToyTypes } from './testing/toy-types.ts';

const start = () =>
  toy.setup({
    seats: 2,
    options: { rounds: 1, swift: false, beat: 900, ahead: [] },
    own: [],
    kept: null,
    random: seededRandom('start'),
  }).state;
const desk = () => new Desk<ToyTypes>(start(), seededRandom('desk'));

describe('a desk', () => {
  it('rules with the state it was left with and what was told, in order', () => {
    const ruling = rule(desk(), (d) => {
      d.set({ beaten: true });
      d.tell({ type: 'laid', seat: 0 });
      d.tellOnly([1], { type: 'drew', seat: 1, card: 5 }, { type: 'drew', seat: 1, card: null });
      d.tellOnly([0], { type: 'passed', seat: 0 });
    });
    expect(ruling).toEqual({
      ok: true,
      state: { ...start(), beaten: true },
      told: [
        { event: { type: 'laid', seat: 0 } },
        {
          event: { type: 'drew', seat: 1, card: 5 },
          only: [1],
          others: { type: 'drew', seat: 1, card: null },
        },
        { event: { type: 'passed', seat: 0 }, only: [0] },
      ],
    });
  });

  it('leaves the old state as it was', () => {
    const old = start();
    const before = JSON.stringify(old);
    rule(new Desk<ToyTypes>(old, seededRandom('desk')), (d) => d.set({ beaten: true }));
    expect(JSON.stringify(old)).toBe(before);
  });

  it('ends at a refusal from any depth, and drops what was written', () => {
    const ruling = rule(desk(), (d) => {
      d.tell({ type: 'laid', seat: 0 });
      [1].forEach(() => refuse(d, { code: 'odd' }));
    });
    expect(ruling).toEqual({ ok: false, why: { code: 'odd' } });
  });

  it('lets a bug through', () => {
    expect(() => rule(desk(), () => void JSON.parse('bug'))).toThrow(SyntaxError);
  });

  it('never takes the refusal of another desk for its own', () => {
    const other = desk();
    expect(() => rule(desk(), () => refuse(other, { code: 'odd' }))).toThrow('a refusal outside');
  });
});
