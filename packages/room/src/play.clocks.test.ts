import type { Table } from '@kesem/engine/core/table';
import { describe, expect, it } from 'vitest';
import { MORE_MS } from './clock.ts';
import { matchOf, playing } from './room.ts';
import { BANK_MS, duel, INCREMENT_MS, LEAD_MS } from './testing/duel.ts';
import type { Evening } from './testing/evening.ts';
import { dueling, HOUSE, move, said, TIMER, table, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

const fall = (to: Evening, timer: string) => to.send(TIMER, { do: 'timeout', timer });

const shown = (to: Evening) => viewRoom(to.room(), 'public', to.deps).clocks;

describe('clocks in a match', () => {
  it('run by the law, with lead once and increment each time', () => {
    const tonight = dueling({ banks: true });
    const begun = tonight.room().at;
    expect(shown(tonight)[0]).toEqual({
      key: 'bank:0',
      seat: 0,
      left: BANK_MS,
      since: begun + LEAD_MS,
    });
    tonight.wait(LEAD_MS + 5_000);
    move(tonight, 'Ann', 'pass');
    tonight.wait(LEAD_MS + 7_000);
    move(tonight, 'Ben', 'pass', 1);
    const left = (seat: number) => shown(tonight).find((clock) => clock.seat === seat)?.left;
    expect([left(0), left(1)]).toEqual([
      BANK_MS - 5_000 + INCREMENT_MS,
      BANK_MS - 7_000 + INCREMENT_MS,
    ]);
    expect(shown(tonight)[0]).toMatchObject({ key: 'bank:0', since: tonight.room().at });
  });

  it('of turns gone by do not pile up before the viewers', () => {
    const tonight = dueling({ banks: true });
    for (let turn = 0; turn < 20; turn += 1) {
      move(tonight, turn % 2 === 0 ? 'Ann' : 'Ben', 'pass', turn);
    }
    expect(shown(tonight).map(({ key }) => key)).toEqual(['bank:0', 'turn:20', 'bank:1']);
  });

  it('fall when nothing is left, not before, and the earliest first', () => {
    const tonight = dueling({ banks: true });
    tonight.wait(LEAD_MS + BANK_MS - 1);
    expect(why(fall(tonight, 'bank:0'))).toBe('stale');
    tonight.wait(1);
    // both end now: the one that was listed first falls first
    expect(why(fall(tonight, 'turn:0'))).toBe('stale');
    expect(fall(tonight, 'bank:0').ok).toBe(true);
    expect(matchOf(tonight.room())?.outcome?.ranking).toEqual([[1], [0]]);
    expect(why(fall(tonight, 'turn:0'))).toBe('stale');
  });

  it('fall only while they are listed, under the key of their match', () => {
    const tonight = dueling({ banks: true });
    tonight.wait(LEAD_MS + BANK_MS);
    expect(why(tonight.send(TIMER, { do: 'timeout', timer: 'bank:0' }, '2/bank:0'))).toBe('stale');
    expect(why(tonight.send(TIMER, { do: 'timeout', timer: 'bank:0' }, '1/turn:0'))).toBe('stale');
    expect(why(tonight.send('Ann', { do: 'timeout', timer: 'bank:0' }))).toBe('notAllowed');
    expect(why(fall(tonight, 'bank:1'))).toBe('stale');
    // the order of the log decides: the move was first
    expect(move(tonight, 'Ann', 'pass').ok).toBe(true);
    expect(why(fall(tonight, 'bank:0'))).toBe('stale');
  });

  it('of two that are due the second falls when the game still lists it', () => {
    const tonight = table(['Ann', 'Ben']);
    tonight.send('Ann', { do: 'start' });
    for (const name of ['Ann', 'Ben']) {
      tonight.send(name, { do: 'move', move: { do: 'pick', slot: 0 } }, '1/pick:1');
    }
    tonight.wait(60_000);
    expect(why(fall(tonight, 'window:1'))).toBe('stale');
    expect(fall(tonight, 'beat:1').ok).toBe(true);
    expect(fall(tonight, 'window:1').ok).toBe(true);
    expect(shown(tonight)).toMatchObject([{ key: 'pick:2' }]);
  });

  it('are hidden when the game says so', () => {
    const tonight = table(['Ann', 'Ben']);
    tonight.send('Ann', { do: 'start' });
    for (const name of ['Ann', 'Ben']) {
      tonight.send(name, { do: 'move', move: { do: 'pick', slot: 0 } }, '1/pick:1');
    }
    expect(playing(tonight.room())?.clocks.map(({ key }) => key)).toContain('beat:1');
    expect(shown(tonight).map(({ key }) => key)).toEqual(['window:1']);
  });

  it('get back the time in which the server was down', () => {
    const tonight = dueling({ banks: true });
    tonight.wait(LEAD_MS + 10_000);
    tonight.wait(500_000);
    tonight.send(HOUSE, { do: 'woke', down: 500_000 });
    expect(why(fall(tonight, 'bank:0'))).toBe('stale');
    tonight.wait(BANK_MS - 10_000);
    expect(fall(tonight, 'bank:0').ok).toBe(true);
  });

  it('stand still when the match is over', () => {
    const tonight = dueling({ banks: true });
    move(tonight, 'Ann', 'win');
    expect(matchOf(tonight.room())?.clocks.every(({ since }) => since === null)).toBe(true);
    expect(shown(tonight)).toEqual([]);
    expect(why(tonight.send(HOUSE, { do: 'woke', down: 5 }))).toBe('stale');
  });

  it('stand still when the match is over, even if the game forgets to stop them', () => {
    const careless: Table = { ...duel, timers: () => [{ key: 'round', seat: null, ms: 500 }] };
    const tonight = dueling({}, { tables: [careless] });
    expect(shown(tonight)).toHaveLength(1);
    move(tonight, 'Ann', 'win');
    expect(matchOf(tonight.room())?.clocks).toMatchObject([{ key: 'round', since: null }]);
  });
});

describe('time', () => {
  it('never runs backwards in the log', () => {
    const tonight = dueling();
    const before = tonight.room().at;
    tonight.wait(-5_000);
    move(tonight, 'Ann', 'pass');
    expect(tonight.room().at).toBe(before);
  });
});

describe('more time', () => {
  const more = (to: Evening, who: string, key: string) => to.send(who, { do: 'moreTime' }, key);
  const offered = (to: Evening) => {
    const { asks } = viewRoom(to.room(), 'public', to.deps);
    return asks.flatMap((ask) => (ask.more ? `${ask.seat} ${ask.key}` : []));
  };
  const picking = (): Evening => {
    const tonight = table(['Ann', 'Ben']);
    tonight.send('Ann', { do: 'start' });
    return tonight;
  };

  it('puts back every clock that runs for whoever takes it, and is told', () => {
    const tonight = dueling({ banks: true });
    tonight.wait(LEAD_MS + 10_000);
    const taken = more(tonight, 'Ann', '1/turn:0');
    expect(said(taken)).toEqual([{ type: 'moreTime', person: tonight.no('Ann') }]);
    tonight.wait(BANK_MS + MORE_MS - 10_001);
    expect(why(fall(tonight, 'bank:0'))).toBe('stale');
    tonight.wait(1);
    expect(fall(tonight, 'bank:0').ok).toBe(true);
  });

  it('is taken once for a question, and offered only then', () => {
    const tonight = dueling({ banks: true });
    expect(offered(tonight)).toEqual(['0 1/turn:0']);
    expect(more(tonight, 'Ann', '1/turn:0').ok).toBe(true);
    expect(offered(tonight)).toEqual([]);
    expect(why(more(tonight, 'Ann', '1/turn:0'))).toBe('stale');
    move(tonight, 'Ann', 'pass');
    move(tonight, 'Ben', 'pass', 1);
    expect(more(tonight, 'Ann', '1/turn:2').ok).toBe(true);
  });

  it('is not for whoever is not asked, watches, or plays without a clock', () => {
    const tonight = dueling({ banks: true });
    expect(why(more(tonight, 'Ben', '1/turn:0'))).toBe('stale');
    expect(why(more(tonight, 'Cat', '1/turn:0'))).toBe('notSeated');
    expect(why(more(dueling(), 'Ann', '1/turn:0'))).toBe('stale');
    expect(offered(dueling())).toEqual([]);
  });

  it('is for the question that is named, which must be open', () => {
    const tonight = picking();
    for (const key of ['1/match', '1/pick:2', '1/', '1/bank:0']) {
      expect(why(more(tonight, 'Ann', key))).toBe('stale');
    }
    expect(playing(tonight.room())?.longer).toEqual([]);
    expect(more(tonight, 'Ann', '1/pick:1').ok).toBe(true);
    expect(playing(tonight.room())?.longer).toEqual([{ seat: 0, key: 'pick:1' }]);
  });

  it('is for each who is asked the same, until the answer is in', () => {
    const tonight = picking();
    const [clock] = shown(tonight);
    for (const name of ['Ann', 'Ben']) expect(more(tonight, name, '1/pick:1').ok).toBe(true);
    expect(shown(tonight)).toEqual([{ ...clock, left: (clock?.left ?? 0) + 2 * MORE_MS }]);
    const other = picking();
    other.send('Ann', { do: 'move', move: { do: 'pick', slot: 0 } }, '1/pick:1');
    expect(why(more(other, 'Ann', '1/pick:1'))).toBe('stale');
  });

  it('leaves the hidden clocks alone', () => {
    const tonight = picking();
    for (const name of ['Ann', 'Ben']) {
      tonight.send(name, { do: 'move', move: { do: 'pick', slot: 0 } }, '1/pick:1');
    }
    const beat = () => playing(tonight.room())?.clocks.find(({ hidden }) => hidden);
    const before = beat();
    expect(more(tonight, 'Ann', '1/window:1').ok).toBe(true);
    expect(beat()).toEqual(before);
  });
});
