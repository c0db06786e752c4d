import { describe, expect, it } from 'vitest';
import type { CardId } from '../cards/set.ts';
import { eclipse } from '../game.ts';
import type { Player } from '../move.ts';
import type { EclipseState } from '../state.ts';
import {
  attacking,
  type Being,
  done,
  type Facts,
  front,
  match,
  rolling,
  sent,
  through,
  type Went,
} from '../testing/fixtures.ts';

const smart = { mode: 'smart' } as const;
const revive = { ability: 'revive' } as const;

/** A match whose players are both in smart mode; the first one is about to attack. */
const table = (facts: Facts): EclipseState => match({ prefs: [smart, smart], ...facts });

/** What the open window waits for of a player's: the card or ability, at what, and what it could bring. */
function hope(state: EclipseState, player: Player): string | null {
  const { asked, hope: found, hand } = eclipse.view(state, player).mine!;
  expect(asked).toBe(found !== null);
  if (found === null) return null;
  const { play, gain } = found;
  const what = play.do === 'cast' ? hand[play.slot] : play.ability;
  const at = play.target && 'id' in play.target ? ` ${play.target.id}` : '';
  return `${what}${at}: ${gain}`;
}

/** The windows from here on as far as one kind, passed by whoever is asked. */
const until = (from: Went, kind: string, dice = {}): EclipseState => {
  const { state } = through(from, rolling(dice), kind);
  expect(front(state)).toBe(kind);
  return state;
};

/** The first creature attacks the second, and these dice are thrown. */
function rolled(
  hands: Facts['hands'],
  [attacker, defender]: readonly [number, number],
  beings: readonly [Being, Being] = [{}, {}],
): EclipseState {
  const creatures = [
    { skill: 2, life: 2, ...beings[0] },
    { side: 1 as const, skill: 2, life: 2, ...beings[1] },
  ];
  const state = table({ creatures, stones: ['lldd', 'lldd'], hands: hands ?? [[], []] });
  const dice = { attacker: [attacker], defender: [defender] };
  return until(sent(state, 0, attacking([1, 2])), 'roll', dice);
}

describe('a die is of use', () => {
  const illOmen = [[], ['illOmen']] as const satisfies Facts['hands'];

  it.each<readonly [readonly [number, number], string | null]>([
    [[4, 2], 'illOmen: creature'],
    [[4, 3], 'illOmen: damage'],
    // a tie that costs nothing becomes a blow
    [[3, 3], 'illOmen: creature'],
    // won as it is: nothing is left to gain
    [[2, 5], null],
    // one that lies at its least cannot be turned down
    [[1, 6], null],
  ])('[EC-8.9] where the result changes for its player: %j', (dice, found) => {
    expect(hope(rolled(illOmen, dice), 1)).toBe(found);
  });

  it('[EC-8.9] if any throw of it would do, and not if none would', () => {
    const reroll = [[], ['twistOfFate']] as const satisfies Facts['hands'];
    expect(hope(rolled(reroll, [6, 5]), 1)).toBe('twistOfFate: creature');
    expect(hope(rolled(reroll, [6, 6], [{ skill: 2 }, { skill: 9 }]), 1)).toBeNull();
    expect(hope(rolled(reroll, [1, 1], [{ skill: 9, life: 9 }, { skill: 1 }]), 1)).toBeNull();
  });

  /** A stone of three rolls with this die. */
  const saving = (die: number, hand: readonly CardId[], player: Player) => {
    const hands: Facts['hands'] = player === 0 ? [hand, []] : [[], hand];
    const state = table({ creatures: [{}], stones: ['dd', 'ldd'], hands });
    return hope(until(sent(state, 0, attacking([1, 4])), 'roll', { save: [die] }), player);
  };

  it('[EC-8.9] after a saving roll, to who would have it otherwise', () => {
    expect(saving(2, ['twistOfFate'], 1)).toBe('twistOfFate: stone');
    expect(saving(3, ['twistOfFate'], 1)).toBeNull();
    expect(saving(3, ['twistOfFate'], 0)).toBe('twistOfFate: stone');
    expect(saving(3, ['illOmen'], 0)).toBe('illOmen: stone');
    expect(saving(5, ['illOmen'], 0)).toBeNull();
  });

  it('[EC-8.9] for a ghost too, that may not escape', () => {
    const ghost = { abilities: [{ ability: 'ghost' }] } as const;
    expect(hope(rolled(illOmen, [4, 2], [{}, ghost]), 1)).toBe('illOmen: creature');
  });
});

describe('a saving play is of use', () => {
  const halo = [[], ['halo']] as const satisfies Facts['hands'];
  const harmed = (total: number, beings: readonly [Being, Being] = [{}, {}]) => {
    const state = rolled(halo, [6, 6], [{ skill: 2 + total }, { life: 4, ...beings[1] }]);
    return hope(until({ state, events: [] }, 'harm'), 1);
  };

  it('[EC-8.9] if it spares damage or a creature, and not if that dies all the same', () => {
    expect([1, 5, 6, 7].map((total) => harmed(total))).toEqual([
      'halo 2: damage',
      'halo 2: creature',
      'halo 2: creature',
      null,
    ]);
  });

  it('[EC-8.9] not before harm comes, for then there is a window', () => {
    const creatures = [{ skill: 9 }, { side: 1, life: 9 }] as const;
    const state = table({ creatures, stones: ['', 'l'], hands: halo });
    const declared = sent(state, 0, attacking([1, 2]));
    expect(hope(declared.state, 1)).toBeNull();
    expect(hope(until(declared, 'guards'), 1)).toBeNull();
  });

  it('[EC-8.9] on damage that lies on an own creature, at any time but the end', () => {
    const creatures = [{}, { side: 1, life: 9, damage: 2 }] as const;
    const state = table({ creatures, stones: ['', 'l'], hands: halo });
    expect(hope(sent(state, 0, attacking([1, 2])).state, 1)).toBe('halo 2: damage');
    expect(hope(sent(state, 0, { do: 'end' }).state, 1)).toBeNull();
  });

  it('[EC-8.9] not for the other side, nor for who lives', () => {
    const creatures = [{}, { side: 1, abilities: [revive] }, { side: 1 }, { side: 1, life: 9 }];
    const threatened = (id: number) =>
      done(
        table({ creatures: creatures as Being[] }),
        [{ do: 'damage', to: 'target', amount: 1 }],
        {
          target: { at: 'creature', id },
        },
      ).state;
    expect([1, 2, 3, 4].map((id) => hope(threatened(id), 1))).toEqual([
      null,
      null,
      'revive 3: creature',
      null,
    ]);
  });

  it('[EC-8.9] and dark revival, if what it waits for is destroyed and it is not', () => {
    const vampire = { abilities: [{ ability: 'darkRevival' }] } as const;
    const harm = (life: number) =>
      hope(until({ state: rolled([[], []], [6, 1], [vampire, { life }]), events: [] }, 'harm'), 0);
    expect(harm(5)).toBe('darkRevival 2: creature');
    expect(harm(6)).toBeNull();
  });
});

describe('any other play is of use', () => {
  const creatures = [{ life: 3 }, { side: 1, life: 3 }] as const;
  const holding = (card: CardId, more: Facts = {}): EclipseState =>
    table({ creatures, stones: ['llldddd', 'llldddd'], hands: [[], [card]], ...more });
  const declared = (card: CardId, more?: Facts) => sent(holding(card, more), 0, attacking([1, 2]));
  const storm = (card: CardId, more?: Facts) => sent(holding(card, more), 0, attacking([1, 10]));
  const ended = (card: CardId, more?: Facts) => sent(holding(card, more), 0, { do: 'end' });

  it('[EC-8.9] if it takes effect on stones, creatures or damage at once', () => {
    expect(hope(declared('sunSpear').state, 1)).toBe('sunSpear 1: damage');
    expect(hope(declared('shadowBolt').state, 1)).toBe('shadowBolt 1: creature');
    expect(hope(declared('shatter').state, 1)).toBe('shatter 3: stone');
    expect(
      ['insight', 'nightmare', 'nightfall', 'turnOfTheMoon'].map((card) =>
        hope(declared(card as CardId).state, 1),
      ),
    ).toEqual([null, null, null, null]);
  });

  it('[EC-8.9] at the end of a turn, but for damage that is about to heal', () => {
    expect(hope(ended('sunSpear').state, 1)).toBeNull();
    expect(hope(ended('shadowBolt').state, 1)).toBe('shadowBolt 1: creature');
  });

  it('[EC-8.9] after guards are set, if skill could decide a fight', () => {
    expect(hope(declared('surge').state, 1)).toBeNull();
    expect(hope(until(declared('surge'), 'guards'), 1)).toBe('surge 2: creature');
    const hopeless = { creatures: [{ skill: 20, life: 30 }, { side: 1 as const }] };
    expect(hope(until(declared('surge', hopeless), 'guards'), 1)).toBeNull();
  });

  it('[EC-8.9] before saving rolls, if a ward could hold a stone', () => {
    const unguarded = (stones: Facts['stones']): Facts => ({ creatures: [{}], stones: stones! });
    const storming = (stones: Facts['stones'], target: number) =>
      sent(holding('stoneward', unguarded(stones)), 0, attacking([1, target]));
    expect(hope(storming(['', 'lll'], 2).state, 1)).toBeNull();
    expect(hope(until(storming(['', 'lll'], 2), 'saves'), 1)).toBe('stoneward: stone');
    expect(hope(until(storming(['', 'l'], 2), 'saves'), 1)).toBeNull();
  });

  it('[EC-8.9] before guards are set, if it lets a creature guard', () => {
    const chained: Facts = {
      open: {
        enchantments: [
          { id: 30, card: 'nightChains', owner: 0, side: 0, bearer: { on: 'creature', id: 2 } },
        ],
      },
    };
    expect(hope(storm('unbinding', chained).state, 1)).toBe('unbinding 30: stone');
    expect(hope(declared('unbinding', chained).state, 1)).toBeNull();
  });

  it('[EC-8.9] judged by what its player sees alone', () => {
    const hands = (theirs: readonly CardId[]): Facts => ({ hands: [theirs, ['sunSpear']] });
    const seen = [['halo'], ['goblin']].map((theirs) =>
      hope(declared('sunSpear', hands(theirs as CardId[])).state, 1),
    );
    expect(seen).toEqual(['sunSpear 1: damage', 'sunSpear 1: damage']);
  });
});

describe('a smart stop', () => {
  it('[EC-8.10] names the play that could bring most, to its player alone', () => {
    const state = sent(
      table({
        creatures: [{ life: 9 }, { side: 1 }],
        stones: ['ddd', 'llldddd'],
        hands: [[], ['sunSpear', 'shatter']],
      }),
      0,
      attacking([1, 2]),
    ).state;
    expect(hope(state, 1)).toBe('shatter 3: stone');
    expect(eclipse.view(state, 0).mine?.hope).toBeNull();
    expect(JSON.stringify(eclipse.view(state, 'public'))).not.toContain('hope');
  });

  it('[EC-8.10] names none where a wish stops', () => {
    const state = sent(match({ creatures: [{}, { side: 1 }] }), 0, attacking([1, 2])).state;
    expect(eclipse.view(state, 1).mine).toMatchObject({ asked: true, hope: null });
  });
});
