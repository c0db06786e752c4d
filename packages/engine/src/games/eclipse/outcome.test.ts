import { describe, expect, it } from 'vitest';
import { openTable } from '../../core/table.ts';
import { eclipse } from './game.ts';
import { OPTIONS } from './options.ts';
import { hands } from './outcome.ts';
import type { EclipseState } from './state.ts';
import {
  done,
  type Facts,
  fell,
  front,
  match,
  only,
  refusal,
  sent,
  through,
} from './testing/fixtures.ts';

const { outcome, timers, asks, view } = eclipse;
const TIMED = { time: 20, turn: 75, window: 15 } as const;
const ended = (state: EclipseState) => through(sent(state, state.open.active, { do: 'end' })).state;
const keys = (state: EclipseState) => timers(state).map(({ key }) => key);

describe('the aim', () => {
  it('[EC-1.1] a lead of seven wins at once; marked stones count', () => {
    const state = match({ stones: ['LLLLllll', 'DD'], hands: [['crystal'], []] });
    const { state: after, events } = sent(state, 0, { do: 'drop', slot: 0 });
    expect(outcome(after)).toEqual({ ranking: [[0], [1]], reason: 'lead', scores: [9, 2] });
    expect(only(events, 'ended')).toHaveLength(1);
    expect([...asks(after), ...timers(after)]).toEqual([]);
  });

  it('[EC-1.1] six is not enough, and the other side wins alike', () => {
    const six = match({ stones: ['lllllll', 'dd'], hands: [['crystal'], []] });
    expect(outcome(sent(six, 0, { do: 'drop', slot: 0 }).state)).toBeNull();
    const theirs = done(match({ stones: ['dd', 'llllllll'] }), [{ do: 'destroy', to: 'target' }], {
      target: { at: 'stone', id: 1 },
    });
    expect(outcome(theirs.state)?.ranking).toEqual([[1], [0]]);
  });

  it('[EC-1.2] one effect with all its stones together is one change', () => {
    const state = match({ stones: ['llllllll', 'dd'] });
    const all = { all: 'stones', of: 'any' } as const;
    expect(outcome(done(state, [{ do: 'destroy', to: all }]).state)).toBeNull();
    const enemies = { all: 'stones', of: 'enemy' } as const;
    expect(outcome(done(state, [{ do: 'destroy', to: enemies }]).state)?.reason).toBe('lead');
  });

  it('[EC-1.2] stones that go back to a hand are a change too', () => {
    const enemies = { all: 'stones', of: 'enemy' } as const;
    const back = [{ do: 'return', to: enemies }] as const;
    expect(outcome(done(match({ stones: ['lllllll', 'dd'] }), back).state)?.reason).toBe('lead');
    expect(outcome(done(match({ stones: ['llllll', 'dd'] }), back).state)).toBeNull();
    const sudden = match({ stones: ['ll', 'd'], open: { suddenDeath: true } });
    expect(outcome(done(sudden, back).state)?.reason).toBe('suddenDeath');
  });

  it('[EC-1.2] [EC-1.3] between two saving rolls too: what remains is not played', () => {
    const state = match({ creatures: [{}, {}], stones: ['lllllllllllll', 'ddddddd'] });
    const [first, second] = state.open.stones.filter(({ side }) => side === 1);
    const attacks = [
      { attacker: 1, target: first!.id },
      { attacker: 2, target: second!.id },
    ];
    const { state: after, events } = through(sent(state, 0, { do: 'attack', attacks }));
    expect(outcome(after)?.reason).toBe('lead');
    expect(only(events, 'saving')).toHaveLength(1);
    expect(after.open.agenda).toEqual([]);
  });

  it('[EC-1.4] a player may concede at any time', () => {
    for (const state of [match(), sent(match(), 0, { do: 'end' }).state]) {
      expect(outcome(sent(state, 1, { do: 'concede' }).state)).toMatchObject({
        ranking: [[0], [1]],
        reason: 'conceded',
      });
    }
  });

  it('[EC-1.5] six idle turns with empty decks decide', () => {
    const still: Facts = { stones: ['l', ''], open: { idle: 5 } };
    expect(outcome(ended(match(still)))).toMatchObject({
      ranking: [[0], [1]],
      reason: 'exhausted',
    });
    expect(outcome(ended(match({ open: { idle: 5 } })))?.ranking).toEqual([[0, 1]]);
    expect(outcome(ended(match({ ...still, decks: [['orc'], []] })))).toBeNull();
  });

  it('[EC-1.5] a stone or creature that comes or is destroyed ends the idleness', () => {
    const facts: Facts = {
      creatures: [{}],
      stones: ['ll', ''],
      hands: [['crystal', 'goblin'], []],
      open: { idle: 5 },
    };
    const state = match(facts);
    const it1 = { at: 'creature', id: 1 } as const;
    const stone = { at: 'stone', id: 2 } as const;
    const destroy = [{ do: 'destroy', to: 'target' }] as const;
    const stirred = [
      sent(state, 0, { do: 'drop', slot: 0 }),
      sent(state, 0, { do: 'cast', slot: 1, pay: [2], target: null }),
      done(state, destroy, { target: stone }),
      through(done(state, destroy, { target: it1 })),
    ];
    expect(stirred.map((went) => ended(went.state).open.idle)).toEqual([0, 0, 0, 0]);
  });

  it('[EC-1.5] turn 200 is the last', () => {
    expect(outcome(ended(match({ stones: ['', 'l'], open: { turn: 200 } })))).toMatchObject({
      ranking: [[1], [0]],
      reason: 'longest',
    });
  });
});

describe('time', () => {
  it('[EC-11.1] the clock is judged when both have had equally many turns', () => {
    const odd = fell(match({ stones: ['l', ''], options: TIMED }), 'match').state;
    expect(keys(odd)).not.toContain('match');
    const even = ended(odd);
    expect(even.open.turn).toBe(6);
    expect(outcome(ended(even))).toMatchObject({ ranking: [[0], [1]], reason: 'time' });
  });

  it('[EC-11.2] equal is sudden death: a lead of two wins at any moment', () => {
    const level: Facts = {
      options: TIMED,
      hands: [['crystal', 'crystal'], []],
      open: { turn: 6, timeUp: true },
    };
    const sudden = ended(match(level));
    expect(sudden.open.suddenDeath).toBe(true);
    const two = done(match({ ...level, stones: ['l', ''], open: { suddenDeath: true } }), [
      { do: 'extraDrop', count: 1 },
    ]).state;
    expect(outcome(sent(two, 0, { do: 'drop', slot: 0 }).state)?.reason).toBe('suddenDeath');
  });

  it('[EC-11.3] the turn’s limit, then the reserve; both stand still in windows and stay in sudden death', () => {
    const state = match({ options: TIMED, open: { suddenDeath: true, timeUp: true } });
    expect(timers(state)).toEqual([{ key: 'turn:5', seat: 0, ms: 75_000 }]);
    const late = fell(state, 'turn:5').state;
    expect(timers(late)).toEqual([{ key: 'reserve:0', seat: 0, ms: 90_000 }]);
    expect(keys(sent(late, 0, { do: 'end' }).state).map((key) => key.split(':')[0])).toEqual([
      'window',
      'beat',
    ]);
    expect(keys(ended(late))).toEqual(['turn:6']);
  });

  it('[EC-11.4] when the reserve is gone too the turn ends', () => {
    const gone = fell(fell(match({ options: TIMED }), 'turn:5').state, 'reserve:0');
    expect(only(gone.events, 'ending')).toEqual([{ type: 'ending', player: 0, late: true }]);
    const next = match({ options: TIMED, open: { spent: [true, false] } });
    expect(front(fell(next, 'turn:5').state)).toBe('end');
  });

  it('[EC-11.5] thirty seconds for guards: none, in the order of the declaration', () => {
    const state = match({ options: TIMED, creatures: [{}, { side: 1 }], stones: ['', 'd'] });
    const asked = through(
      sent(state, 0, { do: 'attack', attacks: [{ attacker: 1, target: 3 }] }),
    ).state;
    const n = asked.open.questions;
    expect(timers(asked)).toContainEqual({ key: `guard:${n}`, seat: 1, ms: 30_000 });
    const { events } = fell(asked, `guard:${n}`);
    expect(only(events, 'timedOut')).toEqual([{ type: 'timedOut', what: 'defend', players: [1] }]);
    expect(only(events, 'defended')).toEqual([
      { type: 'defended', player: 1, guards: [], order: [] },
    ]);
  });

  it('[EC-12.1] without match time only windows and the redraw have a limit', () => {
    expect(timers(match())).toEqual([]);
    expect(OPTIONS.time.values).toContain(0);
    expect(OPTIONS.turn.when).toEqual({ key: 'time', in: ['auto', 10, 20, 30] });
    expect([OPTIONS.time.default, OPTIONS.turn.default, OPTIONS.window.default]).toEqual([
      20, 75, 15,
    ]);
  });

  it('[EC-12.1] unless the host chooses, a lone player has no clock and two have 20 minutes', () => {
    const table = openTable(eclipse);
    const chosen = table.parseOptions({}) ?? {};
    const timeOf = (humans: number) => table.settleOptions(chosen, humans)['time'];
    expect([chosen['time'], timeOf(1), timeOf(2)]).toEqual(['auto', 0, 20]);
    expect(table.settleOptions({ ...chosen, time: 10 }, 1)['time']).toBe(10);
  });
});

describe('what is hidden', () => {
  const state = match({ hands: [['orc'], ['goblin', 'zombie']], decks: [['orc'], ['goblin']] });

  it('[EC-12.2] hands, decks, lists and preferences of the other', () => {
    const other = match({
      hands: [['orc'], ['orc', 'orc']],
      decks: [['orc'], ['zombie']],
      prefs: [{}, { mode: 'quiet' }],
    });
    for (const viewer of [0, 'public'] as const)
      expect(view(other, viewer)).toEqual(view(state, viewer));
    expect(view(state, 1).mine).toMatchObject({ hand: ['goblin', 'zombie'] });
    expect(view(state, 0)).toMatchObject({ hands: [1, 2], decks: [1, 1], everything: null });
  });

  it('[EC-12.2] after the match everything is public', () => {
    const over = sent(state, 0, { do: 'concede' }).state;
    expect(view(over, 'all').everything).toEqual(over.secret);
  });

  it('[EC-10.3] without a choice the original deck and smart windows; a bad deck is refused', () => {
    const { own } = eclipse;
    const chosen = own.parse(undefined);
    expect(chosen.prefs.mode).toBe('smart');
    expect(own.safeParse(chosen).success).toBe(true);
    expect(own.safeParse({ ...chosen, deck: chosen.deck.slice(1) }).success).toBe(false);
    expect(refusal(match(), 0, { do: 'prefs', prefs: chosen.prefs })).toBeNull();
  });
});

describe('how old a hand is', () => {
  it('is counted by pairs of turns', () => {
    let now = { state: match(), ends: 0 };
    const counts = Array.from({ length: 5 }, () => {
      const went = through(sent(now.state, now.state.open.active, { do: 'end' }));
      now = { state: went.state, ends: now.ends + went.events.filter(hands).length };
      return [now.state.open.turn, now.ends];
    });
    const [begun = 0] = counts[0] ?? [];
    const pairs = (turn = 0) => Math.floor((turn - 1) / 2) - Math.floor((begun - 2) / 2);
    expect(counts).toEqual(counts.map(([turn]) => [turn, pairs(turn)]));
    expect(now.ends).toBeGreaterThan(1);
  });

  it('does not begin with the first turn of all', () => {
    expect(hands({ type: 'turn', turn: 1, player: 1 })).toBe(false);
    expect(hands({ type: 'turn', turn: 3, player: 1 })).toBe(true);
  });
});
