import { replay } from '@kesem/engine/core/replay';
import type { Table } from '@kesem/engine/core/table';
import { beforeEach, describe, expect, it } from 'vitest';
import { fallsAt } from './clock.ts';
import { foldAll } from './decide.ts';
import { matchFileOf } from './file.ts';
import { HOLD_MS } from './hold.ts';
import { verify } from './proof/verify.ts';
import { endedBy, recordOf } from './record.ts';
import { playing, type Room } from './room.ts';
import { duel } from './testing/duel.ts';
import { nonce, type ScriptedRoom, scriptedRoom } from './testing/scriptedRoom.ts';
import { heardSoFar, type ViewerClass, viewRoom } from './view.ts';

let to: ScriptedRoom;

/** Ann and Bob at a duel without banks. */
beforeEach(() => {
  to = scriptedRoom({ game: 'duel' });
  to.send('Ann', { do: 'order', chairs: [0, 1] });
  to.send('Bob', { do: 'sit', seat: 1, name: 'Bob', ink: null, nonce: nonce(2) });
});

const begin = (banks = false): void => {
  to.send('Ann', { do: 'options', options: { banks } });
  to.send('Ann', { do: 'start' });
};
const viewOf = (me: ViewerClass = 'public') => viewRoom(to.room(), me, to.deps);
const pass = (who: string) =>
  to.send(who, { do: 'move', move: { do: 'pass' } }, viewOf().asks[0]?.key);
const back = (who: string, yes = true, key = keyFor(who)) =>
  to.send(who, { do: 'takeBack', yes }, key);
const keyFor = (who: string): string => {
  const { asked, may } = viewOf().takeBack ?? { may: [] };
  return (asked ?? may.find(({ seat }) => seat === to.seat(who)))?.key ?? '1/none';
};
const why = (answer: ReturnType<ScriptedRoom['send']>) => (answer.ok ? null : answer.why.code);
const said = () =>
  heardSoFar(to.room(), 'public').flatMap((one) => ('room' in one ? [one.room] : []));
const withBot = (): void => {
  to.send('Bob', { do: 'leave' });
  to.send('Ann', { do: 'addBot', seat: 1, level: 'easy' });
};
const botPasses = (): void => {
  to.send({ kind: 'bot', seat: 1 }, { do: 'move', move: { do: 'pass' } }, viewOf().asks[0]?.key);
};

describe('a take-back', () => {
  it('is asked, told to all, and done when the rival agrees: what stood before stands again', () => {
    begin();
    const before = viewOf(0).table;
    pass('Ann');
    pass('Bob');
    back('Ann');
    expect(viewOf().takeBack?.asked).toEqual({ seat: 0, key: '1/turn:0', yes: [1], taught: false });
    expect(said().at(-1)).toEqual({ type: 'wantsBack', person: 1 });
    back('Bob');
    expect(viewOf(0).table).toEqual(before);
    expect(viewOf().takeBack).toBeNull();
    expect(said().at(-1)).toMatchObject({ type: 'tookBack', person: 1 });
  });

  it('is an input of its own: the count goes on and the same question has another key', () => {
    begin();
    pass('Ann');
    const { count = 0 } = playing(to.room()) ?? {};
    back('Ann');
    back('Bob');
    expect(playing(to.room())?.count).toBe(count + 1);
    expect(viewOf().asks[0]?.key).toBe('1.1/turn:0');
    expect(why(to.send('Ann', { do: 'move', move: { do: 'pass' } }, '1/turn:0'))).toBe('stale');
    pass('Ann');
    back('Ann');
    back('Bob');
    expect(viewOf().asks[0]?.key).toBe('1.2/turn:0');
  });

  it('takes what was heard away from nobody', () => {
    begin();
    pass('Ann');
    const heard = heardSoFar(to.room(), 'public');
    back('Ann');
    back('Bob');
    expect(heardSoFar(to.room(), 'public').slice(0, heard.length)).toEqual(heard);
  });

  it('may go on, answer by answer, to the beginning', () => {
    begin();
    const before = viewOf(1).table;
    for (const who of ['Ann', 'Bob', 'Ann']) pass(who);
    for (const who of ['Ann', 'Bob', 'Ann']) {
      back(who);
      back(who === 'Ann' ? 'Bob' : 'Ann');
    }
    expect(viewOf(1).table).toEqual(before);
  });

  it('is refused by one word, and asked again only when the match has gone on', () => {
    begin();
    pass('Ann');
    back('Ann');
    back('Bob', false);
    expect(said().at(-1)).toEqual({ type: 'keepsOn', person: 2 });
    expect(viewOf().takeBack).toBeNull();
    expect(why(back('Ann', true, '1/turn:0'))).toBe('stale');
    pass('Bob');
    expect(why(back('Ann'))).toBeNull();
  });

  it('lapses when somebody plays on', () => {
    begin();
    pass('Ann');
    back('Ann');
    pass('Bob');
    expect(viewOf().takeBack?.asked).toBeNull();
    expect(why(back('Bob', true, '1/turn:0'))).toBe('stale');
  });

  it('is refused to who watches, who has not answered, twice, and when there is nothing', () => {
    begin();
    expect(why(back('Ann', true, '1/turn:0'))).toBe('stale');
    pass('Ann');
    expect(why(back('Cat', true, '1/turn:0'))).toBe('notSeated');
    expect(why(back('Bob', true, '1/turn:0'))).toBe('stale');
    expect(why(back('Ann', false))).toBe('stale');
    back('Ann');
    expect(why(back('Ann'))).toBe('stale');
  });

  it('waits for nobody who has long been away', () => {
    begin();
    pass('Ann');
    to.send({ kind: 'house' }, { do: 'away', person: to.no('Bob') });
    to.wait(HOLD_MS);
    back('Ann');
    expect(viewOf().asks[0]?.key).toBe('1.1/turn:0');
  });

  it('against bots is done at once, with what they answered', () => {
    withBot();
    begin();
    pass('Ann');
    botPasses();
    back('Ann');
    expect(viewOf().asks[0]).toMatchObject({ seat: 0, key: '1.1/turn:0' });
  });

  it('is not asked after the end', () => {
    begin();
    pass('Ann');
    to.send('Bob', { do: 'move', move: { do: 'win' } }, '1/turn:1');
    expect(viewOf().takeBack).toBeNull();
    expect(why(back('Ann', true, '1/turn:0'))).toBe('stale');
    expect(JSON.stringify(to.room().stage)).not.toContain('"past"');
  });

  it('refunds no clock and adds nothing to one', () => {
    begin(true);
    to.wait(10_000);
    pass('Ann');
    const left = () => playing(to.room())?.clocks.find(({ key }) => key === 'bank:0')?.left;
    const kept = left();
    to.wait(5_000);
    back('Ann');
    back('Bob');
    expect(left()).toBe(kept);
    const whites = playing(to.room())?.clocks.find(({ key }) => key === 'bank:1');
    expect(whites).toMatchObject({ left: 55_000, since: null });
    const turn = playing(to.room())?.clocks.find(({ key }) => key === 'turn:0');
    expect(turn && fallsAt(turn)).toBe(to.room().at + 50_000);
  });

  it('leaves the words about the end and the pause of a match their key', () => {
    withBot();
    begin();
    pass('Ann');
    back('Ann');
    expect(why(to.send('Ann', { do: 'pause' }, '1/pause'))).toBeNull();
    expect(why(to.send('Ann', { do: 'resume' }, '1/pause'))).toBeNull();
    expect(why(to.send('Ann', { do: 'pause' }, '2/pause'))).toBe('stale');
    expect(why(to.send('Ann', { do: 'pause' }, '10/pause'))).toBe('stale');
  });
});

describe('what was learned by then', () => {
  const taughtBy = (rules: Table): readonly unknown[] => {
    to = scriptedRoom({ game: 'duel', tables: [rules] });
    to.send('Bob', { do: 'sit', seat: 1, name: 'Bob', ink: null, nonce: nonce(2) });
    to.send('Ann', { do: 'order', chairs: [0, 1] });
    begin();
    pass('Ann');
    pass('Bob');
    back('Ann');
    const asked = viewOf().takeBack?.asked?.taught;
    back('Bob');
    const done = said().at(-1);
    return [asked, done && 'taught' in done && done.taught];
  };

  it('is nothing where nothing is drawn or shown', () => {
    expect(taughtBy(duel)).toEqual([false, false]);
  });

  it('is something once anything was drawn, or a move was made that may teach', () => {
    const drawing: Table = {
      ...duel,
      apply: (state, input, random) => {
        if ('turn' in state && state['turn'] === 1) random('die').int(6);
        return duel.apply(state, input, random);
      },
    };
    expect(taughtBy(drawing)).toEqual([true, true]);
    const teaching: Table = { ...duel, takeBack: { moves: ['pass'], teaches: ['pass'] } };
    expect(taughtBy(teaching)).toEqual([true, true]);
  });

  it('stands in the log and in the record', () => {
    taughtBy({ ...duel, takeBack: { moves: ['pass'], teaches: ['pass'] } });
    expect(to.log().at(-1)?.command).toEqual({
      do: 'takeBack',
      yes: true,
      back: { seat: 0, to: 0, taught: true },
    });
  });
});

describe('a log with take-backs', () => {
  const over = (): Room => {
    begin();
    pass('Ann');
    back('Ann');
    back('Bob');
    pass('Ann');
    pass('Bob');
    back('Bob');
    back('Ann');
    to.send('Bob', { do: 'move', move: { do: 'win' } }, '1.2/turn:1');
    return to.room();
  };
  const recorded = () => {
    const room = over();
    const ended = endedBy(foldAll(to.log().slice(0, -1), to.deps), room);
    if (!ended) throw new Error('the match is not over');
    return recordOf(ended, to.log().slice(ended.first - 1), to.secrets.get(1) ?? '');
  };

  it('folds to the same room', () => {
    const room = over();
    expect(foldAll(to.log(), to.deps)).toEqual(room);
  });

  it('becomes a record that leads to the same end, with each take-back as a step', () => {
    const { record, outcome, at } = recorded();
    const steps = [...replay(duel, record)];
    expect(record.inputs.map(({ kind }) => kind)).toEqual([
      'move',
      'takeBack',
      'move',
      'move',
      'takeBack',
      'move',
    ]);
    expect(steps).toHaveLength(7);
    expect(at).toHaveLength(6);
    const last = steps.at(-1);
    expect(last && duel.outcome(last.state)).toEqual(outcome);
    expect(steps[2]?.state).toEqual(steps[0]?.state);
  });

  it('gives a file that holds, and that does not once a take-back leads elsewhere', () => {
    const match = recorded();
    const tables = () => duel;
    expect(verify(matchFileOf(match, duel), tables)).toMatchObject({ holds: true, played: true });
    const inputs = match.record.inputs.map((input) =>
      input.kind === 'takeBack' ? { ...input, to: 90 } : input,
    );
    const forged = { ...match, record: { ...match.record, inputs } };
    expect(verify(matchFileOf(forged, duel), tables)).toMatchObject({
      holds: false,
      why: { code: 'stopped', refusal: 'stale' },
    });
  });
});
