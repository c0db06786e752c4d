import { describe, expect, it } from 'vitest';
import type { Effect } from '../cards/card.ts';
import { cardOf } from '../cards/set.ts';
import type { Target } from '../move.ts';
import {
  done,
  type Facts,
  front,
  match,
  only,
  refusal,
  sent,
  spellThat,
  through,
} from '../testing/fixtures.ts';
import { payment } from './energy.ts';
import { creatureOf, stoneOf, stonesOf } from './pieces.ts';
import { abilitiesOf, energyOf, isAble, lifeOf, skillOf, wardOf } from './stats.ts';

const creature = (id: number): Target => ({ at: 'creature', id });
const stone = (id: number): Target => ({ at: 'stone', id });

/** The first player does these things to a target; all windows pass. */
function doneTo(facts: Facts, target: Target | null, ...effects: readonly Effect[]) {
  return through(done(match(facts), effects, { target }));
}

describe('effects', () => {
  it('[EC-9.7] damage and heal', () => {
    const facts: Facts = { creatures: [{ life: 9, damage: 3 }] };
    const heal = { do: 'heal', to: 'target' } as const;
    expect(
      doneTo(facts, creature(1), { do: 'damage', to: 'target', amount: 2 }).state.open.creatures[0]
        ?.damage,
    ).toBe(5);
    expect(doneTo(facts, creature(1), { ...heal, amount: 2 }).state.open.creatures[0]?.damage).toBe(
      1,
    );
    expect(
      doneTo(facts, creature(1), { ...heal, amount: 'all' }).state.open.creatures[0]?.damage,
    ).toBe(0);
  });

  it('[EC-9.7] [EC-5.7] destroy, a stone without a saving roll', () => {
    const { state, events } = doneTo({ stones: ['l', 'dd'] }, stone(2), {
      do: 'destroy',
      to: 'target',
    });
    expect(stonesOf(state.open, 1)).toHaveLength(1);
    expect(state.open.discards[1]).toEqual(['darkStone']);
    expect(only(events, 'saving')).toEqual([]);
  });

  it('[EC-9.7] destroy and return an enchantment', () => {
    const one = { id: 50, card: 'orc', owner: 1, side: 1, bearer: { on: 'table' } } as const;
    const target = { at: 'enchantment', id: 50 } as const;
    const facts: Facts = { open: { enchantments: [one] } };
    expect(doneTo(facts, target, { do: 'destroy', to: 'target' }).state.open.discards[1]).toEqual([
      'orc',
    ]);
    expect(doneTo(facts, target, { do: 'return', to: 'target' }).state.secret[1].hand).toEqual([
      'orc',
    ]);
  });

  it('[EC-9.7] [EC-2.5] return a stone: it loses its mark', () => {
    const { state } = doneTo({ stones: ['l', 'DD'] }, stone(2), { do: 'return', to: 'target' });
    expect(state.secret[1].hand).toEqual(['darkStone']);
  });

  it('[EC-9.7] return a creature, and tell so', () => {
    const { state, events } = doneTo({ creatures: [{ side: 1 }] }, creature(1), {
      do: 'return',
      to: 'target',
    });
    expect(only(events, 'returned')).toEqual([
      { type: 'returned', kind: 'creature', piece: { id: 1, card: 'goblin' }, owner: 1 },
    ]);
    expect(state.open.hands).toEqual([0, 1]);
  });

  it('[EC-9.6] [EC-7.7] steal a creature, with all that lies on it', () => {
    const one = {
      id: 50,
      card: 'orc',
      owner: 1,
      side: 1,
      bearer: { on: 'creature', id: 1 },
    } as const;
    const facts: Facts = { creatures: [{ side: 1, skill: 4 }], open: { enchantments: [one] } };
    const { open } = doneTo(facts, creature(1), { do: 'steal', to: 'target' }).state;
    expect(open.creatures).toMatchObject([{ side: 0, owner: 1 }]);
    expect(open.enchantments).toHaveLength(1);
    expect(skillOf(open, open.creatures[0]!)).toBe(4);
  });

  it('[EC-2.5] a stolen stone keeps its mark until its new controller’s Renewal', () => {
    const { state } = doneTo({ stones: ['', 'D'] }, stone(1), { do: 'steal', to: 'target' });
    expect(stoneOf(state.open, 1)).toMatchObject({ side: 0, owner: 1, marked: true });
    const six = through(sent(state, 0, { do: 'end' })).state;
    expect(stoneOf(six.open, 1)?.marked).toBe(true);
    expect(stoneOf(through(sent(six, 1, { do: 'end' })).state.open, 1)?.marked).toBe(false);
  });

  it('[EC-9.7] change skill, life, abilities, for a turn or for good', () => {
    const gives = [
      { is: 'skill', by: 2 },
      { is: 'life', by: 1 },
      { is: 'able', ability: 'charge', x: 2 },
    ] as const;
    const changed = (lasts: 'turn' | 'ever') =>
      doneTo({ creatures: [{}] }, creature(1), { do: 'change', to: 'target', gives, lasts }).state;
    for (const lasts of ['turn', 'ever'] as const) {
      const { open } = changed(lasts);
      const one = open.creatures[0]!;
      expect([skillOf(open, one), lifeOf(open, one)]).toEqual([3, 2]);
      expect(abilitiesOf(open, one)).toMatchObject([{ ability: 'charge', x: 2 }]);
      const after = through(sent(changed(lasts), 0, { do: 'end' })).state.open;
      expect(skillOf(after, after.creatures[0]!)).toBe(lasts === 'turn' ? 1 : 3);
    }
  });

  it('[EC-9.7] bind, ward and swap', () => {
    const bound = doneTo({ creatures: [{}] }, creature(1), {
      do: 'change',
      to: 'target',
      gives: [{ is: 'bound' }],
      lasts: 'turn',
    }).state.open;
    expect(isAble(bound, bound.creatures[0]!)).toBe(false);
    const ward = { do: 'change', to: 'me', gives: [{ is: 'ward', by: 2 }], lasts: 'turn' } as const;
    const warded = doneTo({ stones: ['l', 'l'] }, null, ward, ward).state.open;
    expect(warded.stones.map((one) => wardOf(warded, one))).toEqual([4, 0]);
    const swap = {
      do: 'change',
      to: { all: 'stones', of: 'enemy' },
      gives: [{ is: 'swapped' }],
      lasts: 'ever',
    } as const;
    const once = doneTo({ stones: ['l', 'l'] }, null, swap).state.open;
    expect(once.stones.map((one) => energyOf(once, one))).toEqual(['light', 'dark']);
    const twice = doneTo({ stones: ['l', 'l'] }, null, swap, swap).state.open;
    expect(energyOf(twice, twice.stones[1]!)).toBe('light');
  });

  it('[EC-9.7] paralyse: this turn and the next', () => {
    const { state } = doneTo({ creatures: [{ side: 1 }] }, creature(1), {
      do: 'paralyse',
      to: 'target',
    });
    expect(creatureOf(state.open, 1)?.freeAt).toBe(7);
  });

  it('[EC-9.7] renew stones', () => {
    const to = { all: 'stones', of: 'own', like: { energy: 'light' } } as const;
    const { open } = doneTo({ stones: ['LLD', 'L'] }, null, { do: 'renew', to }).state;
    expect(open.stones.map(({ marked }) => marked)).toEqual([false, false, true, true]);
  });

  it('[EC-9.7] draw and discard', () => {
    const facts: Facts = {
      decks: [['orc', 'orc', 'orc'], ['zombie']],
      hands: [[], ['goblin', 'orc']],
    };
    expect(doneTo(facts, null, { do: 'draw', who: 'both', count: 2 }).state.open.hands).toEqual([
      2, 3,
    ]);
    const { state } = doneTo(facts, null, { do: 'discard', who: 'opponent', count: 1 });
    expect([state.open.hands[1], state.open.discards[1].length]).toEqual([1, 1]);
    const all = doneTo(facts, null, { do: 'discard', who: 'opponent', count: 5 }).state;
    expect(all.open.hands[1]).toBe(0);
  });

  it('[EC-9.7] raise a buried creature, to hand or into play', () => {
    const facts: Facts = { discards: [['goblin', 'orc', 'goblin'], []] };
    const target = { at: 'buried', card: 'orc' } as const;
    expect(doneTo(facts, target, { do: 'raise', to: 'hand' }).state.secret[0].hand).toEqual([
      'orc',
    ]);
    const { open } = doneTo(facts, target, { do: 'raise', to: 'play' }).state;
    expect(open.creatures).toMatchObject([{ card: 'orc', side: 0, owner: 0 }]);
    expect(open.discards[0]).toEqual(['goblin', 'goblin']);
  });

  it('[EC-9.1] of several parts, what can be done is done', () => {
    const facts: Facts = { creatures: [{ side: 1 }], decks: [['orc'], []] };
    const { state } = doneTo(
      facts,
      creature(1),
      { do: 'return', to: 'target' },
      { do: 'damage', to: 'target', amount: 2 },
      { do: 'draw', who: 'me', count: 1 },
    );
    expect(state.open.hands).toEqual([1, 1]);
  });

  it('[EC-1.3] nothing more is done once the match has ended', () => {
    const facts: Facts = { stones: ['llllllll', 'dd'], decks: [['orc'], []] };
    const { state } = doneTo(
      facts,
      stone(9),
      { do: 'destroy', to: 'target' },
      { do: 'draw', who: 'me', count: 1 },
    );
    expect(state.open).toMatchObject({
      ended: { reason: 'lead', winner: 0 },
      hands: [0, 0],
      agenda: [],
    });
  });

  it('[EC-6.3] groups take who is like that and on that side', () => {
    const facts: Facts = {
      creatures: [{ life: 9 }, { side: 1, life: 9, skill: 3 }, { side: 1, life: 9 }],
    };
    const to = { all: 'creatures', of: 'enemy', like: { skillUpTo: 2 } } as const;
    const { state } = doneTo(facts, null, { do: 'damage', to, amount: 1 });
    expect(state.open.creatures.map(({ damage }) => damage)).toEqual([0, 0, 1]);
  });
});

describe('casting', () => {
  const many = 'lllldddd';
  const spell = spellThat('damage');
  const facts: Facts = {
    hands: [[spell], []],
    stones: [many, ''],
    creatures: [{}, { side: 1, life: 9 }],
  };
  const pay = (state = match(facts)) => {
    const card = cardOf(spell);
    return card.kind === 'spell' ? payment(state.open, 0, card.cost)! : [];
  };

  it('[EC-9.1] needs a legal target', () => {
    const cast = (target: Target | null) =>
      refusal(match(facts), 0, { do: 'cast', slot: 0, pay: pay(), target });
    expect(cast(null)).toEqual({ code: 'target', why: 'kind' });
    expect(cast(stone(3))).toEqual({ code: 'target', why: 'kind' });
    expect(cast(creature(99))).toEqual({ code: 'target', why: 'gone' });
    expect(cast(creature(2))).toBeNull();
  });

  it('[EC-9.2] takes effect at once; the spell goes to the discard pile', () => {
    const { state } = sent(match(facts), 0, {
      do: 'cast',
      slot: 0,
      pay: pay(),
      target: creature(2),
    });
    expect(front(state)).toBe('harm');
    expect(state.open.discards[0]).toEqual([spell]);
    expect(state.open.last).toEqual({ player: 0, play: { card: spell }, target: creature(2) });
  });

  it('[EC-4.6] works in the opponent’s turn too', () => {
    const theirs = match({ ...facts, hands: [[], [spell]], stones: ['', many] });
    const card = cardOf(spell);
    const paid = card.kind === 'spell' ? payment(theirs.open, 1, card.cost)! : [];
    expect(refusal(theirs, 1, { do: 'cast', slot: 0, pay: paid, target: creature(1) })).toBeNull();
  });

  it.each<readonly [string, number, string]>([
    ['a slot that is empty', 7, 'noSuchCard'],
    ['a stone', 1, 'wrongKind'],
  ])('refuses %s', (_what, slot, code) => {
    const state = match({ ...facts, hands: [[spell, 'crystal'], []] });
    expect(refusal(state, 0, { do: 'cast', slot, pay: [], target: null })).toEqual({ code });
  });
});

describe('enchantments', () => {
  it('[EC-9.4] mean their bearer, a side or the table, and add up', () => {
    const gives = [{ is: 'skill', by: 1 }] as const;
    const on = (
      bearer: { on: 'table' } | { on: 'player'; player: 0 | 1 } | { on: 'creature'; id: number },
    ) => ({ bearer, gives, lasts: 'ever' }) as const;
    const state = match({ creatures: [{}, {}, { side: 1 }] });
    const changes = [
      ...state.open.changes,
      on({ on: 'table' }),
      on({ on: 'player', player: 0 }),
      on({ on: 'creature', id: 1 }),
      on({ on: 'creature', id: 1 }),
    ];
    const open = { ...state.open, changes };
    expect(open.creatures.map((one) => skillOf(open, one))).toEqual([5, 3, 2]);
  });
});

describe('what a card may be aimed at', () => {
  it('[EC-9.5] a kind, a side, and what it must be like', () => {
    const facts: Facts = { stones: ['ld', 'ld'], creatures: [{ damage: 1, life: 3 }, { side: 1 }] };
    const touch = {
      ...facts,
      creatures: [
        ...facts.creatures!,
        { abilities: [{ ability: 'protectiveTouch', x: 1 }] as const },
      ],
    };
    const use = (id: number) =>
      refusal(match(touch), 0, {
        do: 'use',
        creature: 3,
        ability: 'protectiveTouch',
        target: creature(id),
      });
    expect([use(1), use(2)]).toEqual([null, { code: 'target', why: 'unlike' }]);
    const revival = match({ creatures: [{ abilities: [{ ability: 'darkRevival' }] }, {}] });
    expect(
      refusal(revival, 0, { do: 'use', creature: 1, ability: 'darkRevival', target: creature(2) }),
    ).toEqual({ code: 'target', why: 'side' });
  });
});
