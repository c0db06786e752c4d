import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import type { SpellId } from '../chapters/spells.ts';
import { rockPaperWizard } from '../game.ts';
import { type Facts, match, written } from '../testing/fixtures.ts';
import { chances, foresee } from './foresee.ts';
import { type Effort, ponder } from './think.ts';

const BOOK: readonly SpellId[] = ['passwall', 'fireball', 'feeblemind'];
const SEEDS = Array.from({ length: 30 }, (_, seed) => `${seed}`);

/** What a seat regrets, of three who each have three spells at two others. */
const regrets = (effort: Effort, seat = 0, seed = 'thought', facts: Facts = {}) => {
  const state = match({ at: '5 5 5', book: BOOK, ...facts });
  return ponder(rockPaperWizard.view(state, seat), seat, effort, seededRandom(seed));
};
const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0);

describe('thinking', () => {
  it('begins without any regret, one for each choice', () => {
    expect(regrets({ rounds: 0, depth: 'me' })).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('compares the choices with the habit, which at first is any of them', () => {
    const once = regrets({ rounds: 1, depth: 'me' });
    expect(Math.max(...once)).toBeGreaterThan(0);
    expect(sum(once)).toBeCloseTo(0, 9);
  });

  it('compares them with a better habit each time', () => {
    const once = regrets({ rounds: 6, depth: 'me' });
    const twice = regrets({ rounds: 7, depth: 'me' });
    expect(sum(once)).toBeCloseTo(0, 9);
    // what is now usual is better than the average, so that most is regretted less
    expect(sum(twice)).toBeLessThan(-0.001);
  });

  it('follows the minds of all in turn, or its own alone', () => {
    const first = { rounds: 6, depth: 'everybody' } as const;
    expect(regrets(first)).not.toEqual([0, 0, 0, 0, 0, 0]);
    expect(regrets(first, 1)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(regrets({ rounds: 7, depth: 'everybody' }, 1)).not.toEqual([0, 0, 0, 0, 0, 0]);
    expect(regrets({ rounds: 6, depth: 'me' }, 1)).not.toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('meets anything that the others may do', () => {
    const met = SEEDS.map((seed) => JSON.stringify(regrets({ rounds: 1, depth: 'me' }, 0, seed)));
    expect(new Set(met).size).toBeGreaterThan(15);
  });

  it('comes to regret most not to rob who is about to win', () => {
    const book: readonly SpellId[] = ['mistyStep', 'feeblemind', 'confusion'];
    const found = regrets({ rounds: 60, depth: 'everybody' }, 0, 'thought', {
      at: '5 5 5 | 3 24 3',
      book,
    });
    // feeblemind at seat 1, after two of misty step
    expect(found.indexOf(Math.max(...found))).toBe(2);
  });
});

describe('a round played out in thought', () => {
  const state = match({ at: '5 5 5', book: BOOK });

  it('is scored, and not refreshed', () => {
    const after = foresee(
      state,
      [
        { spell: 'passwall', target: 1 },
        { spell: 'fireball', target: 2 },
        { spell: 'passwall', target: 0 },
      ],
      seededRandom('thought'),
    );
    // 0: +3 and +2, 1: +2, 2: -5 and +3
    expect(written({ ...state, open: after })).toBe('10 7 3 | 8 6 3');
    expect(after).toMatchObject({ round: 1, agenda: [{ do: 'refresh' }] });
  });

  it('has a charmed wizard pay the poorest', () => {
    const book: readonly SpellId[] = ['charmPerson', 'passwall', 'fireball'];
    const charmed = match({ at: '5 5 5 | 3 9 2', book });
    const after = foresee(
      charmed,
      [
        { spell: 'charmPerson', target: 1 },
        { spell: 'passwall', target: 0 },
        { spell: 'passwall', target: 0 },
      ],
      seededRandom('thought'),
    );
    // 2 to the poorest, seat 2; then 5 for the nearest, seat 0, and 3 for the two on 8
    expect(written({ ...charmed, open: after })).toBe('9 8 8 | 8 10 7');
  });
});

describe('the chance to win', () => {
  it.each([
    ['grows by so much gold', '9 3 3', 4 + 2 * Math.sqrt(25 - 9)],
    ['grows faster near the goal', '24 18 18', 4 + 2],
    ['and no faster beyond it', '30 24 24', 4],
  ])('%s', (_, gold, scale) => {
    const found = chances(match({ at: `5 5 5 | ${gold}` }).open);
    const less = Math.exp(-6 / scale);
    const all = 1 + 2 * less;
    expect(found[0]).toBeCloseTo(1 / all, 12);
    expect(found[1]).toBeCloseTo(less / all, 12);
    expect(sum(found)).toBeCloseTo(1, 12);
  });
});
