import { describe, expect, it } from 'vitest';
import {
  AROUND,
  cellNamed,
  DIRS,
  GROUPS,
  groupOf,
  NAMES,
  nameOf,
  next,
  ROWS,
  ray,
} from './geometry.ts';

const OPPOSITES = [
  ['NE', 'SW'],
  ['E', 'W'],
  ['SE', 'NW'],
] as const;

describe('the board', () => {
  it('[AB-1.1] has 61 cells in nine rows, a1 at the bottom left and e5 in the middle', () => {
    expect(NAMES).toHaveLength(61);
    expect(ROWS.map((row) => row.length)).toEqual([5, 6, 7, 8, 9, 8, 7, 6, 5]);
    expect(ROWS.map((row) => nameOf(row[0] ?? -1))).toEqual(
      'i5 h4 g3 f2 e1 d1 c1 b1 a1'.split(' '),
    );
    expect(cellNamed('e5')).toBe(30);
    expect(DIRS.map((dir) => ray(30, dir).length)).toEqual([4, 4, 4, 4, 4, 4]);
  });

  it('[AB-1.1] names its cells in alphabetical order, and knows no others', () => {
    expect(NAMES.toSorted()).toEqual(NAMES);
    expect(['a6', 'i4', 'j1', '', 'E5'].map(cellNamed)).toEqual([null, null, null, null, null]);
  });

  it('[AB-1.2] has neighbours in six directions', () => {
    const around = DIRS.map((dir) => nameOf(next(30, dir) ?? -1));
    expect(around).toEqual(['f6', 'e6', 'd5', 'd4', 'e4', 'f5']);
    expect(DIRS.map((dir) => next(0, dir) === null)).toEqual([
      false,
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  it('[AB-1.2] knows all around a cell', () => {
    const near = (cell: number) => AROUND[cell]?.map(nameOf);
    expect(near(30)).toEqual(['f6', 'e6', 'd5', 'd4', 'e4', 'f5']);
    expect(near(0)).toEqual(['b2', 'a2', 'b1']);
    expect(AROUND).toHaveLength(61);
  });

  it('[AB-1.2] has a way back from every neighbour', () => {
    const lost = OPPOSITES.flatMap(([there, back]) =>
      [...NAMES.keys()].filter((cell) => {
        const to = next(cell, there);
        return to !== null && next(to, back) !== cell;
      }),
    );
    expect(lost).toEqual([]);
  });

  it('[AB-3.2] has 61 single cells, 156 pairs and 129 triples to move as one', () => {
    const sizes = [1, 2, 3].map((size) => GROUPS.filter(({ cells }) => cells.length === size));
    expect(sizes.map((groups) => groups.length)).toEqual([61, 156, 129]);
  });

  it('[AB-3.2] finds a group by its cells, and no other', () => {
    const named = (names: string) =>
      groupOf(names.split(' ').flatMap((name) => cellNamed(name) ?? []));
    for (const group of GROUPS) expect(groupOf([...group.cells])).toBe(group);
    expect(['', 'a1 c3', 'a1 a2 c3', 'a1 b2 c3 d4', 'a2 a1', 'a1 a1'].map(named)).toEqual(
      Array.from({ length: 6 }, () => null),
    );
  });
});
