import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import { eclipse } from '../game.ts';
import type { EclipseMove } from '../move.ts';
import type { EclipseState } from '../state.ts';
import {
  attacking,
  closed,
  type Facts,
  front,
  match,
  rolling,
  sent,
  through,
} from '../testing/fixtures.ts';
import { defence, dismissal, foreseen, worldOf } from './foresee.ts';
import { planLightly, planMain, planWindow, type World } from './plan.ts';

/** A world in which windows wait for nobody, as a planner has it. */
const worldFrom = (state: EclipseState, dice = 'dice'): World => ({
  state: worldOf(eclipse.view(state, 'all'), seededRandom('world')),
  dice,
});
const plan = (facts: Facts): EclipseMove => planMain(0, worldFrom(match(facts)));
const END = { do: 'end' };

describe('a plan for the main phase', () => {
  it('ends it where nothing promises more', () => {
    expect(plan({})).toEqual(END);
    expect(plan({ hands: [['orc'], []] })).toEqual(END);
  });

  it('plays a stone, and a creature that it can pay', () => {
    expect(plan({ hands: [['crystal'], []] })).toEqual({ do: 'drop', slot: 0 });
    // of equals it is the first
    expect(plan({ hands: [['crystal', 'darkStone'], []] })).toEqual({ do: 'drop', slot: 0 });
    const facts: Facts = { hands: [['orc'], []], stones: ['lld', ''] };
    expect(plan(facts)).toMatchObject({ do: 'cast', slot: 0, target: null });
  });

  it('attacks stones, but not twice in a turn', () => {
    const facts: Facts = { creatures: [{}], stones: ['', 'lllll'] };
    expect(plan(facts)).toMatchObject({ do: 'attack', attacks: [{ attacker: 1 }] });
    expect(plan({ ...facts, open: { fought: true } })).toEqual(END);
  });

  it('casts nothing for what is over with the turn', () => {
    expect(plan({ creatures: [{}], stones: ['l', ''], hands: [['surge'], []] })).toEqual(END);
    const facts: Facts = { creatures: [{}], stones: ['lddd', ''], hands: [['shadowBlade'], []] };
    expect(plan(facts)).toMatchObject({ do: 'cast', target: { at: 'creature', id: 1 } });
  });

  it('destroys the best creature of the enemy, and none of its own', () => {
    const facts: Facts = {
      creatures: [{ skill: 4, life: 4 }, { side: 1 }, { side: 1, skill: 3, life: 3 }],
      stones: ['lddd', ''],
      hands: [['kissOfNight'], []],
    };
    expect(plan(facts)).toMatchObject({ do: 'cast', target: { at: 'creature', id: 3 } });
  });

  it('uses what its creatures can do', () => {
    const creatures = [
      { abilities: [{ ability: 'demonicDestruction' }] },
      { side: 1, skill: 3, life: 3 },
    ] as const;
    expect(plan({ creatures })).toMatchObject({ do: 'use', creature: 1, target: { id: 2 } });
  });

  it('takes the stone that wins, and shuns what loses', () => {
    const facts: Facts = { stones: ['llllll', ''], hands: [['lampKeeper', 'crystal'], []] };
    expect(plan(facts)).toEqual({ do: 'drop', slot: 1 });
  });
});

describe('a light plan', () => {
  const light = (facts: Facts, seed: string) =>
    planLightly(0, worldFrom(match(facts)), seededRandom(seed)('choice'));
  const seeds = Array.from({ length: 20 }, (_, seed) => `${seed}`);

  it('is anything that promises more than to end', () => {
    const facts: Facts = { hands: [['crystal', 'darkStone', 'vampire'], []] };
    const slots = seeds.map((seed) => JSON.stringify(light(facts, seed)));
    expect(new Set(slots)).toEqual(
      new Set([0, 1].map((slot) => JSON.stringify({ do: 'drop', slot }))),
    );
  });

  it('is the end where nothing does', () => {
    expect(light({ hands: [['vampire'], []] }, 'any')).toEqual(END);
  });
});

describe('a plan for a window', () => {
  /** A fight of two alike in which the defender, who can turn the attacker’s die, is about to fall. */
  const rolled = (attacker: number, defender: number) => {
    const fighter = { skill: 2, life: 2 };
    const state = match({
      creatures: [fighter, { side: 1, ...fighter }],
      stones: ['dddd', 'dddd'],
      hands: [[], ['illOmen']],
    });
    const random = rolling({ attacker: [attacker], defender: [defender] });
    return through(sent(state, 0, attacking([1, 2]), random), random, 'roll').state;
  };

  it('is to pass where there is no world to think of, or nothing to play', () => {
    expect(planWindow(1, [])).toEqual({ do: 'pass' });
    expect(planWindow(0, [worldFrom(rolled(4, 2))])).toEqual({ do: 'pass' });
  });

  it('is what promises most on average of all worlds', () => {
    const [bad, good] = [worldFrom(rolled(4, 2)), worldFrom(rolled(2, 2))];
    expect(planWindow(1, [bad])).toMatchObject({ do: 'cast' });
    expect(planWindow(1, [bad, bad])).toMatchObject({ do: 'cast' });
    expect(planWindow(1, [good, good])).toEqual({ do: 'pass' });
  });
});

describe('what is foreseen', () => {
  const windows = (state: EclipseState) => front(state);

  it('is the next main phase, with all that comes before it', () => {
    const { state, dice } = worldFrom(match({ decks: [['goblin'], ['goblin']] }));
    const after = foreseen(state, 0, { do: 'end' }, dice);
    expect(after?.open).toMatchObject({ turn: 6, active: 1, hands: [0, 1] });
    expect(after && windows(after)).toBe('main');
  });

  it('is nothing for a move that is refused', () => {
    const { state, dice } = worldFrom(match());
    expect(foreseen(state, 0, { do: 'drop', slot: 0 }, dice)).toBeNull();
  });

  it('is the same for the same dice, and another for others', () => {
    const facts: Facts = { creatures: [{ skill: 3, life: 3 }], stones: ['', 'lll'] };
    const fallen = (dice: string) => {
      const { state } = worldFrom(match(facts));
      return foreseen(state, 0, attacking([1, 2]), dice)?.open.stones.length;
    };
    expect(fallen('one')).toBe(fallen('one'));
    const seeds = Array.from({ length: 20 }, (_, seed) => fallen(`${seed}`));
    expect(new Set(seeds)).toEqual(new Set([2, 3]));
  });

  it('has who is asked draw, take what dark revival gives, and discard what is worth least', () => {
    const drawing = worldFrom(
      match({ hands: [['lampKeeper'], []], stones: ['ll', ''], decks: [['orc'], []] }),
    );
    const cast: EclipseMove = { do: 'cast', slot: 0, pay: [1, 2], target: null };
    expect(foreseen(drawing.state, 0, cast, 'dice')?.open).toMatchObject({ hands: [1, 0] });

    const reviving = worldFrom(
      match({
        creatures: [
          { abilities: [{ ability: 'darkRevival' }, { ability: 'darkTouch', x: 1 }], used: [] },
          { side: 1, life: 1, hurtBy: [1] },
        ],
        open: { claims: [{ player: 0, reviver: 1, creature: 2 }] },
      }),
    );
    const touch: EclipseMove = {
      do: 'use',
      creature: 1,
      ability: 'darkTouch',
      target: { at: 'creature', id: 2 },
    };
    const taken = foreseen(reviving.state, 0, touch, 'dice');
    expect(taken?.open.creatures).toMatchObject([{ side: 0 }, { side: 0, owner: 1, broughtBy: 1 }]);

    const hand = [...Array.from({ length: 7 }, () => 'crystal' as const), 'goblin' as const];
    const full = worldFrom(match({ hands: [hand, []] }));
    const after = foreseen(full.state, 0, { do: 'end' }, 'dice');
    expect(after?.open.discards[0]).toEqual(['goblin']);
    expect(after?.open.turn).toBe(6);
  });

  it('has the defender guard as promises most', () => {
    const facts: Facts = {
      creatures: [{}, { side: 1, skill: 9, life: 9 }],
      stones: ['l', 'llllll'],
    };
    const { state, dice } = worldFrom(match(facts));
    const after = foreseen(state, 0, attacking([1, 4]), dice);
    expect(after?.open.stones).toHaveLength(7);
    expect(after?.open.creatures.map(({ id }) => id)).toEqual([2]);
  });
});

describe('an answer without much thought', () => {
  it('guards, and fights in the order of the declaration', () => {
    const giant = { side: 1, skill: 9, life: 9 } as const;
    const state = match({ creatures: [{}, {}, giant, { side: 1 }], stones: ['', 'llllll'] });
    const { open } = closed(sent(state, 0, attacking([2, 4], [1, 5])).state).state;
    expect(defence(open)).toEqual({
      do: 'defend',
      guards: [{ guard: 3, attacker: 1 }],
      order: [2, 1],
    });
  });

  it('discards as many as there are too many, those first that are worth least', () => {
    const hand = ['orc', 'goblin', 'crystal', 'orc', 'orc', 'orc', 'goblin', 'orc', 'orc'] as const;
    const { open } = match({ hands: [hand, []], stones: ['lll', ''] });
    expect(dismissal(open, 0, hand)).toEqual({ do: 'discard', slots: [1, 6] });
    expect(dismissal(open, 0, hand.slice(0, 7))).toEqual({ do: 'discard', slots: [] });
  });
});
