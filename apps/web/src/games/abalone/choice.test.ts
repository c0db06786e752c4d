import { DIRS, groupOf, NAMES } from '@kesem/engine/games/abalone/chapters/geometry';
import { START_NAMES, startBoard } from '@kesem/engine/games/abalone/chapters/starts';
import { legalSteps } from '@kesem/engine/games/abalone/chapters/step';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Act, Selection } from './choice.ts';
import { NOTHING, select } from './choice.ts';
import type { Judge } from './table/steps.ts';
import { judgeOf } from './table/steps.ts';
import { AT_THE_EDGE, cell, cells, viewAt } from './testing/matches.ts';

const judgeAt = (text: string): Judge => {
  const view = viewAt(text, 0);
  const { board } = view;
  const steps = legalSteps({ board, side: 'b' });
  return judgeOf(
    view,
    steps.map((step) => ({ do: 'move', ...step })),
  );
};
const edge = judgeAt(AT_THE_EDGE);

const tapping = (judge: Judge, ...names: readonly string[]): Selection =>
  names.reduce<Selection>(
    (now, name) => select(now, { do: 'tap', cell: cell(name) }, judge),
    NOTHING,
  );

const anAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    do: fc.constantFrom('tap' as const, 'toggle' as const),
    cell: fc.nat({ max: NAMES.length - 1 }),
  }),
  fc.record({ do: fc.constant('aim' as const), dir: fc.constantFrom(...DIRS) }),
  fc.record({ do: fc.constantFrom('back' as const, 'clear' as const) }),
);

describe('the choice of marbles', () => {
  it('includes the middle when first and last are tapped', () => {
    expect(tapping(edge, 'e5', 'e7').marbles).toEqual(cells('e5', 'e6', 'e7'));
  });

  it('grows by neighbours, shrinks by its ends, and starts anew from its middle', () => {
    expect(tapping(edge, 'e5', 'e6', 'e7').marbles).toEqual(cells('e5', 'e6', 'e7'));
    expect(tapping(edge, 'e5', 'e7', 'e5').marbles).toEqual(cells('e6', 'e7'));
    expect(tapping(edge, 'e5', 'e7', 'e6').marbles).toEqual(cells('e6'));
    expect(tapping(edge, 'e5', 'e5').marbles).toEqual([]);
  });

  it('is cleared by a tap on empty wood, and moves to a marble far away', () => {
    expect(tapping(edge, 'e5', 'g5')).toEqual(NOTHING);
    expect(tapping(edge, 'e5', 'a1')).toEqual({ marbles: cells('a1'), aim: null, note: null });
  });

  it('aims by the arrow and by the marbles that would be pushed', () => {
    expect(tapping(edge, 'e5', 'e7', 'e8').aim).toBe('E');
    expect(tapping(edge, 'e5', 'e7', 'e9').aim).toBe('E');
    expect(tapping(edge, 'e5', 'e7', 'f6').aim).not.toBeNull();
  });

  it('tells why a push is impossible and keeps the choice', () => {
    const weak = tapping(edge, 'e7', 'e8');
    expect(weak).toEqual({
      marbles: cells('e7'),
      aim: null,
      note: { code: 'weaker', own: 1, theirs: 2 },
    });
    const apart = judgeAt(AT_THE_EDGE.replace('bbbww', 'bb.ww'));
    expect(tapping(apart, 'e5', 'e6', 'e8').note).toEqual({ code: 'gap', cell: cell('e7') });
  });

  it('goes back one step at a time', () => {
    const aimed = tapping(edge, 'e5', 'e7', 'e8');
    const unaimed = select(aimed, { do: 'back' }, edge);
    expect(unaimed).toEqual({ marbles: cells('e5', 'e6', 'e7'), aim: null, note: null });
    expect(select(unaimed, { do: 'back' }, edge)).toEqual(NOTHING);
  });

  it('never aims at what is not a legal move, and never holds what is not a group', () => {
    const judges = START_NAMES.map((name): Judge => {
      const board = startBoard(name);
      return { board, side: 'b', steps: legalSteps({ board, side: 'b' }) };
    });
    fc.assert(
      fc.property(
        fc.constantFrom(edge, ...judges),
        fc.array(anAct, { maxLength: 12 }),
        (judge, acts) => {
          const { marbles, aim } = acts.reduce((now, act) => select(now, act, judge), NOTHING);
          const legal = judge.steps.map((step) => `${step.marbles.join()} ${step.dir}`);
          expect(aim === null || legal.includes(`${marbles.join()} ${aim}`)).toBe(true);
          expect(marbles.length === 0 || groupOf(marbles) !== null).toBe(true);
          expect(marbles.every((each) => judge.board[each] === judge.side)).toBe(true);
        },
      ),
    );
  });

  it('can reach every legal move by taps alone', () => {
    for (const { marbles, dir } of edge.steps) {
      const names = marbles.map((each) => NAMES[each] ?? '');
      const chosen = tapping(edge, ...names);
      expect(select(chosen, { do: 'aim', dir }, edge)).toEqual({ marbles, aim: dir, note: null });
    }
  });
});
