import { describe, expect, it } from 'vitest';
import type { Aim } from '../cards/card.ts';
import type { Player, Target } from '../move.ts';
import type { Roll } from '../state.ts';
import { type Facts, match, refusal } from '../testing/fixtures.ts';
import { targets, unfit } from './targets.ts';

const facts: Facts = {
  creatures: [
    { abilities: [{ ability: 'flying' }], skill: 3 },
    { damage: 1, life: 2 },
    { side: 1 },
    { side: 1, abilities: [{ ability: 'magicImmunity' }] },
  ],
  stones: ['l', 'd'],
  discards: [['goblin', 'goblin', 'surge'], ['orc']],
  open: {
    enchantments: [
      { id: 20, card: 'sunBanner', owner: 0, side: 0, bearer: { on: 'player', player: 0 } },
      { id: 21, card: 'nightChains', owner: 1, side: 1, bearer: { on: 'creature', id: 1 } },
    ],
  },
};
const { open } = match(facts);

/** What can be aimed at, each as its id, its player or its card. */
const named = (target: Target) =>
  'id' in target ? target.id : 'player' in target ? target.player : target.card;
const aimed = (aim: Aim, table = open, player: Player = 0) =>
  targets(table, player, aim).map(named);

describe('everything that can be aimed at', () => {
  it.each<readonly [string, Aim, readonly (number | string)[]]>([
    // the immune one of the enemy is never to be chosen [EC-6.3]
    ['any creature', { at: 'creature', of: 'any' }, [1, 2, 3]],
    ['one’s own creatures', { at: 'creature', of: 'own' }, [1, 2]],
    ['the enemy’s creatures', { at: 'creature', of: 'enemy' }, [3]],
    ['those that fly', { at: 'creature', of: 'any', like: { having: 'flying' } }, [1]],
    ['those that do not', { at: 'creature', of: 'any', like: { lacking: 'flying' } }, [2, 3]],
    ['those that are damaged', { at: 'creature', of: 'any', like: { damaged: true } }, [2]],
    ['those of little skill', { at: 'creature', of: 'any', like: { skillUpTo: 1 } }, [3]],
    ['any stone', { at: 'stone', of: 'any' }, [5, 6]],
    ['the enemy’s stones', { at: 'stone', of: 'enemy' }, [6]],
    ['stones of light', { at: 'stone', of: 'any', like: { energy: 'light' } }, [5]],
    ['any enchantment', { at: 'enchantment', of: 'any' }, [20, 21]],
    ['the enemy’s enchantments', { at: 'enchantment', of: 'enemy' }, [21]],
    ['oneself', { at: 'player', of: 'own' }, [0]],
    ['either player', { at: 'player', of: 'any' }, [0, 1]],
    [
      'cards of one’s own discard pile, each once',
      { at: 'buried', kinds: ['creature'] },
      ['goblin'],
    ],
    ['of any kind', { at: 'buried', kinds: ['creature', 'spell'] }, ['goblin', 'surge']],
    ['no die where none was rolled', { at: 'die', of: 'any' }, []],
  ])('[EC-9.5] %s', (_, aim, ids) => {
    expect(aimed(aim)).toEqual(ids);
  });

  it('[EC-9.5] is seen from who aims', () => {
    expect(aimed({ at: 'creature', of: 'own' }, open, 1)).toEqual([3, 4]);
    expect(aimed({ at: 'buried', kinds: ['creature'] }, open, 1)).toEqual(['orc']);
  });

  it('[EC-8.2] both dice of a fight, and of a saving roll the one that was thrown', () => {
    const rolled = (roll: Roll) => aimed({ at: 'die', of: 'any' }, { ...open, roll });
    expect(rolled({ for: 'fight', attacker: 1, defender: 3, dice: [2, 5] })).toEqual([0, 1]);
    expect(rolled({ for: 'save', stone: 6, player: 1, die: 3, needs: 2 })).toEqual([1]);
    const own = {
      ...open,
      roll: { for: 'fight', attacker: 1, defender: 3, dice: [2, 5] } as const,
    };
    expect(aimed({ at: 'die', of: 'own' }, own)).toEqual([0]);
  });
});

describe('why something cannot be aimed at', () => {
  it.each<readonly [string, Aim, Target, string | null]>([
    ['it can', { at: 'stone', of: 'any' }, { at: 'stone', id: 5 }, null],
    ['another kind', { at: 'stone', of: 'any' }, { at: 'creature', id: 1 }, 'kind'],
    ['not there', { at: 'stone', of: 'any' }, { at: 'stone', id: 99 }, 'gone'],
    [
      'a creature by its id alone',
      { at: 'creature', of: 'any' },
      { at: 'creature', id: 5 },
      'gone',
    ],
    [
      'an enchantment not there',
      { at: 'enchantment', of: 'any' },
      { at: 'enchantment', id: 1 },
      'gone',
    ],
    ['the wrong side', { at: 'stone', of: 'own' }, { at: 'stone', id: 6 }, 'side'],
    ['the wrong player', { at: 'player', of: 'enemy' }, { at: 'player', player: 0 }, 'side'],
    ['immune', { at: 'creature', of: 'any' }, { at: 'creature', id: 4 }, 'immune'],
    [
      'not like that',
      { at: 'creature', of: 'any', like: { having: 'flying' } },
      { at: 'creature', id: 2 },
      'unlike',
    ],
    [
      'a stone not like that',
      { at: 'stone', of: 'any', like: { energy: 'dark' } },
      { at: 'stone', id: 5 },
      'unlike',
    ],
    ['not buried', { at: 'buried', kinds: ['creature'] }, { at: 'buried', card: 'orc' }, 'gone'],
    [
      'of another kind',
      { at: 'buried', kinds: ['creature'] },
      { at: 'buried', card: 'surge' },
      'unlike',
    ],
    ['no die', { at: 'die', of: 'any' }, { at: 'die', player: 0 }, 'gone'],
  ])('[EC-9.5] %s', (_, aim, target, why) => {
    expect(unfit(open, 0, aim, target)).toBe(why);
  });

  it('[EC-7.3] damage that is about to come counts as damage, and none that is not', () => {
    const like = { damaged: true } as const;
    const harm = { creature: 3, damage: 2, destroyed: false, prevented: 0, by: null };
    const coming = (damage: number) =>
      aimed(
        { at: 'creature', of: 'any', like },
        { ...open, agenda: [{ do: 'harm', harms: [{ ...harm, damage }] }] },
      );
    expect([coming(2), coming(0)]).toEqual([[2, 3], [2]]);
  });
});

it('[EC-9.5] balm and mercy are for who is damaged', () => {
  const cast = (card: 'balm' | 'mercyStroke', damage: number) => {
    const state = match({
      creatures: [{ life: 3, damage }],
      stones: ['ldd', ''],
      hands: [[card], []],
    });
    const pay = card === 'balm' ? [2] : [3, 4];
    return refusal(state, 0, { do: 'cast', slot: 0, pay, target: { at: 'creature', id: 1 } });
  };
  const unlike = { code: 'target', why: 'unlike' };
  expect([cast('balm', 0), cast('mercyStroke', 0)]).toEqual([unlike, unlike]);
  expect([cast('balm', 1), cast('mercyStroke', 1)]).toEqual([null, null]);
});
