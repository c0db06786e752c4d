import { DIRS, GROUPS, NAMES } from '@kesem/engine/games/abalone/chapters/geometry';
import { describe, expect, it } from 'vitest';
import { cell } from '../testing/matches.ts';
import { pointOf, rowsOf, seen, wander } from './layout.ts';
import { arrowCell, dirTowards } from './steps.ts';

const every = NAMES.map((_, index) => index);

describe('the layout', () => {
  it('puts one colour at the bottom and turns the board for the other', () => {
    expect(pointOf(cell('a1'), 0)[1]).toBeGreaterThan(0);
    expect(pointOf(cell('i9'), 1)).toEqual(pointOf(cell('a1'), 0));
    expect(rowsOf(1)[0]?.[0]).toBe(cell('a5'));
    expect(seen('NE', 1)).toBe('SW');
  });

  it('walks to the cell that lies there on the screen, whoever sits at the bottom', () => {
    for (const bottom of [0, 1] as const) {
      for (const from of every) {
        const [x, y] = pointOf(from, bottom);
        const right = pointOf(wander(from, 'right', bottom), bottom);
        const up = pointOf(wander(from, 'up', bottom), bottom);
        expect(right[0]).toBeGreaterThanOrEqual(x);
        expect(right[1]).toBe(y);
        expect(up[1]).toBeLessThanOrEqual(y);
      }
    }
  });

  it('comes back by the opposite way from the middle of the board', () => {
    expect(wander(wander(cell('e5'), 'up', 0), 'down', 0)).toBe(cell('e5'));
    expect(wander(cell('c4'), 'rowEnd', 0)).toBe(cell('c7'));
    expect(wander(cell('c4'), 'first', 0)).toBe(cell('i5'));
  });

  it('gives each arrow of a group a cell of its own', () => {
    for (const { cells } of GROUPS) {
      const arrows = DIRS.flatMap((dir) => arrowCell(cells, dir) ?? []);
      expect(new Set(arrows).size).toBe(arrows.length);
      const found = arrows.map((at) => dirTowards(cells, at));
      expect(found).toEqual(DIRS.filter((dir) => arrowCell(cells, dir) !== null));
    }
  });
});
