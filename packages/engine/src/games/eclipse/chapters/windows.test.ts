import { describe, expect, it } from 'vitest';
import { cardOf } from '../cards/set.ts';
import { eclipse } from '../game.ts';
import type { EclipseMove, Id } from '../move.ts';
import type { EclipseState, Pair } from '../state.ts';
import {
  closed,
  done,
  type Facts,
  fell,
  front,
  match,
  only,
  refusal,
  sent,
  spellThat,
  through,
} from '../testing/fixtures.ts';
import { payment } from './energy.ts';
import { MODES, type Preferences, WINDOW_KINDS } from './preferences.ts';

const { asks, timers, view } = eclipse;
const attack = (attacker: Id, target: Id): EclipseMove => ({
  do: 'attack',
  attacks: [{ attacker, target }],
});
const n = (state: EclipseState) => state.open.questions;
const asked = (state: EclipseState) => ([0, 1] as const).map((me) => view(state, me).mine!.asked);
const prefs = (parts: Partial<Preferences>): Pair<Partial<Preferences>> => [parts, parts];
const revive = { ability: 'revive' } as const;
const reroll = spellThat('reroll');
const many = 'lllldddd';

/** A main phase with a fight and an attack on a stone at hand. */
const facts: Facts = {
  creatures: [{ life: 9 }, {}, { side: 1, life: 9 }],
  stones: [many, 'ddd'],
};
const declared = (more: Facts = {}) =>
  sent(match({ ...facts, ...more }), 0, {
    do: 'attack',
    attacks: [
      { attacker: 1, target: 3 },
      { attacker: 2, target: 12 },
    ],
  }).state;

/** A spell of the first player's only card, paid as proposed. */
function castOf(
  state: EclipseState,
  target: Extract<EclipseMove, { do: 'cast' }>['target'],
): EclipseMove {
  const card = cardOf(state.secret[0].hand[0]!);
  const cost = 'cost' in card ? card.cost : { light: 0, dark: 0, any: 0 };
  return { do: 'cast', slot: 0, pay: payment(state.open, 0, cost)!, target };
}

describe('the windows', () => {
  it('[EC-8.1] [EC-8.2] come in their order', () => {
    const fought = through({ state: declared(), events: [] });
    const ended = through(sent(fought.state, 0, { do: 'end' }));
    const opened = only([...fought.events, ...ended.events], 'opened').map(({ window }) => window);
    expect(opened.filter((one) => one !== 'harm')).toEqual([
      'guards',
      'roll',
      'saves',
      'roll',
      'end',
    ]);
    expect(front(declared())).toBe('attack');
  });

  it('[EC-8.1] guards set only if there is a fight, saves only if a stone is to roll', () => {
    const stone = sent(match({ ...facts, creatures: [{}] }), 0, attack(1, 10)).state;
    expect(front(closed(stone).state)).toBe('saves');
    const fight = sent(match(facts), 0, attack(1, 3)).state;
    expect(front(through({ state: fight, events: [] }).state)).toBe('main');
  });

  it('[EC-8.2] in a roll window only dice can be changed, and the result is new each time', () => {
    const other = spellThat('damage');
    const state = match({ ...facts, hands: [[reroll, other], []] });
    const roll = through(sent(state, 0, attack(1, 3)), undefined, 'roll').state;
    expect(
      refusal(roll, 0, { do: 'cast', slot: 1, pay: [], target: { at: 'creature', id: 3 } }),
    ).toEqual({ code: 'notNow' });
    const { state: after, events } = sent(roll, 0, castOf(roll, { at: 'die', player: 1 }));
    expect(front(after)).toBe('roll');
    expect(only(events, 'turned')).toHaveLength(1);
    expect(
      refusal(match({ ...facts, hands: [[reroll], []] }), 0, {
        do: 'cast',
        slot: 0,
        pay: [],
        target: { at: 'die', player: 1 },
      }),
    ).toEqual({ code: 'notNow' });
  });

  it('[EC-8.2] a die stays 1 to 6', () => {
    const roll = through(sent(match(facts), 0, attack(1, 3)), undefined, 'roll').state;
    const target = { at: 'die', player: 1 } as const;
    const high = done(roll, [{ do: 'turnDie', by: 9 }], { target }).state.open.roll;
    const low = done(roll, [{ do: 'turnDie', by: -9 }], { target }).state.open.roll;
    expect([high, low].map((one) => one?.for === 'fight' && one.dice[1])).toEqual([6, 1]);
  });

  it('[EC-8.3] in a harm window only saving plays', () => {
    const shield = spellThat('shield');
    const damage = spellThat('damage');
    const state = match({ ...facts, hands: [[shield, damage], []] });
    const target = { at: 'creature', id: 1 } as const;
    const harm = done(state, [{ do: 'damage', to: 'target', amount: 1 }], { target }).state;
    expect(refusal(harm, 0, castOf(harm, target))).toBeNull();
    expect(refusal(harm, 0, { do: 'cast', slot: 1, pay: [], target })).toEqual({ code: 'notNow' });
  });
});

describe('asking', () => {
  const threatened = (parts: Partial<Preferences>, id = 1) =>
    done(
      match({
        creatures: [{}, { side: 1, abilities: [revive] }, { side: 1 }, { side: 1, life: 9 }],
        prefs: prefs(parts),
      }),
      [{ do: 'damage', to: 'target', amount: 1 }],
      { target: { at: 'creature', id } },
    ).state;

  it('[EC-8.4] full always asks', () => {
    expect(asked(declared())).toEqual([true, true]);
  });

  it('[EC-8.4] smart skips who has nothing', () => {
    expect(asked(declared({ prefs: prefs({ mode: 'smart' }) }))).toEqual([false, false]);
  });

  it('[EC-8.4] smart skips the turn’s player in attack and end', () => {
    const damage = spellThat('damage');
    const state = declared({
      hands: [[damage], [damage]],
      stones: [many, many],
      prefs: prefs({ mode: 'smart' }),
    });
    expect(asked(state)).toEqual([false, true]);
    const ended = sent(
      match({
        creatures: [{}],
        hands: [[damage], []],
        stones: [many, 'd'],
        prefs: prefs({ mode: 'smart' }),
      }),
      0,
      { do: 'end' },
    ).state;
    expect(asked(ended)).toEqual([false, false]);
  });

  it('[EC-8.4] quiet asks only to save an own creature', () => {
    const threatens = (id: number) => asked(threatened({ mode: 'quiet' }, id));
    expect([1, 3, 4].map(threatens)).toEqual([
      [false, false],
      [false, true],
      [false, false],
    ]);
  });

  it('[EC-8.4] stops always ask, yields never', () => {
    expect(asked(declared({ prefs: prefs({ mode: 'quiet', stops: ['attack'] }) }))).toEqual([
      true,
      true,
    ]);
    expect(asked(declared({ prefs: prefs({ yields: ['attack'] }) }))).toEqual([false, false]);
    expect(asked(declared({ prefs: prefs({ yields: ['attack'], stops: ['attack'] }) }))).toEqual([
      true,
      true,
    ]);
  });

  it('[EC-8.4] wait asks in the next window, once', () => {
    const state = declared({ prefs: prefs({ mode: 'quiet', wait: true }) });
    expect(asked(state)).toEqual([true, true]);
    expect(closed(state).state.secret.map((one) => one.prefs.wait)).toEqual([false, false]);
  });

  it('[EC-8.11] who has passed a whole combat is asked in none of its windows, whatever they wish', () => {
    const fighting = declared({ prefs: prefs({ mode: 'full', stops: ['roll', 'end'] }) });
    const { state, events } = sent(fighting, 1, { do: 'passAll' });
    expect(events).toEqual([]);
    expect(view(state, 0)).toEqual(view(fighting, 0));
    const waits = (of: EclipseState): readonly string[] => {
      const [beat] = timers(of).filter(({ hidden }) => hidden);
      if (!beat || front(of) === 'main') return [];
      const next = sent(fell(of, beat.key).state, 0, { do: 'pass' }).state;
      return [`${front(of)} ${asked(of).join()}`, ...waits(next)];
    };
    expect(waits(state).filter((one) => !one.startsWith('harm'))).toEqual(
      ['attack', 'guards', 'roll', 'saves', 'roll'].map((kind) => `${kind} true,false`),
    );
  });

  it('[EC-8.11] it ends with the combat, and wait goes before it', () => {
    const state = sent(declared(), 1, { do: 'passAll' }).state;
    const waiting = { mode: 'full', stops: [], yields: [], wait: true } as const;
    const guards = closed(state).state;
    expect(asked(guards)).toEqual([true, false]);
    expect(asked(sent(guards, 1, { do: 'prefs', prefs: waiting }).state)).toEqual([true, true]);
    const over = through({ state, events: [] }).state;
    expect([front(over), over.secret[1].passedAll]).toEqual(['main', false]);
    const ending = sent(over, 0, { do: 'end' }).state;
    expect(asked(ending)).toEqual([true, true]);
    expect(refusal(ending, 1, { do: 'passAll' })).toEqual({ code: 'notNow' });
  });

  it('[EC-8.4] preferences are told to nobody else', () => {
    const state = declared();
    for (const mode of MODES) {
      const { state: after, events } = sent(state, 0, {
        do: 'prefs',
        prefs: { mode, stops: WINDOW_KINDS, yields: [], wait: true },
      });
      expect(events).toEqual([]);
      expect(view(after, 1)).toEqual(view(state, 1));
    }
  });
});

describe('the life of a window', () => {
  it('[EC-8.5] asks both and runs a hidden beat, whoever is skipped', () => {
    const windows = MODES.map((mode) => declared({ prefs: prefs({ mode }) }));
    for (const state of windows) {
      const keys = asks(state)
        .filter(({ must }) => must)
        .map(({ seat, key }) => [seat, key]);
      expect(keys).toEqual([
        [0, `window:${n(state)}`],
        [1, `window:${n(state)}`],
      ]);
      expect(timers(state)).toEqual([
        { key: `window:${n(state)}`, seat: null, ms: 15_000 },
        { key: `beat:${n(state)}`, seat: null, ms: 900, hidden: true },
      ]);
    }
  });

  it('[EC-8.5] closes when the beat is over and both have passed, in any order', () => {
    const state = declared();
    const one = sent(state, 0, { do: 'pass' });
    expect(one.events).toEqual([]);
    expect(view(one.state, 1)).toEqual(view(state, 1));
    const both = sent(one.state, 1, { do: 'pass' }).state;
    expect(front(both)).toBe('attack');
    expect(front(fell(both, `beat:${n(both)}`).state)).toBe('guards');
    expect(front(closed(state).state)).toBe('guards');
  });

  it('[EC-8.6] [EC-8.8] a play takes effect at once and the window opens again under a new key', () => {
    const state = declared({
      hands: [[spellThat('draw')], []],
      decks: [['orc', 'orc', 'orc'], []],
    });
    const passed = sent(state, 1, { do: 'pass' }).state;
    const { state: after } = through(sent(passed, 0, castOf(passed, null)), undefined, 'attack');
    expect(after.secret[0].hand).toEqual(['orc', 'orc']);
    expect(n(after)).toBe(n(state) + 1);
    expect(after.secret[1].passed).toBe(false);
  });

  it('[EC-8.7] time-out passes; two in one turn are too many, until the player acts', () => {
    const one = fell(declared(), `window:${n(declared())}`).state;
    expect(one.secret.map(({ missed }) => missed)).toEqual([1, 1]);
    const order = { do: 'defend', guards: [{ guard: 3, attacker: 2 }], order: [2] } as const;
    expect(refusal(one, 1, order)).toEqual({ code: 'attacked', id: 3 });
    const again = fell(one, `window:${n(one)}`).state;
    expect(again.secret.map(({ missed }) => missed)).toEqual([2, 2]);
    expect(asked(again)).toEqual([false, false]);
    expect(asked(sent(again, 1, { do: 'pass' }).state)).toEqual([false, false]);
    expect(sent(again, 1, { do: 'pass' }).state.secret[1].missed).toBe(0);
  });

  it('[EC-8.7] one in each of two turns is not too many', () => {
    const ending = sent(match(), 0, { do: 'end' }).state;
    const { state } = fell(ending, `window:${n(ending)}`);
    expect(state.open.turn).toBe(6);
    expect(state.secret.map(({ missed }) => missed)).toEqual([0, 0]);
  });

  it('[EC-8.7] without a limit no window passes by itself', () => {
    const keys = timers(declared({ options: { window: 0 } })).map(({ key }) => key.split(':')[0]);
    expect(keys).toEqual(['beat']);
  });

  it('[EC-8.8] the main phase is asked anew of who has acted, and of both after another question', () => {
    const state = match({ ...facts, hands: [['crystal'], [spellThat('draw')]] });
    const keys = (of: EclipseState) => asks(of).map(({ key }) => key);
    const dropped = sent(state, 0, { do: 'drop', slot: 0 }).state;
    expect(keys(dropped).slice(0, 2)).toEqual(['main:2', 'free:1']);
    const back = through(sent(dropped, 0, attack(1, 3))).state;
    const [main, free] = keys(back);
    expect([main, free]).not.toContain('free:1');
    expect(front(back)).toBe('main');
  });
});
