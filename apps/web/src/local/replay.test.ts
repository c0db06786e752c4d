import { playMatch } from '@kesem/bots/match';
import { replayed } from '@kesem/engine/core/replay';
import { openTable } from '@kesem/engine/core/table';
import { toy } from '@kesem/engine/core/testing/toy';
import { tableOf } from '@kesem/engine/registry';
import { fallsAt, nextToFall } from '@kesem/room/clock';
import { framesOf } from '@kesem/room/film';
import { endedBy, type MatchRecord, recordOf } from '@kesem/room/record';
import { playing, type Room } from '@kesem/room/room';
import type { ScriptedRoom } from '@kesem/room/testing/scriptedRoom';
import { table as seated, TIMER } from '@kesem/room/testing/words';
import { type Heard, heardSoFar, type RoomView, viewRoom } from '@kesem/room/view';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canGoOn,
  clamped,
  type FoldedMatch,
  foldedFrom,
  foldRecord,
  heardAt,
  heardUpTo,
  hidAnything,
  lastOf,
  roomAt,
} from './replay.ts';

const NAMES = ['Ann', 'Ben', 'Cat'];
const SEATS = [0, 1, 2] as const;
const toyTable = openTable(toy);

/** What a seat of the living room saw and heard after so many inputs. */
type Lived = Map<number, readonly { readonly view: RoomView; readonly heard: readonly Heard[] }[]>;

/** A match among people who do what the numbers say, as it was lived, and its record. */
function scriptedRoom(numbers: readonly number[]): { lived: Lived; record: MatchRecord } {
  const scripted = seated(NAMES);
  scripted.send('Ann', { do: 'start' });
  const begun = scripted.log().length - 1;
  const lived: Lived = new Map();
  let before: Room = scripted.room();
  for (let i = 0; playing(scripted.room()); i += 1) {
    note(scripted, lived);
    before = scripted.room();
    act(scripted, numbers[i % numbers.length] ?? 0);
  }
  note(scripted, lived);
  const ended = endedBy(before, scripted.room());
  const secret = scripted.secrets.get(1);
  if (!ended || secret === undefined) throw new Error('it did not end');
  return { lived, record: recordOf(ended, scripted.log().slice(begun), secret) };
}

const THINKS_MS = 700;

/** One answer to an open question, or a clock falls before it. */
function act(scripted: ScriptedRoom, n: number): void {
  const match = playing(scripted.room());
  if (!match?.state) return;
  const asks = toyTable.asks(match.state).filter(({ must }) => must);
  const ask = asks[n % asks.length];
  const clock = nextToFall(match.clocks);
  const rest = clock ? (fallsAt(clock) ?? 0) - scripted.room().at : Number.POSITIVE_INFINITY;
  if (clock && (!ask || rest <= THINKS_MS)) {
    scripted.wait(rest);
    scripted.send(TIMER, { do: 'timeout', timer: clock.key });
  } else if (ask) {
    const moves = toyTable.moves(toyTable.view(match.state, ask.seat));
    const fitting = moves.filter((move) => ask.answers.includes(move.do));
    const move = fitting[n % fitting.length];
    scripted.wait(THINKS_MS);
    scripted.send(NAMES[ask.seat] ?? '', { do: 'move', move }, `1/${ask.key}`);
  }
}

function note(scripted: ScriptedRoom, lived: Lived): void {
  const room = scripted.room();
  const match = room.stage.at === 'lobby' ? null : room.stage.match;
  const seen = SEATS.map((seat) => ({
    view: viewRoom(room, seat, scripted.deps),
    heard: heardSoFar(room, seat),
  }));
  lived.set(match?.count ?? 0, seen);
}

function foldedOf(record: MatchRecord, table = toyTable): FoldedMatch {
  const fetched = foldRecord(record, table);
  if (!fetched.ok) throw new Error(fetched.code);
  return fetched.folded;
}

const numbers = fc.array(fc.nat(999), { minLength: 5, maxLength: 40 });

describe('a replay', () => {
  it('shows at every step what the living table showed, through the eyes of every seat', () => {
    fc.assert(
      fc.property(numbers, (chosen) => {
        const { lived, record } = scriptedRoom(chosen);
        const folded = foldedOf(record);
        expect(lastOf(folded)).toBe(Math.max(...lived.keys()));
        for (const [count, seen] of lived) {
          for (const seat of SEATS) {
            const shown = roomAt(folded, count, seat);
            const { view, heard } = seen[seat] ?? seen[0]!;
            expect(shown.table).toEqual(view.table);
            expect(shown.asks.map(({ seat, must }) => [seat, must])).toEqual(
              view.asks.map(({ seat, must }) => [seat, must]),
            );
            expect(shown.match?.outcome).toEqual(view.match?.outcome);
            expect(heardUpTo(folded, count, seat)).toEqual(heard.filter((one) => 'event' in one));
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('is the same at a step, whether jumped to or gone to', () => {
    const folded = foldedOf(scriptedRoom([3, 14, 15, 92, 65]).record);
    const gone = folded.steps.flatMap((_, count) => heardAt(folded, count, 'all'));
    expect(heardUpTo(folded, lastOf(folded), 'all')).toEqual(gone);
    for (const [count, step] of folded.steps.entries()) {
      const jumped = replayed(toyTable, {
        ...folded.record.record,
        inputs: folded.record.record.inputs.slice(0, count),
      });
      expect(jumped && toyTable.view(jumped.state, 'all')).toEqual(step.view('all'));
    }
  });

  it('knows its ends, where it can be taken up again, and whether there were hands to open', () => {
    const folded = foldedOf(scriptedRoom([7, 8, 9]).record);
    const last = lastOf(folded);
    expect([clamped(folded, -3), clamped(folded, 2), clamped(folded, 9_999)]).toEqual([0, 2, last]);
    expect([canGoOn(folded, 0), canGoOn(folded, last - 1), canGoOn(folded, last)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(hidAnything(folded)).toBe(true);
    expect(hidAnything(foldedOf(abalone(), tableOf('abalone')))).toBe(false);
  });

  it('is a room of those who played, which nobody can act in', () => {
    const record = abalone();
    const folded = foldedOf(record, tableOf('abalone'));
    const { table, asks, match, ...room } = roomAt(folded, 0, 'all');
    expect(room).toEqual({
      me: 'public',
      stage: 'playing',
      key: '',
      host: 1,
      wishes: [],
      queue: [],
      pace: { days: null, asked: null },
      commentary: null,
      startsAt: null,
      locked: false,
      applauseOnly: false,
      family: false,
      call: null,
      game: 'abalone',
      options: record.record.options,
      people: [
        { no: 1, name: 'Dana', ink: 1, bot: null, away: null, is: 'in' },
        { no: 2, name: '', ink: 2, bot: 'easy', away: null, is: 'in' },
      ],
      chairs: [1, 2].map((person) => ({ person, standIn: null, chosen: false })),
      draws: false,
      own: null,
      next: { match: 2, hash: '' },
      from: null,
      series: [],
      seriesLength: null,
      decided: null,
      counts: 'wins',
      takeBack: null,
      clocks: [],
      show: null,
      questions: [],
    });
    expect(match).toEqual({
      number: 1,
      id: record.id,
      game: 'abalone',
      version: record.record.version,
      options: record.record.options,
      players: [1, 2],
      outcome: null,
      closed: null,
      again: [],
      nonces: record.record.fairness.nonces,
      secret: null,
    });
    expect([table?.me, asks.find(({ must }) => must)?.seat]).toEqual(['all', 0]);
  });

  it('tells the result, and the secret, at its last step only', () => {
    const folded = foldedOf(abalone(), tableOf('abalone'));
    const [start, end] = [roomAt(folded, 0, 'all'), roomAt(folded, lastOf(folded), 'all')];
    expect(start).toMatchObject({ stage: 'playing', match: { outcome: null, secret: null } });
    expect(end).toMatchObject({
      stage: 'over',
      asks: [],
      match: { outcome: folded.record.outcome },
    });
    expect(end.match?.secret).toBe(folded.record.record.fairness.secret);
  });
});

it('a match whose rules are gone is shown from what they showed, the same to open eyes', () => {
  const { record } = scriptedRoom([3, 14, 15, 92, 65]);
  const folded = foldedOf(record);
  const frames = [...framesOf(toyTable, record)];
  const kept = foldedFrom(record, JSON.parse(JSON.stringify(frames)));
  expect(lastOf(kept)).toBe(lastOf(folded));
  for (let count = 0; count <= lastOf(folded); count += 1) {
    expect(roomAt(kept, count, 'all')).toEqual(roomAt(folded, count, 'all'));
    expect(heardUpTo(kept, count, 'all')).toEqual(heardUpTo(folded, count, 'all'));
    expect(canGoOn(kept, count)).toBe(false);
  }
  expect(hidAnything(kept)).toBe(false);
});

describe('a record that cannot be shown says why', () => {
  it('when its rules are no longer here', () => {
    const record = abalone();
    const older = { ...record, record: { ...record.record, version: 0 } };
    expect(foldRecord(record, undefined)).toEqual({ ok: false, code: 'otherRules' });
    expect(foldRecord(older, tableOf('abalone'))).toEqual({ ok: false, code: 'otherRules' });
  });

  it('when they refuse what it says', () => {
    const record = abalone();
    const [first, ...rest] = record.record.inputs;
    const torn = { ...record, record: { ...record.record, inputs: rest } };
    expect(first).toBeDefined();
    expect(foldRecord(torn, tableOf('abalone'))).toEqual({ ok: false, code: 'damaged' });
  });
});

describe('a take-back in a record', () => {
  it('is a step of its own, in words, after which the table stands as it stood', () => {
    const record = abalone();
    const [first, second, ...rest] = record.record.inputs;
    if (!first || !second) throw new Error('the match is too short');
    const back = { kind: 'takeBack', seat: 1, to: 1 } as const;
    const inputs = [first, second, back, second, ...rest];
    const at = inputs.map((_, i) => i * 1_000);
    const folded = foldRecord(
      { ...record, at, record: { ...record.record, inputs } },
      tableOf('abalone'),
    );
    if (!folded.ok) throw new Error(folded.code);
    const room = { type: 'tookBack', person: 2, since: 1_001_000 };
    expect(heardAt(folded.folded, 3, 'all')).toEqual([{ at: 1_002_000, room }]);
    const table = (count: number) => roomAt(folded.folded, count, 'all').table;
    expect(table(3)).toEqual(table(1));
    expect(table(4)).toEqual(table(2));
  });
});

/** A short match of Abalone between bots. */
function abalone(): MatchRecord {
  const table = tableOf('abalone')!;
  const options = { start: 'belgian-daisy', target: 1, time: 'none', increment: 0 };
  const { record, outcome } = playMatch(table, { bots: ['easy', 'easy'], options, seed: 'a' });
  return {
    id: 'f'.repeat(32),
    record,
    at: record.inputs.map((_, i) => i * 1_000),
    players: [
      { name: 'Dana', ink: 1, bot: null },
      { name: '', ink: 2, bot: 'easy' },
    ],
    outcome,
    closed: null,
    startedAt: 1_000_000,
    endedAt: 2_000_000,
  };
}
