import { DIRS, groupOf, NAMES } from '@kesem/engine/games/abalone/chapters/geometry';
import { startBoard } from '@kesem/engine/games/abalone/chapters/starts';
import { legalSteps } from '@kesem/engine/games/abalone/chapters/step';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../../kit/draw/geometry.ts';
import { NOTHING } from '../choice.ts';
import { AT_THE_EDGE, cell, cells, viewAt } from '../testing/matches.ts';
import type { Bottom } from './layout.ts';
import { BOX, moved, pointOf } from './layout.ts';
import { dragged, isTap, pulled, seized, shareOf } from './pull.ts';
import type { Judge } from './steps.ts';

const judgeOn = (board: Judge['board']): Judge => ({
  board,
  side: 'b',
  steps: legalSteps({ board, side: 'b' }),
});
const edge = judgeOn(viewAt(AT_THE_EDGE, 0).board);
const standard = judgeOn(startBoard('standard'));

/** Seizes a marble and leads the finger over points; names stand for the centres of cells. */
const pull = (from: string, way: readonly (string | Point)[], judge = edge, bottom: Bottom = 0) => {
  const point = (to: string | Point) => (typeof to === 'string' ? pointOf(cell(to), bottom) : to);
  const start = seized(cell(from), point(from), 8, []);
  return way.reduce((drag, to) => dragged(drag, point(to), { judge, bottom }), start);
};
const chosen = (...pull_: Parameters<typeof pull>) =>
  pulled(pull(...pull_), { judge: pull_[2] ?? edge, bottom: pull_[3] ?? 0 });
const beside = (name: string, dir: (typeof DIRS)[number], steps: number): Point =>
  moved(pointOf(cell(name), 0), { dir, steps }, 0);

describe('a short pull', () => {
  it('takes the line ahead of the seized marble along', () => {
    const push = { marbles: cells('e5', 'e6', 'e7'), aim: 'E', note: null };
    expect(chosen('e5', [beside('e5', 'E', 0.3)])).toEqual(push);
  });

  it('moves a marble alone where none of its own stands ahead', () => {
    const alone = { marbles: cells('e5'), aim: 'NW', note: null };
    expect(chosen('e5', [beside('e5', 'NW', 0.3)])).toEqual(alone);
    expect(chosen('e5', ['f5'])).toEqual(alone);
  });

  it('is still a tap within its slack, and nothing once it is back or off the board', () => {
    const little = pull('e5', [beside('e5', 'E', 0.05)]);
    expect(isTap(little)).toBe(true);
    expect(chosen('e5', [beside('e5', 'E', 0.3), 'e5'])).toEqual(NOTHING);
    expect(chosen('b1', [[BOX.x, 0]])).toEqual(NOTHING);
  });

  it('says why when it leads nowhere', () => {
    expect(chosen('e7', [beside('e7', 'E', 0.3)]).note).toMatchObject({ code: 'weaker' });
    expect(chosen('a1', [beside('a1', 'E', 0.3)], standard)).toEqual({
      marbles: cells('a1', 'a2', 'a3'),
      aim: null,
      note: { code: 'fourth' },
    });
  });

  it('shows how far the line has come, and all of the step before the finger has gone all of it', () => {
    const [start, half] = [pull('e5', ['e5']), pull('e5', [beside('e5', 'E', 0.3)])];
    expect(shareOf(start, 'E', 0)).toBe(0);
    expect(shareOf(half, 'E', 0)).toBeCloseTo(0.5);
    expect(shareOf(pull('e7', ['f8']), 'NE', 0)).toBe(1);
  });
});

describe('rolling over marbles', () => {
  it('chooses two or three, and goes back over them', () => {
    expect(chosen('e5', ['e6'])).toEqual({ ...NOTHING, marbles: cells('e5', 'e6') });
    expect(chosen('e5', ['e7']).marbles).toEqual(cells('e5', 'e6', 'e7'));
    expect(chosen('e5', ['e7', 'e6']).marbles).toEqual(cells('e5', 'e6'));
  });

  it('moves them to the side where the finger goes on to', () => {
    const aside = { marbles: cells('e5', 'e6'), aim: 'NE', note: null };
    expect(chosen('e5', ['e6', 'f7'])).toEqual(aside);
  });

  it('pushes where the finger goes on along the line', () => {
    const push = { marbles: cells('e5', 'e6', 'e7'), aim: 'E', note: null };
    expect(chosen('e5', ['e8'])).toEqual(push);
  });
});

describe('a drag', () => {
  it('moves the group that was chosen before, whichever of its marbles is seized', () => {
    const at = pointOf(cell('e6'), 0);
    const group = seized(cell('e6'), at, 8, cells('e5', 'e6'));
    const aside = dragged(group, beside('e6', 'SE', 0.4), { judge: edge, bottom: 0 });
    expect(pulled(aside, { judge: edge, bottom: 0 })).toEqual({
      marbles: cells('e5', 'e6'),
      aim: 'SE',
      note: null,
    });
  });

  it('goes the way it is seen to go on a turned board', () => {
    const right: Point = [pointOf(cell('e5'), 1)[0] - 30, 0];
    expect(chosen('e5', [right], edge, 1).aim).toBe('E');
  });

  it('never aims at what is not a legal move, and never holds what is not a group', () => {
    const point = fc.tuple(
      fc.integer({ min: -450, max: 450 }),
      fc.integer({ min: -400, max: 400 }),
    );
    const own = fc.constantFrom(...NAMES.filter((_, at) => standard.board[at] === standard.side));
    fc.assert(
      fc.property(own, fc.array(point, { maxLength: 6 }), (from, way) => {
        const { marbles, aim } = chosen(from, way, standard);
        const legal = standard.steps.map((step) => `${step.marbles.join()} ${step.dir}`);
        expect(aim === null || legal.includes(`${marbles.join()} ${aim}`)).toBe(true);
        expect(marbles.length === 0 || groupOf(marbles) !== null).toBe(true);
      }),
    );
  });
});
