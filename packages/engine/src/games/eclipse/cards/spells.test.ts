import { describe, expect, it } from 'vitest';
import { creatureOf, stoneCounts, stonesOf } from '../chapters/pieces.ts';
import { energyOf, lifeOf, skillOf, wardOf } from '../chapters/stats.ts';
import type { Target } from '../move.ts';
import { done, match, rolling, sent, through, type Went } from '../testing/fixtures.ts';
import { cast, holding, POSITION, played } from '../testing/playing.ts';
import { SPELLS } from './spells.ts';

type SpellId = keyof typeof SPELLS;
const SPELL_IDS = Object.keys(SPELLS).filter((id): id is SpellId => id in SPELLS);

const creature = (id: number): Target => ({ at: 'creature', id });
const stone = (id: number): Target => ({ at: 'stone', id });
const VAMPIRE: Target = { at: 'buried', card: 'vampire' };

const damage = (id: number) => (went: Went) => creatureOf(went.state.open, id)?.damage;
const alive = ({ state }: Went) => state.open.creatures.map(({ id }) => id);
const hand = ({ state }: Went) => state.secret[0].hand;
const stones = ({ state }: Went) => stoneCounts(state.open);
const figures =
  (id: number) =>
  ({ state: { open } }: Went) => {
    const one = creatureOf(open, id);
    return one && [skillOf(open, one), lifeOf(open, one)];
  };

/** What is chosen, what is looked at, and what it must be. */
type Outcome = readonly [target: Target | null, look: (went: Went) => unknown, shows: unknown];

/** Those played in a main phase. */
const OUTCOMES: Readonly<Partial<Record<SpellId, Outcome>>> = {
  sunSpear: [creature(2), damage(2), 2],
  burnAway: [creature(3), alive, [1, 2]],
  whirlwind: [creature(2), ({ state }) => state.secret[1].hand.at(-1), 'goblin'],
  balm: [creature(3), (went) => [damage(3)(went), hand(went)], [0, ['orc']]],
  stoneward: [
    null,
    ({ state: { open } }) => open.stones.map((one) => wardOf(open, one)).join(''),
    '22222222200000',
  ],
  insight: [null, hand, ['orc', 'troll']],
  shadowBolt: [creature(2), damage(2), 3],
  mercyStroke: [creature(3), alive, [1, 2]],
  kissOfNight: [creature(2), alive, [1, 3]],
  shatter: [stone(13), stones, [9, 4]],
  nightmare: [null, ({ state }) => state.open.hands[1], 2],
  frailty: [creature(2), figures(2), [1, 8]],
  nightfall: [creature(2), ({ state }) => creatureOf(state.open, 2)?.freeAt, 7],
  callBack: [VAMPIRE, hand, ['vampire']],
  riseAgain: [VAMPIRE, ({ state }) => state.open.creatures.at(-1)?.card, 'vampire'],
  puppeteer: [creature(2), ({ state }) => creatureOf(state.open, 2)?.side, 0],
  surge: [creature(1), figures(1), [5, 9]],
  fallingStar: [creature(3), damage(3), 6],
  tremor: [null, (went) => [1, 2, 3].map((id) => damage(id)(went)), [2, 2, 2]],
  turnOfTheMoon: [
    stone(13),
    (went) => [energyOf(went.state.open, went.state.open.stones[9]!), hand(went)],
    ['dark', ['orc']],
  ],
  stolenSun: [stone(13), stones, [10, 4]],
};

const TABLE = SPELL_IDS.flatMap((card) => {
  const outcome = OUTCOMES[card];
  return outcome ? [[card, outcome] as const] : [];
});

describe('the spells, each in a position', () => {
  it.each(TABLE)('%s', (card, [target, look, shows]) => {
    const state = holding(card);
    const went = played(state, target);
    expect(look({ state, events: [] })).not.toEqual(shows);
    expect(look(went)).toEqual(shows);
    expect(went.state.open.discards[0]).toContain(card);
  });

  it('halo takes off coming damage', () => {
    const struck = done(holding('halo'), [{ do: 'damage', to: 'target', amount: 5 }], {
      target: creature(1),
    });
    expect(damage(1)(played(struck.state, creature(1)))).toBe(2);
  });

  it('lastLight keeps what would be destroyed', () => {
    const struck = done(holding('lastLight'), [{ do: 'destroy', to: 'target' }], {
      target: creature(1),
    });
    expect(damage(1)(played(struck.state, creature(1)))).toBe(8);
    expect(alive(through(struck))).toEqual([2, 3]);
  });

  it('secondDawn lets one stone more be laid', () => {
    const drop = { do: 'drop', slot: 0 } as const;
    const { state } = played(holding('secondDawn', 'crystal', 'crystal'), null);
    expect(stones(sent(sent(state, 0, drop).state, 0, drop))).toEqual([11, 5]);
  });

  it('unbinding ends an enchantment', () => {
    const one = {
      id: 50,
      card: 'longNight',
      owner: 1,
      side: 1,
      bearer: { on: 'player', player: 0 },
    } as const;
    const state = match({ ...POSITION, hands: [['unbinding'], []], open: { enchantments: [one] } });
    const { open } = played(state, { at: 'enchantment', id: 50 }).state;
    expect([open.enchantments, open.discards[1]]).toEqual([[], ['longNight']]);
  });

  it('ringingCrystal renews crystals and nothing else', () => {
    const state = match({
      ...POSITION,
      stones: ['LLLDDDDdd', 'llD'],
      hands: [['ringingCrystal'], []],
    });
    const { open } = played(state, null).state;
    expect(
      stonesOf(open, 0)
        .map(({ marked }) => (marked ? 'x' : '-'))
        .join(''),
    ).toBe('---xxxxxx');
  });

  it.each<readonly [SpellId, 0 | 1, readonly [number, number]]>([
    ['stolenHour', 0, [4, 3]],
    ['illOmen', 1, [2, 1]],
    ['twistOfFate', 0, [6, 3]],
  ])('%s changes a die', (card, player, shows) => {
    const random = rolling({ attacker: [2], defender: [3], reroll: [6] });
    const attacks = [{ attacker: 1, target: 2 }];
    const declared = sent(holding(card), 0, { do: 'attack', attacks }, random);
    const { state } = through(declared, random, 'roll');
    const { roll } = cast(state, { at: 'die', player }, random).state.open;
    expect(roll).toMatchObject({ dice: shows });
  });

  it('has a test for each of them', () => {
    const inMain = ['secondDawn', 'unbinding', 'ringingCrystal'];
    const inWindows = ['halo', 'lastLight', 'stolenHour', 'illOmen', 'twistOfFate'];
    const tested = [...Object.keys(OUTCOMES), ...inMain, ...inWindows];
    expect(tested.toSorted()).toEqual(SPELL_IDS.toSorted());
  });
});
