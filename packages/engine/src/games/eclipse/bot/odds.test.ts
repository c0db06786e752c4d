import { describe, expect, it } from 'vitest';
import { stonesOf } from '../chapters/pieces.ts';
import { type Being, match } from '../testing/fixtures.ts';
import { ladderOf, oddsToBeat, worthOfDuel } from './odds.ts';

const DICE = [1, 2, 3, 4, 5, 6];
const THROWS = DICE.flatMap((one) => DICE.map((two) => one - two));

describe('the odds', () => {
  it.each([-7, -6, -5, -3, -1, 0, 1, 2, 5, 6])('that a die beats another by %i', (lead) => {
    const counted = THROWS.filter((by) => by >= lead).length / THROWS.length;
    expect(oddsToBeat(lead)).toBeCloseTo(counted, 12);
  });

  it('of a row of saving rolls: the first of seven falls for sure, the only one never', () => {
    const worths = (theirs: string) => {
      const { open } = match({ stones: ['lllllll', theirs] });
      return ladderOf(open, 0, stonesOf(open, 1).slice(0, 2));
    };
    const [none, one = 0, two = 0] = worths('ddddddd');
    expect(none).toBe(0);
    // from even to a lead of one: 1 + (1/7)²
    expect(one).toBeCloseTo(1 + 1 / 49, 9);
    // the second needs a six
    expect(two).toBeCloseTo(one / 6 + (5 / 6) * 2 * (1 + 4 / 49), 9);
    expect(worths('d')[1]).toBe(0);
  });
});

describe('what a fight is worth', () => {
  const FIGHTER: Being = { skill: 2, life: 2 };
  const able = (...abilities: NonNullable<Being['abilities']>): Being => ({ abilities });

  /** What it is worth to an attacker worth `mine` against an enemy worth `theirs`. */
  const worth = (one: Being, two: Being, [mine, theirs]: readonly [number, number], charge = 0) => {
    const { open } = match({
      creatures: [
        { ...FIGHTER, ...one },
        { side: 1, ...FIGHTER, ...two },
      ],
    });
    const [attacker, enemy] = [open.creatures[0]!, open.creatures[1]!];
    const worths = new Map([
      [attacker, mine],
      [enemy, theirs],
    ]);
    return worthOfDuel(open, { attacker, enemy, charge, worths });
  };
  const beats = (lead: number) => THROWS.filter((by) => by >= lead).length / THROWS.length;

  /** To destroy, and to be destroyed. */
  type Odds = readonly [number, number];

  it.each<readonly [string, Being, Being, Odds]>([
    ['equals need a lead of the life', {}, {}, [beats(2), beats(2)]],
    ['skill is a lead', { skill: 3 }, {}, [beats(1), beats(3)]],
    ['and a lack of it', {}, { skill: 4 }, [beats(4), beats(0)]],
    ['damage is less to be done', {}, { damage: 1 }, [beats(1), beats(2)]],
    ['to oneself too', { damage: 1 }, {}, [beats(2), beats(1)]],
    ['regeneration is more', {}, able({ ability: 'regeneration', x: 1 }), [beats(3), beats(2)]],
    ['deathblow is less', able({ ability: 'deathblow', x: 1 }), {}, [beats(1), beats(2)]],
    ['but a hit it must be', able({ ability: 'deathblow', x: 5 }), {}, [beats(1), beats(2)]],
    ['half the ghosts escape', {}, able({ ability: 'ghost' }), [beats(2) / 2, beats(2)]],
    ['a shield holds', {}, { shields: 1 }, [0, beats(2)]],
  ])('%s', (_, one, two, [won, lost]) => {
    expect(worth(one, two, [0, 1])).toBeCloseTo(won, 12);
    expect(worth(one, two, [1, 0])).toBeCloseTo(-lost, 12);
    expect(worth(one, two, [3, 5])).toBeCloseTo(5 * won - 3 * lost, 12);
  });

  it('a charge is a lead', () => {
    expect(worth({}, {}, [0, 1], 1)).toBeCloseTo(beats(1), 12);
    expect(worth({}, {}, [1, 0], 1)).toBeCloseTo(-beats(3), 12);
  });

  it('a fifth of who is paralysed is lost, won or not', () => {
    const stunning = able({ ability: 'paralysis' });
    expect(worth(stunning, {}, [0, 1])).toBeCloseTo(beats(2) + 1 / 5, 12);
    expect(worth({}, stunning, [1, 0])).toBeCloseTo(-beats(2) - 1 / 5, 12);
  });
});

describe('what a row of saving rolls is worth', () => {
  it('counts wards, and what has fallen before', () => {
    const { open } = match({
      stones: ['lllll', 'ddddd'],
      open: {
        changes: [
          { bearer: { on: 'player', player: 1 }, gives: [{ is: 'ward', by: 1 }], lasts: 'ever' },
        ],
      },
    });
    const [, one] = ladderOf(open, 0, stonesOf(open, 1).slice(0, 1));
    // five stones less a ward of one: three faces of six fail
    expect(one).toBeCloseTo((3 / 6) * (1 + 1 / 49), 9);
  });

  it('is measured from the lead there is', () => {
    const { open } = match({ stones: ['lll', 'ddd'] });
    const behind = ladderOf({ ...open, stones: open.stones.slice(1) }, 0, stonesOf(open, 1));
    // from a lead of the other one by one to none: 1 + (1/7)²; two faces fail
    expect(behind[1]).toBeCloseTo((2 / 6) * (1 + 1 / 49), 9);
    expect(behind).toHaveLength(4);
  });
});
