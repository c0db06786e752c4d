import { openTable, type Table } from '@kesem/engine/core/table';
import { toy } from '@kesem/engine/core/testing/toy';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { foldAll } from './decide.ts';
import { playing, type Room } from './room.ts';
import type { Evening } from './testing/evening.ts';
import { goingOn, playedMatch } from './testing/records.ts';
import { reread } from './testing/reread.ts';
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
function woken(tonight: Evening, tables: readonly Table[]): Room {
  tonight.stock(tables);
  const room = foldAll(reread(tonight.log()), tonight.deps);
  if (!room) throw new Error('there is no room');
  return room;
}

it('a waiting room keeps its seats, and has defaults for what is no longer offered', () => {
  const tonight = table(['Ann', 'Ben']);
  tonight.send('Ann', { do: 'options', options: { rounds: 3, swift: true, beat: 600 } });
  tonight.send('Ben', { do: 'own', own: OLD_DECK });
  const room = woken(tonight, [NEWER]);
  expect(names(room)).toEqual(names(tonight.room()));
  expect(room.options).toEqual({ rounds: 1, swift: false, beat: 900 });
  expect(room.chairs.map(({ own }) => own)).toEqual(room.chairs.map(() => null));
});

it('so does a room between two matches, read from its snapshot, and its rematch starts', () => {
  const tonight = dueling({ banks: false });
  settleDuel(tonight);
  const [duel] = [tonight.deps.table('duel')!];
  for (const name of ['Ann', 'Ben']) again(tonight, name);
  const newer = { ...duel, version: 2, parseOptions: () => ({ banks: true }) };
  tonight.stock([newer]);
  const room = foldAll([], tonight.deps, reread(tonight.room()));
  expect(room?.options).toEqual({ banks: true });
  expect(room?.series).toEqual(tonight.room().series);
  expect(room && names(room)).toEqual(['Ann', 'Ben']);
  tonight.send(HOUSE, { do: 'start' });
  expect(playing(tonight.room())).toMatchObject({ version: 2, closed: null });
});

it('a room that was to go on from a match of the older rules starts afresh', () => {
  const tonight = goingOn(playedMatch('older').record, 2, 'older rules');
  const room = woken(tonight, [NEWER]);
  expect(room.from).toBeNull();
  expect(room.chairs).toHaveLength(NEWER.seats.max);
  expect(names(room).slice(0, 2)).toEqual(['Ann', 'Ben']);
});

it('a running match of the older rules is closed, and its room goes on by the newer ones', () => {
  const tonight = table(['Ann', 'Ben'], { id: 'running' });
  tonight.send('Ann', { do: 'options', options: { rounds: 3 } });
  tonight.send('Ann', { do: 'start' });
  const room = woken(tonight, [NEWER]);
  expect(playing(room)).toMatchObject({ closed: 'version', options: { rounds: 3 } });
  expect(room.options).toMatchObject({ rounds: 1 });
});

it('a room that fits is left as it is, whatever its game', () => {
  const tonight = table(['Ann', 'Ben']);
  tonight.send('Ann', { do: 'options', options: { rounds: 3 } });
  expect(why(tonight.send('Ben', { do: 'own', own: OLD_DECK }))).toBeNull();
  expect(woken(tonight, [openTable(toy)])).toStrictEqual(tonight.room());
  tonight.stock([]);
  expect(foldAll([], tonight.deps, tonight.room())).toBe(tonight.room());
});
