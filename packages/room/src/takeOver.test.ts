/** H10: whoever comes late plays on for a bot, in the middle of a match. */
import { replayed } from '@kesem/engine/core/replay';
import { expect, it } from 'vitest';
import { foldAll } from './decide.ts';
import { matchOf, personOf } from './room.ts';
import { jsonRoundTrip } from './testing/jsonRoundTrip.ts';
import { playAtRandom, recordAfter, TOY } from './testing/records.ts';
import { identity } from './testing/scriptedRoom.ts';
import { names, said, sit, table, why } from './testing/words.ts';
import { heardSoFar, viewRoom } from './view.ts';

/** Ann and two bots in a match that has begun. */
const begun = () => {
  const scripted = table(['Ann']);
  scripted.send('Ann', { do: 'addBot', seat: 1, level: 'easy' });
  scripted.send('Ann', { do: 'addBot', seat: 2, level: 'hard' });
  scripted.send('Ann', { do: 'start' });
  return scripted;
};

it('a match with two changes of person is told, recorded and read back as it was', () => {
  const scripted = begun();
  playAtRandom(scripted, 3, 'first');
  expect(said(sit(scripted, 'Ben', { seat: 1 }))).toEqual([
    { type: 'tookOver', person: 4, seat: 1, from: 2 },
  ]);
  playAtRandom(scripted, 3, 'second');
  expect(said(sit(scripted, 'Cat', { seat: 2 }))).toEqual([
    { type: 'tookOver', person: 5, seat: 2, from: 3 },
  ]);
  const before = playAtRandom(scripted, 1_000, 'third');
  const room = scripted.room();
  expect(names(room)).toEqual(['Ann', 'Ben', 'Cat']);
  // who played it in the end is whose match it was, in the record and in the evening's score
  const record = recordAfter(scripted, before);
  expect(record?.players.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cat']);
  expect(room.series.map(({ person }) => person)).toEqual([1, 4, 5]);
  expect(record && replayed(TOY, record.record)).toMatchObject({
    state: matchOf(room)?.state,
    count: matchOf(room)?.count,
  });
  expect(foldAll(jsonRoundTrip(scripted.log()), scripted.deps)).toStrictEqual(room);
  const changes = heardSoFar(room, 'public').filter(
    (one) => 'room' in one && one.room.type === 'tookOver',
  );
  expect(changes).toHaveLength(2);
});

it('sees from then what the seat sees, and nothing before', () => {
  const scripted = begun();
  sit(scripted, 'Ben', { seat: 1 });
  const { room, deps } = scripted;
  expect(viewRoom(room(), 1, deps).table?.me).toBe(1);
  expect(viewRoom(room(), 1, deps).match?.players).toEqual([1, 4, 3]);
});

it('is of a bot’s own chair alone, named, and not behind a locked door', () => {
  const scripted = begun();
  expect(why(sit(scripted, 'Ben'))).toBe('playing');
  expect(why(sit(scripted, 'Ben', { seat: 0 }))).toBe('playing');
  expect(why(sit(scripted, 'Ben', { seat: 9 }))).toBe('playing');
  expect(why(sit(scripted, 'Ben', { seat: 1, name: ' ' }))).toBe('badName');
  scripted.send('Ann', { do: 'lock', locked: true });
  expect(why(sit(scripted, 'Ben', { seat: 1 }))).toBe('locked');
  scripted.send('Ann', { do: 'lock', locked: false });
  sit(scripted, 'Ben', { seat: 1 });
  // their chair is theirs, also while a bot plays on for them
  scripted.send('Ben', { do: 'leave' });
  expect(why(sit(scripted, 'Cat', { seat: 1 }))).toBe('playing');
  // and who has one takes no other
  sit(scripted, 'Ben', { seat: 2 });
  expect(names(scripted.room())).toEqual(['Ann', 'Ben', 'graver']);
  expect(personOf(scripted.room(), identity('Ben'))?.is).toBe('in');
});

it('lets a match go on that stood still for one human', () => {
  const scripted = begun();
  scripted.send('Ann', { do: 'pause' }, '1/');
  expect(matchOf(scripted.room())?.paused).toBeDefined();
  sit(scripted, 'Ben', { seat: 1 });
  expect(matchOf(scripted.room())?.paused).toBeUndefined();
});
