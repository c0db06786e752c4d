/** Playing on from a match that anybody can read: what becomes of what was hidden there. */
import { replay, stretchesOf } from '@kesem/engine/core/replay';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldAll } from './decide.ts';
import { matchFileOf } from './file.ts';
import { readMatchFile, writeMatchFile } from './proof/file.ts';
import { verify } from './proof/verify.ts';
import { forkOf, type MatchRecord } from './record.ts';
import { matchOf, playing } from './room.ts';
import { duel } from './testing/duel.ts';
import { jsonRoundTrip } from './testing/jsonRoundTrip.ts';
import {
  dealtAnew,
  goingOn,
  playAtRandom,
  playedMatch,
  recordAfter,
  recorded,
  TOY,
} from './testing/records.ts';
import type { ScriptedRoom } from './testing/scriptedRoom.ts';
import { again, dueling, HOUSE, said, settleDuel, sit, table, why } from './testing/words.ts';
import { heardSoFar, viewRoom } from './view.ts';

const stepsOf = ({ record }: MatchRecord) => [...replay(TOY, record)];
const shelf = () => TOY;

/** Ann alone with a bot, going on from a record. */
function studying(from: MatchRecord, count: number, id: string): ScriptedRoom {
  const fork = forkOf(from, count, TOY);
  if (!fork) throw new Error(`nobody plays on after ${count}`);
  const scripted = table(['Ann'], { id, from: jsonRoundTrip(fork) });
  scripted.send('Ann', { do: 'addBot', seat: 1, level: 'easy' });
  return scripted;
}

/** Leaves a match under way, and gives its record. */
function left(scripted: ScriptedRoom): MatchRecord {
  scripted.send('Ben', { do: 'leave' });
  const before = scripted.room();
  scripted.send('Ann', { do: 'abandon' });
  const record = recordAfter(scripted, before);
  if (!record) throw new Error('the match did not end');
  return record;
}

/** All that a class of viewers is told by the time the match has started, but for the name of the old match. */
function seenBy(scripted: ScriptedRoom, me: 0 | 1 | 'public'): string {
  const { from: _from, ...view } = viewRoom(scripted.room(), me, scripted.deps);
  return JSON.stringify([view, heardSoFar(scripted.room(), me)]);
}

it('two people are dealt the same from two places that differ in nothing but what was hidden', () => {
  const worlds = ['one', 'two'].map((seed) => playedMatch(seed).record);
  const dealt = worlds.map((record) => stepsOf(record)[0]?.state);
  expect(dealt[0]).not.toEqual(dealt[1]);
  const rooms = worlds.map((record) => goingOn(record, 0, 'twins'));
  for (const room of rooms) room.send('Ann', { do: 'start' });
  for (const me of [0, 1, 'public'] as const) {
    const [one, other] = rooms.map((room) => seenBy(room, me));
    expect(one).toBe(other);
  }
});

it('whoever answered in secret is asked again', () => {
  const { record } = playedMatch('asked');
  const [first] = stepsOf(record).filter(
    ({ state }) => TOY.asks(state).filter(({ must }) => must).length === 1,
  );
  const scripted = goingOn(record, first?.count ?? 0, 'asked again');
  scripted.send('Ann', { do: 'start' });
  const { asks } = viewRoom(scripted.room(), 'public', scripted.deps);
  expect(asks.filter(({ must }) => must).map(({ seat }) => seat)).toEqual([0, 1]);
});

it('the waiting room says what becomes of the hands, and the match says it to its end', () => {
  const { record } = playedMatch('said');
  const scripted = studying(record, 2, 'said');
  const hidden = () => viewRoom(scripted.room(), 'public', scripted.deps).from?.hidden;
  expect(hidden()).toBe('known');
  scripted.send('Ann', { do: 'removeBot', seat: 1 });
  sit(scripted, 'Ben');
  expect(hidden()).toBe('redealt');
  expect(said(scripted.send('Ann', { do: 'start' }))).toContainEqual({ type: 'redealt' });
  expect(scripted.log().at(-1)?.command).toMatchObject({ do: 'start', redealt: true });
  expect(hidden()).toBe('redealt');
  recorded(scripted, 'said');
  expect(scripted.room().stage.at).toBe('over');
  expect(hidden()).toBe('redealt');
  scripted.send('Ann', { do: 'lobby' });
  expect(viewRoom(scripted.room(), 'public', scripted.deps).from).toBeNull();
});

it('one person with bots studies the hands as they lay, marked to the end, and nobody new sits down', () => {
  const { record } = playedMatch('study');
  const scripted = studying(record, 3, 'study');
  expect(said(scripted.send('Ann', { do: 'start' }))).toContainEqual({ type: 'known' });
  expect(playing(scripted.room())?.state).toEqual(stepsOf(record)[3]?.state);
  expect(scripted.log().at(-1)?.command).not.toHaveProperty('redealt');
  expect(why(sit(scripted, 'Ben'))).toBe('playing');
  playAtRandom(scripted, 1, 'study');
  scripted.send('Ann', { do: 'abandon' });
  const late = viewRoom(scripted.room(), 'public', scripted.deps);
  expect(late.from).toEqual({ match: record.id, count: 3, hidden: 'known' });
});

it('an open study counts nothing in the series, whatever its length; the match after it does', () => {
  const { record } = playedMatch('counted');
  fc.assert(
    fc.property(fc.nat({ max: 6 }), fc.string({ minLength: 1, maxLength: 4 }), (count, seed) => {
      const scripted = studying(record, count, 'uncounted');
      const seen = () => viewRoom(scripted.room(), 'public', scripted.deps);
      scripted.send('Ann', { do: 'series', length: { by: 'matches', n: 1 } });
      scripted.send('Ann', { do: 'start' });
      playAtRandom(scripted, 1_000, seed);
      expect(scripted.room().stage.at).toBe('over');
      expect(seen()).toMatchObject({ series: [], decided: null });
      again(scripted, 'Ann');
      scripted.send(HOUSE, { do: 'start' });
      playAtRandom(scripted, 1_000, seed);
      expect(seen().series.map(({ played }) => played)).toEqual([1, 1]);
      expect(seen().decided).not.toBeNull();
    }),
    { numRuns: 20 },
  );
});

it('a log without a word of it holds as it was: the hands are those that lay there, and known', () => {
  const { record } = playedMatch('old');
  const scripted = goingOn(record, 3, 'old');
  scripted.send('Ann', { do: 'start' });
  const log = scripted.log().map((commit) => {
    if (commit.command.do !== 'start') return commit;
    const { redealt: _redealt, ...command } = commit.command;
    return { ...commit, command };
  });
  const room = foldAll(jsonRoundTrip(log), scripted.deps);
  expect(room && playing(room)).toMatchObject({
    state: stepsOf(record)[3]?.state,
    from: { hidden: 'known' },
  });
});

it('a game that hides nothing goes on as it stood, and says nothing of hands', () => {
  const first = dueling({}, { id: 'open' });
  const before = first.room();
  settleDuel(first);
  const record = recordAfter(first, before);
  const fork = record && forkOf(record, 0, duel);
  const scripted = table(['Ann', 'Ben'], fork ? { game: 'duel', id: 'on', from: fork } : {});
  scripted.send('Ann', { do: 'start' });
  expect(scripted.log().at(-1)?.command).not.toHaveProperty('redealt');
  expect(matchOf(scripted.room())?.from).toEqual({ match: record?.id, count: 0, hidden: 'none' });
});

it('a match that was dealt anew can be gone on from, also from the very place', () => {
  const { record } = playedMatch('chain');
  const second = goingOn(record, 4, 'second');
  second.send('Ann', { do: 'start' });
  const unmoved = left(second);
  expect(stretchesOf(unmoved.record)).toHaveLength(2);
  const there = dealtAnew(record, 4, second);
  const study = studying(unmoved, 4, 'study of it');
  study.send('Ann', { do: 'start' });
  expect(playing(study.room())?.state).toEqual(there);
  const earlier = studying(unmoved, 3, 'before it');
  earlier.send('Ann', { do: 'start' });
  expect(playing(earlier.room())?.state).toEqual(stepsOf(record)[3]?.state);
  const third = goingOn(unmoved, 4, 'third');
  third.send('Ann', { do: 'start' });
  const last = recorded(third, 'third');
  expect(stretchesOf(last.record).map(({ redealt }) => redealt)).toEqual([undefined, true, true]);
  expect(stepsOf(last).at(-1)?.state).toEqual(matchOf(third.room())?.state);
  expect(verify(matchFileOf(last, TOY), shelf)).toMatchObject({ holds: true, played: true });
});

it('its file has every draw of the redeal, and no lie about it holds', () => {
  const { record } = playedMatch('lies');
  const scripted = goingOn(record, 4, 'lies');
  scripted.send('Ann', { do: 'start' });
  const match = recorded(scripted, 'lies');
  const text = matchFileOf(match, TOY);
  const read = readMatchFile(text);
  if (!read.ok) throw new Error(read.why.code);
  const { hashes, draws } = read.file;
  const redeals = draws.filter(({ purpose }) => purpose.startsWith('redeal '));
  expect(redeals.map(({ input, stretch, kind }) => ({ input, stretch, kind }))).toEqual([
    { input: 4, stretch: 1, kind: 'shuffle' },
    { input: 4, stretch: 1, kind: 'shuffle' },
  ]);
  expect(verify(text, shelf)).toMatchObject({ holds: true, played: true });
  const { redealt: _redealt, ...undealt } = match.record;
  const faultOf = (parts: object): unknown => {
    const verdict = verify(writeMatchFile({ hashes, match, draws, ...parts }), shelf);
    return verdict.holds ? null : verdict.why.code;
  };
  const without = draws.filter((draw) => !redeals.includes(draw));
  expect(faultOf({ draws: without })).toBe('asked');
  expect(faultOf({ match: { ...match, record: undealt } })).toBe('notAFile');
  expect(faultOf({ match: { ...match, record: undealt }, draws: without })).not.toBeNull();
  const moved = draws.map((draw) => ({ ...draw, ...(draw.stretch && { stretch: 0 }) }));
  expect(faultOf({ draws: moved })).toBe('notAFile');
  const unlucky = draws.map((draw) =>
    redeals.includes(draw) && Array.isArray(draw.got)
      ? { ...draw, got: draw.got.toReversed() }
      : draw,
  );
  expect(faultOf({ draws: unlucky })).toBe('draw');
});
