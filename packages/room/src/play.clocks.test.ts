import type { Table } from '@kesem/engine/core/table';
import { describe, expect, it } from 'vitest';
import { MORE_MS } from './clock.ts';
import { matchOf, playing } from './room.ts';
import { BANK_MS, duel, INCREMENT_MS } from './testing/duel.ts';
import type { ScriptedRoom } from './testing/scriptedRoom.ts';
import { dueling, HOUSE, move, said, TIMER, table, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

const fall = (to: ScriptedRoom, timer: string) => to.send(TIMER, { do: 'timeout', timer });

const shown = (to: ScriptedRoom) => viewRoom(to.room(), 'public', to.deps).clocks;

describe('clocks in a match', () => {
  it('run by the law, with the increment each time', () => {
    const scripted = dueling({ banks: true });
    const begun = scripted.room().at;
    expect(shown(scripted)[0]).toEqual({
      key: 'bank:0',
      seat: 0,
      left: BANK_MS,
      since: begun,
    });
    scripted.wait(5_000);
    move(scripted, 'Ann', 'pass');
    scripted.wait(7_000);
    move(scripted, 'Ben', 'pass', 1);
    const left = (seat: number) => shown(scripted).find((clock) => clock.seat === seat)?.left;
    expect([left(0), left(1)]).toEqual([
      BANK_MS - 5_000 + INCREMENT_MS,
      BANK_MS - 7_000 + INCREMENT_MS,
    ]);
    expect(shown(scripted)[0]).toMatchObject({ key: 'bank:0', since: scripted.room().at });
  });

  it('of turns gone by do not pile up before the viewers', () => {
    const scripted = dueling({ banks: true });
    for (let turn = 0; turn < 20; turn += 1) {
      move(scripted, turn % 2 === 0 ? 'Ann' : 'Ben', 'pass', turn);
    }
    expect(shown(scripted).map(({ key }) => key)).toEqual(['bank:0', 'turn:20', 'bank:1']);
  });

  it('fall when nothing is left, not before, and the earliest first', () => {
    const scripted = dueling({ banks: true });
    scripted.wait(BANK_MS - 1);
    expect(why(fall(scripted, 'bank:0'))).toBe('stale');
    scripted.wait(1);
    // both end now: the one that was listed first falls first
    expect(why(fall(scripted, 'turn:0'))).toBe('stale');
    expect(fall(scripted, 'bank:0').ok).toBe(true);
    expect(matchOf(scripted.room())?.outcome?.ranking).toEqual([[1], [0]]);
    expect(why(fall(scripted, 'turn:0'))).toBe('stale');
  });

  it('fall only while they are listed, under the key of their match', () => {
    const scripted = dueling({ banks: true });
    scripted.wait(BANK_MS);
    expect(why(scripted.send(TIMER, { do: 'timeout', timer: 'bank:0' }, '2/bank:0'))).toBe('stale');
    expect(why(scripted.send(TIMER, { do: 'timeout', timer: 'bank:0' }, '1/turn:0'))).toBe('stale');
    expect(why(scripted.send('Ann', { do: 'timeout', timer: 'bank:0' }))).toBe('notAllowed');
    expect(why(fall(scripted, 'bank:1'))).toBe('stale');
    // the order of the log decides: the move was first
    expect(move(scripted, 'Ann', 'pass').ok).toBe(true);
    expect(why(fall(scripted, 'bank:0'))).toBe('stale');
  });

  it('of two that are due the second falls when the game still lists it', () => {
    const scripted = table(['Ann', 'Ben']);
    scripted.send('Ann', { do: 'start' });
    for (const name of ['Ann', 'Ben']) {
      scripted.send(name, { do: 'move', move: { do: 'pick', slot: 0 } }, '1/pick:1');
    }
    scripted.wait(60_000);
    expect(why(fall(scripted, 'window:1'))).toBe('stale');
    expect(fall(scripted, 'beat:1').ok).toBe(true);
    expect(fall(scripted, 'window:1').ok).toBe(true);
    expect(shown(scripted)).toMatchObject([{ key: 'pick:2' }]);
  });

  it('are hidden when the game says so', () => {
    const scripted = table(['Ann', 'Ben']);
    scripted.send('Ann', { do: 'start' });
    for (const name of ['Ann', 'Ben']) {
      scripted.send(name, { do: 'move', move: { do: 'pick', slot: 0 } }, '1/pick:1');
    }
    expect(playing(scripted.room())?.clocks.map(({ key }) => key)).toContain('beat:1');
    expect(shown(scripted).map(({ key }) => key)).toEqual(['window:1']);
  });

  it('get back the time in which the server was down', () => {
    const scripted = dueling({ banks: true });
    scripted.wait(10_000);
    scripted.wait(500_000);
    scripted.send(HOUSE, { do: 'woke', down: 500_000 });
    expect(why(fall(scripted, 'bank:0'))).toBe('stale');
    scripted.wait(BANK_MS - 10_000);
    expect(fall(scripted, 'bank:0').ok).toBe(true);
  });

  it('stand still when the match is over', () => {
    const scripted = dueling({ banks: true });
    move(scripted, 'Ann', 'win');
    expect(matchOf(scripted.room())?.clocks.every(({ since }) => since === null)).toBe(true);
    expect(shown(scripted)).toEqual([]);
    expect(why(scripted.send(HOUSE, { do: 'woke', down: 5 }))).toBe('stale');
  });

  it('stand still when the match is over, even if the game forgets to stop them', () => {
    const careless: Table = { ...duel, timers: () => [{ key: 'round', seat: null, ms: 500 }] };
    const scripted = dueling({}, { tables: [careless] });
    expect(shown(scripted)).toHaveLength(1);
    move(scripted, 'Ann', 'win');
    expect(matchOf(scripted.room())?.clocks).toMatchObject([{ key: 'round', since: null }]);
  });
});

describe('time', () => {
  it('never runs backwards in the log', () => {
    const scripted = dueling();
    const before = scripted.room().at;
    scripted.wait(-5_000);
    move(scripted, 'Ann', 'pass');
    expect(scripted.room().at).toBe(before);
  });
});

describe('more time', () => {
  const more = (to: ScriptedRoom, who: string, key: string) =>
    to.send(who, { do: 'moreTime' }, key);
  const offered = (to: ScriptedRoom) => {
    const { asks } = viewRoom(to.room(), 'public', to.deps);
    return asks.flatMap((ask) => (ask.more ? `${ask.seat} ${ask.key}` : []));
  };
  const picking = (): ScriptedRoom => {
    const scripted = table(['Ann', 'Ben']);
    scripted.send('Ann', { do: 'start' });
    return scripted;
  };

  it('puts back every clock that runs for whoever takes it, and is told', () => {
    const scripted = dueling({ banks: true });
    scripted.wait(10_000);
    const taken = more(scripted, 'Ann', '1/turn:0');
    expect(said(taken)).toEqual([{ type: 'moreTime', person: scripted.no('Ann') }]);
    scripted.wait(BANK_MS + MORE_MS - 10_001);
    expect(why(fall(scripted, 'bank:0'))).toBe('stale');
    scripted.wait(1);
    expect(fall(scripted, 'bank:0').ok).toBe(true);
  });

  it('is taken once for a question, and offered only then', () => {
    const scripted = dueling({ banks: true });
    expect(offered(scripted)).toEqual(['0 1/turn:0']);
    expect(more(scripted, 'Ann', '1/turn:0').ok).toBe(true);
    expect(offered(scripted)).toEqual([]);
    expect(why(more(scripted, 'Ann', '1/turn:0'))).toBe('stale');
    move(scripted, 'Ann', 'pass');
    move(scripted, 'Ben', 'pass', 1);
    expect(more(scripted, 'Ann', '1/turn:2').ok).toBe(true);
  });

  it('is not for whoever is not asked, watches, or plays without a clock', () => {
    const scripted = dueling({ banks: true });
    expect(why(more(scripted, 'Ben', '1/turn:0'))).toBe('stale');
    expect(why(more(scripted, 'Cat', '1/turn:0'))).toBe('notSeated');
    expect(why(more(dueling(), 'Ann', '1/turn:0'))).toBe('stale');
    expect(offered(dueling())).toEqual([]);
  });

  it('is for the question that is named, which must be open', () => {
    const scripted = picking();
    for (const key of ['1/match', '1/pick:2', '1/', '1/bank:0']) {
      expect(why(more(scripted, 'Ann', key))).toBe('stale');
    }
    expect(playing(scripted.room())?.longer).toEqual([]);
    expect(more(scripted, 'Ann', '1/pick:1').ok).toBe(true);
    expect(playing(scripted.room())?.longer).toEqual([{ seat: 0, key: 'pick:1' }]);
  });

  it('is for each who is asked the same, until the answer is in', () => {
    const scripted = picking();
    const [clock] = shown(scripted);
    for (const name of ['Ann', 'Ben']) expect(more(scripted, name, '1/pick:1').ok).toBe(true);
    expect(shown(scripted)).toEqual([{ ...clock, left: (clock?.left ?? 0) + 2 * MORE_MS }]);
    const other = picking();
    other.send('Ann', { do: 'move', move: { do: 'pick', slot: 0 } }, '1/pick:1');
    expect(why(more(other, 'Ann', '1/pick:1'))).toBe('stale');
  });

  it('leaves the hidden clocks alone', () => {
    const scripted = picking();
    for (const name of ['Ann', 'Ben']) {
      scripted.send(name, { do: 'move', move: { do: 'pick', slot: 0 } }, '1/pick:1');
    }
    const beat = () => playing(scripted.room())?.clocks.find(({ hidden }) => hidden);
    const before = beat();
    expect(more(scripted, 'Ann', '1/window:1').ok).toBe(true);
    expect(beat()).toEqual(before);
  });
});
