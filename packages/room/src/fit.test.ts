import { openTable, type Table } from '@kesem/engine/core/table';
import { toy } from '@kesem/engine/core/testing/toy';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { foldAll } from './decide.ts';
import { playing, type Room } from './room.ts';
import { jsonRoundTrip } from './testing/jsonRoundTrip.ts';
import { goingOn, playedMatch } from './testing/records.ts';
import type { ScriptedRoom } from './testing/scriptedRoom.ts';
import { again, dueling, HOUSE, names, settleDuel, table, why } from './testing/words.ts';

const OLD_DECK = { deck: [1, 2, 3, 4, 5, 6, 7, 8, 9], skip: true };
/** The toy as a later release may bring it: other options, and decks of even numbers only. */
const NEWER: Table = openTable({
  ...toy,
  version: toy.version + 1,
  options: { ...toy.options, rounds: { values: [1, 2], default: 1 } },
  own: z._default(
    z.strictObject({
      deck: z.array(z.int().check(z.multipleOf(2))).check(z.minLength(9)),
      skip: z.boolean(),
    }),
    { deck: [2, 2, 2, 4, 4, 4, 6, 6, 6], skip: false },
  ),
});

/** The room as a server finds it that was started with other rules. */
function woken(scripted: ScriptedRoom, tables: readonly Table[]): Room {
  scripted.stock(tables);
  const room = foldAll(jsonRoundTrip(scripted.log()), scripted.deps);
  if (!room) throw new Error('there is no room');
  return room;
}

it('a waiting room keeps its seats, and has defaults for what is no longer offered', () => {
  const scripted = table(['Ann', 'Ben']);
  scripted.send('Ann', { do: 'options', options: { rounds: 3, swift: true, beat: 600 } });
  scripted.send('Ben', { do: 'own', own: OLD_DECK });
  const room = woken(scripted, [NEWER]);
  expect(names(room)).toEqual(names(scripted.room()));
  expect(room.options).toEqual({ rounds: 1, swift: false, beat: 900 });
  expect(room.chairs.map(({ own }) => own)).toEqual(room.chairs.map(() => null));
});

it('so does a room between two matches, read from its snapshot, and its rematch starts', () => {
  const scripted = dueling({ banks: false });
  settleDuel(scripted);
  const [duel] = [scripted.deps.table('duel')!];
  for (const name of ['Ann', 'Ben']) again(scripted, name);
  const newer = { ...duel, version: 2, parseOptions: () => ({ banks: true }) };
  scripted.stock([newer]);
  const room = foldAll([], scripted.deps, jsonRoundTrip(scripted.room()));
  expect(room?.options).toEqual({ banks: true });
  expect(room?.series).toEqual(scripted.room().series);
  expect(room && names(room)).toEqual(['Ann', 'Ben']);
  scripted.send(HOUSE, { do: 'start' });
  expect(playing(scripted.room())).toMatchObject({ version: 2, closed: null });
});

it('a room that was to go on from a match of the older rules starts afresh', () => {
  const scripted = goingOn(playedMatch('older').record, 2, 'older rules');
  const room = woken(scripted, [NEWER]);
  expect(room.from).toBeNull();
  expect(room.chairs).toHaveLength(NEWER.seats.max);
  expect(names(room).slice(0, 2)).toEqual(['Ann', 'Ben']);
});

it('a running match of the older rules is closed, and its room goes on by the newer ones', () => {
  const scripted = table(['Ann', 'Ben'], { id: 'running' });
  scripted.send('Ann', { do: 'options', options: { rounds: 3 } });
  scripted.send('Ann', { do: 'start' });
  const room = woken(scripted, [NEWER]);
  expect(playing(room)).toMatchObject({ closed: 'version', options: { rounds: 3 } });
  expect(room.options).toMatchObject({ rounds: 1 });
});

it('a room that fits is left as it is, whatever its game', () => {
  const scripted = table(['Ann', 'Ben']);
  scripted.send('Ann', { do: 'options', options: { rounds: 3 } });
  expect(why(scripted.send('Ben', { do: 'own', own: OLD_DECK }))).toBeNull();
  expect(woken(scripted, [openTable(toy)])).toStrictEqual(scripted.room());
  scripted.stock([]);
  expect(foldAll([], scripted.deps, scripted.room())).toBe(scripted.room());
});
