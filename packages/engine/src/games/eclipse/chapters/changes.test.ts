import { expect, it } from 'vitest';
import type { Target } from '../move.ts';
import { done, type Facts, match, through } from '../testing/fixtures.ts';
import { skillOf } from './stats.ts';

it('[EC-9.7] change all creatures or stones of a player, whoever is chosen', () => {
  const gives = [{ is: 'skill', by: 2 }] as const;
  const facts: Facts = { creatures: [{}, { side: 1 }], stones: ['l', 'l'] };
  const skills = (target: Target | null, to: 'target' | 'me' | 'opponent') => {
    const { open } = through(
      done(match(facts), [{ do: 'change', to, gives, lasts: 'ever' }], { target }),
    ).state;
    return open.creatures.map((one) => skillOf(open, one));
  };
  expect(skills({ at: 'player', player: 0 }, 'target')).toEqual([3, 1]);
  expect(skills({ at: 'player', player: 1 }, 'target')).toEqual([1, 3]);
  expect(skills(null, 'me')).toEqual([3, 1]);
  expect(skills(null, 'opponent')).toEqual([1, 3]);
  expect(skills(null, 'target')).toEqual([1, 1]);
});
