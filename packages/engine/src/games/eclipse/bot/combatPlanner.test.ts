import { describe, expect, it } from 'vitest';
import { type Being, type Facts, match } from '../testing/fixtures.ts';
import { type Battle, battleOf, bestAttack, bestGuards } from './combatPlanner.ts';
import { worthOfDuel } from './odds.ts';

interface Numbers {
  /** By attacker: what an attack on each enemy is worth, null where it is not allowed. */
  readonly attacks: readonly (readonly (number | null)[])[];
  /** By attacker: what it is worth to be stopped by each enemy; much unless told. */
  readonly stops?: Battle['stops'];
  readonly guards?: Battle['guards'];
  readonly stones?: number;
  /** What so many saving rolls are worth. */
  readonly ladder?: readonly number[];
}

/** Attackers are 1, 2, … by id; then come the enemies, and then their stones. */
function battle({ attacks, stops, guards = [], stones = 0, ladder = [0] }: Numbers): Battle {
  const enemies = attacks[0]?.length ?? 0;
  const { open } = match({
    creatures: [
      ...attacks.map(() => ({})),
      ...Array.from({ length: enemies }, () => ({ side: 1 as const })),
    ],
    stones: ['', 'l'.repeat(stones)],
  });
  return {
    attackers: open.creatures.filter(({ side }) => side === 0),
    enemies: open.creatures.filter(({ side }) => side === 1),
    stones: open.stones,
    attacks,
    stops: stops ?? attacks.map((row) => row.map(() => 99)),
    guards,
    ladder,
  };
}

/** What is attacked by whom, as `attacker>target`, and what it is worth. */
function best(numbers: Numbers): readonly [string, number] {
  const { attacks, worth } = bestAttack(battle(numbers));
  const pairs = attacks.map(({ attacker, target }) => `${attacker}>${target}`);
  return [pairs.join(' '), Math.round(worth * 1e6) / 1e6];
}

describe('the best attack', () => {
  it.each<readonly [string, Numbers, readonly [string, number]]>([
    ['is none without creatures', { attacks: [] }, ['', 0]],
    ['is on who is beaten', { attacks: [[0.5]] }, ['1>2', 0.5]],
    ['is none on who is stronger', { attacks: [[-0.5]] }, ['', 0]],
    ['is none that is not allowed', { attacks: [[null]] }, ['', 0]],
    ['is on each enemy by one alone', { attacks: [[0.5], [0.7]] }, ['2>3', 0.7]],
    [
      'has each attack one',
      {
        attacks: [
          [0.5, 0.1],
          [0.2, 0.7],
        ],
      },
      ['1>3 2>4', 1.2],
    ],
    ['is the better of two for one', { attacks: [[0.5, 0.7, 0.6]] }, ['1>3', 0.7]],
  ])('%s', (_, numbers, found) => {
    expect(best(numbers)).toEqual(found);
  });

  it.each<readonly [string, Numbers, readonly [string, number]]>([
    ['one each', { attacks: [[], []], stones: 3, ladder: [0, 0.5, 1.2] }, ['1>3 2>4', 1.2]],
    [
      'no more than there are',
      { attacks: [[], [], []], stones: 1, ladder: [0, 0.5, 9] },
      ['1>4', 0.5],
    ],
    // one alone is not worth the while, and two are
    [
      'together or not at all',
      { attacks: [[], []], stones: 2, ladder: [0, -0.1, 2] },
      ['1>3 2>4', 2],
    ],
    ['but not for nothing', { attacks: [[], []], stones: 2, ladder: [0, -0.1, -0.2] }, ['', 0]],
    ['rather than a creature', { attacks: [[0.4]], stones: 1, ladder: [0, 0.5] }, ['1>3', 0.5]],
    ['or a creature', { attacks: [[0.6]], stones: 1, ladder: [0, 0.5] }, ['1>2', 0.6]],
    ['or both', { attacks: [[0.6], [0.1]], stones: 2, ladder: [0, 0.5, 0.7] }, ['1>3 2>4', 1.1]],
  ])('is on stones, %s', (_, numbers, found) => {
    expect(best(numbers)).toEqual(found);
  });

  it('reckons with guards, who stop where it saves more than it costs', () => {
    const storm: Numbers = { attacks: [[null]], guards: [0], stones: 1, ladder: [0, 1] };
    expect(best({ ...storm, stops: [[-0.5]] })).toEqual(['', 0]);
    expect(best({ ...storm, stops: [[0.3]] })).toEqual(['1>3', 0.3]);
    expect(best({ ...storm, stops: [[1.5]] })).toEqual(['1>3', 1]);
    expect(best({ ...storm, stops: [[-0.5]], guards: [] })).toEqual(['1>3', 1]);
  });

  it('has one guard stop one attacker, those first that cost least', () => {
    const stops = [
      [0.2, -1],
      [-0.3, 0.5],
    ];
    const storm: Numbers = {
      attacks: [
        [null, null],
        [null, null],
      ],
      stops,
      stones: 2,
      ladder: [0, 3, 7],
    };
    // the stop of -1 saves 4, the one of -0.3 saves 3: nothing is left to gain
    expect(best({ ...storm, guards: [0, 1] })).toEqual(['', 0]);
    expect(best({ ...storm, guards: [1] })).toEqual(['1>5 2>6', 2]);
    expect(best({ ...storm, guards: [0] })).toEqual(['1>5 2>6', 2.7]);
  });

  it('binds a guard by attacking it', () => {
    const storm: Numbers = {
      attacks: [[-0.2], [null]],
      stops: [[-5], [-5]],
      stones: 1,
      ladder: [0, 1],
    };
    expect(best({ ...storm, guards: [] })).toEqual(['1>4', 1]);
    expect(best({ ...storm, attacks: [[0.2], [null]], guards: [0] })).toEqual(['1>3 2>4', 1.2]);
  });
});

describe('what a combat can bring', () => {
  const LION: Being = { skill: 5, life: 3, abilities: [{ ability: 'charge', x: 2 }] };
  const facts: Facts = {
    creatures: [
      LION,
      { freeAt: 7 },
      { side: 1, abilities: [{ ability: 'flying' }] },
      { side: 1, freeAt: 7 },
      { side: 1 },
    ],
    stones: ['', 'lll'],
    open: {
      enchantments: [
        { id: 20, card: 'runeOfKeeping', owner: 1, side: 1, bearer: { on: 'stone', id: 6 } },
      ],
    },
  };
  const { open } = match(facts);
  const found = battleOf(open, 0);
  const ids = (some: readonly { readonly id: number }[]) => some.map(({ id }) => id);

  it('has those attack who are able, and guard likewise', () => {
    expect(ids(found.attackers)).toEqual([1]);
    expect(ids(found.enemies)).toEqual([3, 4, 5]);
    expect(found.guards).toEqual([0, 2]);
  });

  it('has the stones first that hold least easily, and rolls for as many as attack', () => {
    expect(ids(found.stones)).toEqual([7, 8, 6]);
    expect(found.ladder).toHaveLength(2);
    expect(found.ladder[1]).toBeGreaterThan(0);
  });

  it('forbids what the rules forbid, and counts the charge of who attacks alone', () => {
    const [attacker, , , , enemy] = open.creatures;
    const worths = new Map(
      open.creatures.map((one) => [one, one === attacker ? 5 * 0.22 + 3 * 0.15 + 0.2 : 0.37]),
    );
    const duel = (charge: number) =>
      worthOfDuel(open, { attacker: attacker!, enemy: enemy!, charge, worths });
    const [[air, , ground] = []] = found.attacks;
    expect(air).toBeNull();
    expect(ground).toBeCloseTo(duel(2), 9);
    expect(found.stops[0]?.[2]).toBeCloseTo(duel(0), 9);
    expect(duel(2)).not.toBeCloseTo(duel(0), 9);
  });
});

describe('the best guards', () => {
  const GIANT: Being = { side: 1, skill: 9, life: 9 };
  const { open } = match({ creatures: [{}, {}, GIANT, GIANT], stones: ['', 'llllll'] });
  const [, , giant, second] = open.creatures;

  it('stop each who storms, each by another', () => {
    const guards = bestGuards(open, [1, 2], [giant!, second!]);
    expect(new Set(guards.map(({ attacker }) => attacker))).toEqual(new Set([1, 2]));
    expect(new Set(guards.map(({ guard }) => guard))).toEqual(new Set([3, 4]));
    expect(guards).toHaveLength(2);
  });

  it('are of those who can, and stop nobody else', () => {
    expect(bestGuards(open, [2], [second!])).toEqual([{ guard: 4, attacker: 2 }]);
    expect(bestGuards(open, [1, 2], [second!])).toHaveLength(1);
    expect(bestGuards(open, [], [giant!])).toEqual([]);
    expect(bestGuards(open, [1], [])).toEqual([]);
  });

  it('do not die for a stone that holds by itself', () => {
    const weak = match({ creatures: [{ skill: 9, life: 9 }, { side: 1 }], stones: ['', 'l'] });
    expect(bestGuards(weak.open, [1], [weak.open.creatures[1]!])).toEqual([]);
    const many = match({
      creatures: [{ skill: 9, life: 9 }, { side: 1 }],
      stones: ['', 'lllllll'],
    });
    expect(bestGuards(many.open, [1], [many.open.creatures[1]!])).toEqual([
      { guard: 2, attacker: 1 },
    ]);
  });
});
