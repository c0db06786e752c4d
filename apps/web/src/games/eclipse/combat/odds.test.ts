import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import type { Change, Open } from '@kesem/engine/games/eclipse/state';
import { expect, it } from 'vitest';
import { tableOf } from '../course/table.ts';
import { fightOdds, lossOdds } from './odds.ts';

const [MINE, THEIRS] = [1, 2];
type Gift = Change['gives'][number];

/** Two of the rulebook's own creatures, whose numbers are fixed, and what is given to each besides. */
function meeting(
  creatures: readonly [CardId, CardId],
  gifts: { readonly mine?: Gift; readonly theirs?: Gift } = {},
): Open {
  const [mine, theirs] = creatures;
  const laid = { stones: [[], []], creatures: [[mine], [theirs]], hands: [[], []] } as const;
  const given = [gifts.mine, gifts.theirs].flatMap((gift, at): readonly Change[] =>
    gift ? [{ bearer: { on: 'creature', id: at + 1 }, gives: [gift], lasts: 'ever' }] : [],
  );
  return { ...tableOf({ active: 0, ...laid }).open, changes: given };
}

const odds = (open: Open, charges: 'charges' | 'stopped' = 'charges') => {
  const found = fightOdds(open, MINE, THEIRS, charges);
  return found && { hit: Math.round(found.hit * 72), kill: Math.round(found.kill * 72) };
};

it('a goblin hits a vampire three times in 36, and destroys it once', () => {
  expect(odds(meeting(['goblin', 'vampire']))).toEqual({ hit: 6, kill: 2 });
});

it('charge counts against a creature, not against a guard', () => {
  const open = meeting(['goblin', 'goblin'], { mine: { is: 'able', ability: 'charge', x: 6 } });
  expect(odds(open)).toEqual({ hit: 72, kill: 72 });
  expect(odds(open, 'stopped')).toEqual({ hit: 30, kill: 30 });
});

it('a ghost escapes half the hits, regeneration takes its share, deathblow adds to it', () => {
  const ghost = { is: 'able', ability: 'ghost' } as const;
  expect(odds(meeting(['goblin', 'goblin'], { theirs: ghost }))).toEqual({ hit: 15, kill: 15 });
  const healing = { is: 'able', ability: 'regeneration', x: 2 } as const;
  expect(odds(meeting(['goblin', 'goblin'], { theirs: healing }))).toEqual({ hit: 30, kill: 12 });
  const deadly = { is: 'able', ability: 'deathblow', x: 1 } as const;
  expect(odds(meeting(['goblin', 'vampire'], { mine: deadly }))).toEqual({ hit: 6, kill: 6 });
});

it('who is gone has no odds', () => {
  expect(fightOdds(meeting(['goblin', 'goblin']), MINE, 9, 'charges')).toBeNull();
});

it('a stone that needs seven is lost, one that needs three is lost on a one or a two', () => {
  const creatures = [[], []] as const;
  const { open } = tableOf({ active: 0, stones: [['crystal'], []], creatures, hands: [[], []] });
  expect([7, 3, 1].map((needs) => lossOdds(open, 1, needs))).toEqual([1, 2 / 6, 0]);
});
