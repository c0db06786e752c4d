import { describe, expect, it } from 'vitest';
import { creatureOf } from '../chapters/pieces.ts';
import { insightOf, isAble, lifeOf, skillOf, strengthOf, wardOf } from '../chapters/stats.ts';
import type { Target } from '../move.ts';
import type { Open } from '../state.ts';
import { sent, through } from '../testing/fixtures.ts';
import { holding, played } from '../testing/playing.ts';
import type { AbilityId } from './card.ts';
import { ENCHANTMENTS } from './enchantments.ts';

type EnchantmentId = keyof typeof ENCHANTMENTS;
type Outcome = readonly [target: Target | null, look: (open: Open) => unknown, shows: unknown];

const MINE: Target = { at: 'creature', id: 1 };
const THEIRS: Target = { at: 'creature', id: 2 };
const ME: Target = { at: 'player', player: 0 };
const OPPONENT: Target = { at: 'player', player: 1 };

const figures = (id: number) => (open: Open) => {
  const one = creatureOf(open, id);
  return one && [skillOf(open, one), lifeOf(open, one)];
};
const has = (ability: AbilityId) => (open: Open) =>
  open.creatures.map((one) => strengthOf(open, one, ability));
const wards = (open: Open) => open.stones.map((one) => wardOf(open, one)).join('');
const skills = (open: Open) => open.creatures.map((one) => skillOf(open, one));

/** For each: the target, what is looked at, and what it must be. The creatures: one's own 1/9, theirs 3/9 and 1/9. */
const OUTCOMES: Readonly<Record<EnchantmentId, Outcome>> = {
  dawnBoon: [MINE, figures(1), [2, 10]],
  wingsOfLight: [
    MINE,
    (open) => [has('flying')(open), figures(1)(open)],
    [
      [1, 0, 1],
      [2, 9],
    ],
  ],
  mirrorCloak: [
    MINE,
    (open) => [has('magicImmunity')(open), figures(1)(open)],
    [
      [1, 0, 0],
      [1, 11],
    ],
  ],
  runeOfKeeping: [{ at: 'stone', id: 5 }, wards, '03000000000000'],
  circleOfStones: [ME, wards, '11111111100000'],
  sunBanner: [ME, skills, [2, 3, 1]],
  shadowBlade: [
    MINE,
    (open) => [has('deathblow')(open), figures(1)(open)],
    [
      [1, 0, 0],
      [2, 9],
    ],
  ],
  ghostVeil: [MINE, has('ghost'), [1, 0, 0]],
  curseOfAsh: [THEIRS, figures(2), [1, 9]],
  blightTree: [THEIRS, figures(2), [2, 7]],
  nightChains: [
    THEIRS,
    (open) => open.creatures.map((one) => isAble(open, one)),
    [true, false, true],
  ],
  longNight: [OPPONENT, skills, [1, 2, 0]],
  trollBlood: [
    MINE,
    (open) => [has('regeneration')(open), figures(1)(open)],
    [
      [1, 0, 0],
      [1, 10],
    ],
  ],
  moonSpring: [ME, (open) => [insightOf(open, 0), insightOf(open, 1)], [1, 0]],
  bloodMoon: [null, has('deathblow'), [1, 1, 1]],
};
const IDS = Object.keys(ENCHANTMENTS).filter((id): id is EnchantmentId => id in ENCHANTMENTS);

describe('the enchantments, each in a position', () => {
  it.each(IDS)('%s holds while it is borne', (card) => {
    const [target, look, shows] = OUTCOMES[card];
    const state = holding(card);
    const { open } = played(state, target).state;
    expect(look(state.open)).not.toEqual(shows);
    expect(look(open)).toEqual(shows);
    expect(look({ ...open, enchantments: [] })).toEqual(look(state.open));
    expect(open.enchantments).toMatchObject([{ card, side: 0, owner: 0 }]);
  });

  it('moonSpring draws one card more in its player’s Renewal only', () => {
    const { state } = played(holding('moonSpring'), ME);
    const theirs = through(sent(state, 0, { do: 'end' })).state;
    const mine = through(sent(theirs, 1, { do: 'end' })).state;
    expect([theirs.open.hands, mine.open.hands]).toEqual([
      [0, 4],
      [2, 4],
    ]);
  });
});
