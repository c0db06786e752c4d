import { describe, expect, it } from 'vitest';
import { createRecent, type Recent, seen, without } from './recent.ts';
import { storageWith } from './testing/deviceStorage.ts';

const table = (room: string, at = 0): Recent => ({
  token: `t-${room}`,
  room,
  game: 'toy',
  others: ['Noa'],
  at,
});
const kept = (text: string) => createRecent(storageWith({ tables: text })).getState().tables;

describe('recent tables', () => {
  it('stand newest first, once for each room, and twenty at most', () => {
    const many = Array.from({ length: 25 }, (_, i) => table(`r${i}`));
    const all = many.reduce((tables: readonly Recent[], each) => seen(tables, each), []);
    expect(all).toHaveLength(20);
    expect(seen(all, table('r20', 9)).map(({ room, at }) => [room, at])).toEqual([
      ['r20', 9],
      ...[24, 23, 22, 21, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5].map((n) => [
        `r${n}`,
        0,
      ]),
    ]);
  });

  it('can be without one whose room is no more', () => {
    expect(without([table('a'), table('b'), table('c')], 't-b')).toEqual([table('a'), table('c')]);
  });

  it('survive in the storage', () => {
    const storage = storageWith();
    expect(createRecent(storage).getState().tables).toEqual([]);
    createRecent(storage).setState({ tables: [table('a')] });
    expect(createRecent(storage).getState().tables).toEqual([table('a')]);
  });

  it.each([
    null,
    7,
    { ...table('a'), token: 1 },
    { ...table('a'), room: 1 },
    { ...table('a'), game: 1 },
    { ...table('a'), others: 'Noa' },
    { ...table('a'), others: ['Noa', 7] },
    { ...table('a'), at: '9' },
  ])('come without what is not a table: %j', (scrap) => {
    expect(kept(JSON.stringify({ tables: [scrap, table('b')] }))).toEqual([table('b')]);
  });

  it.each(['', '{', '{"tables":7}'])('are none in a scrap: %s', (scrap) => {
    expect(kept(scrap)).toEqual([]);
  });
});
