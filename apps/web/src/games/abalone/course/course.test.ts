import { explainPush } from '@kesem/engine/games/abalone/chapters/explain';
import { effectOf, legalSteps } from '@kesem/engine/games/abalone/chapters/step';
import { expect, it } from 'vitest';
import { cell, cells } from '../testing/matches.ts';
import { course } from './course.ts';

it('in the lesson of what cannot be pushed there is one push, and a reason for each other', () => {
  const board = course.lessons.find(({ id }) => id === 'which')?.state.board ?? [];
  const position = { board, side: 'b' } as const;
  const pushes = legalSteps(position).filter((step) => effectOf(position, step).pushed.length > 0);
  expect(pushes).toEqual([{ marbles: cells('c2', 'c3'), dir: 'E' }]);
  const why = (target: string, ...marbles: readonly string[]) =>
    explainPush(board, 'b', cells(...marbles), cell(target))?.code;
  expect(why('g5', 'g3', 'g4')).toBe('equal');
  expect(why('e6', 'e3', 'e4', 'e5')).toBe('noSpace');
});

it('the last lesson wins the match', () => {
  const last = course.lessons.at(-1);
  const [move] = last?.solution ?? [];
  if (!last || !move) throw new Error('no last lesson');
  const ruling = course.game.apply(last.state, { kind: 'move', seat: last.seat, move }, () => {
    throw new Error('nothing is random here');
  });
  expect(ruling.ok && course.game.outcome(ruling.state)).toMatchObject({
    ranking: [[0], [1]],
    reason: 'marbles',
  });
});
