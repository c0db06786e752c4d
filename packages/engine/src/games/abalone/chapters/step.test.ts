import { describe, expect, it } from 'vitest';
import { abalone } from '../game.ts';
import {
  accepted,
  answer,
  blackToMove,
  boardOf,
  cells,
  match,
  play,
  ruling,
} from '../testing/fixtures.ts';
import { explain } from './explain.ts';
import type { Dir } from './geometry.ts';
import { writeStep } from './notation.ts';
import { after, canMove, effectOf, legalSteps } from './step.ts';

const from = (position: ReturnType<typeof blackToMove>, marbles: string, dir: Dir) => ({
  legal: explain(position.board, 'b', cells(marbles), dir) === null,
  ...effectOf(position, { marbles: cells(marbles), dir }),
});

describe('a turn', () => {
  it('[AB-3.1] is one move, then the other side has the move', () => {
    const state = play(match(), 'a1b2');
    expect(abalone.asks(state).find(({ must }) => must)).toMatchObject({ seat: 1, key: 'move:2' });
    expect(answer(state, 1, { do: 'move', marbles: cells('c3'), dir: 'NE' }).ok).toBe(false);
  });

  it('[AB-3.3] [AB-3.2] a line of two or three goes along itself into an empty cell', () => {
    const line = blackToMove('e1 e2 e3');
    expect(from(line, 'e1 e2 e3', 'E')).toMatchObject({
      legal: true,
      kind: 'inLine',
      board: boardOf('e2 e3 e4'),
    });
    expect(from(line, 'e2 e3', 'E').board).toEqual(boardOf('e1 e3 e4'));
  });

  it('[AB-3.4] a line goes to the side, all marbles at once', () => {
    expect(from(blackToMove('e2 e3 e4'), 'e2 e3 e4', 'NE')).toMatchObject({
      legal: true,
      kind: 'sideStep',
      board: boardOf('f3 f4 f5'),
    });
  });

  it('[AB-3.5] a single marble in the middle has six moves', () => {
    const steps = legalSteps(blackToMove('e5')).map(writeStep);
    expect(steps.toSorted()).toEqual(['e5d4', 'e5d5', 'e5e4', 'e5e6', 'e5f5', 'e5f6']);
  });

  it('[AB-3.2] three marbles that bend do not move as one', () => {
    const bent = legalSteps(blackToMove('e4 e5 f6')).filter(({ marbles }) => marbles.length === 3);
    expect(bent).toEqual([]);
  });

  it('[AB-3.6] a move with its marbles in another order is no move at all', () => {
    const move = { do: 'move', marbles: cells('c3 c4').toReversed(), dir: 'NE' };
    expect(abalone.move.safeParse(move).success).toBe(false);
    expect(abalone.move.safeParse({ ...move, marbles: cells('c3 c4') }).success).toBe(true);
    expect(abalone.move.safeParse({ ...move, marbles: cells('c3'), more: 1 }).success).toBe(false);
  });
});

describe('a side without an empty cell beside its marbles', () => {
  it('[AB-6.3] can move where it can push, and nowhere else', () => {
    expect(canMove(blackToMove('a1 a2', 'a3 b1 b2 b3'))).toBe(true);
    expect(canMove(blackToMove('a1 a2', 'a3 a4 b1 b2 b3'))).toBe(false);
  });
});

describe('sumito', () => {
  it.each([
    ['two against one', 'e1 e2', 'e3', boardOf('e2 e3', 'e4')],
    ['three against one', 'e1 e2 e3', 'e4', boardOf('e2 e3 e4', 'e5')],
    ['three against two', 'e1 e2 e3', 'e4 e5', boardOf('e2 e3 e4', 'e5 e6')],
  ])('[AB-4.1] %s pushes', (_, black, white, board) => {
    expect(from(blackToMove(black, white), black, 'E')).toMatchObject({
      legal: true,
      kind: 'sumito',
      pushed: cells(white),
      lost: null,
      board,
    });
  });

  it.each([
    ['one against one', 'e2', 'e3'],
    ['one against two', 'e2', 'e3 e4'],
    ['two against two', 'e1 e2', 'e3 e4'],
    ['two against three', 'e1 e2', 'e3 e4 e5'],
    ['three against three', 'e1 e2 e3', 'e4 e5 e6'],
  ])('[AB-4.1] %s does not push', (_, black, white) => {
    expect(from(blackToMove(black, white), black, 'E').legal).toBe(false);
  });

  it('[AB-4.2] a step into the gap before an opposing marble pushes nothing', () => {
    expect(from(blackToMove('e1 e2', 'e4'), 'e1 e2', 'E')).toMatchObject({
      kind: 'inLine',
      board: boardOf('e2 e3', 'e4'),
    });
  });

  it('[AB-4.2] only the line itself is met', () => {
    expect(from(blackToMove('e1 e2', 'f4 d2'), 'e1 e2', 'E').board).toEqual(
      boardOf('e2 e3', 'f4 d2'),
    );
  });

  it('[AB-4.3] a marble behind stops the push, a hole behind two of three does not matter', () => {
    expect(from(blackToMove('e1 e2 e4', 'e3'), 'e1 e2', 'E').legal).toBe(false);
    expect(from(blackToMove('e1 e2 e3', 'e4 e5 e7'), 'e1 e2 e3', 'E').legal).toBe(true);
    expect(from(blackToMove('e1 e2 e3', 'e4 e5 e6'), 'e1 e2 e3', 'E').legal).toBe(false);
  });

  it('[AB-4.4] four against two: three push and the fourth stays', () => {
    const four = blackToMove('e1 e2 e3 e4', 'e5 e6');
    expect(from(four, 'e2 e3 e4', 'E')).toMatchObject({
      legal: true,
      board: boardOf('e1 e3 e4 e5', 'e6 e7'),
    });
    const pushes = legalSteps(four).filter((step) => effectOf(four, step).kind === 'sumito');
    expect(pushes.map(writeStep)).toEqual(['e2e3']);
  });

  it('[AB-4.4] five in a row cannot push three', () => {
    const position = blackToMove('e1 e2 e3 e4 e5', 'e6 e7 e8');
    expect(
      legalSteps(position)
        .filter((step) => step.dir === 'E')
        .map(writeStep),
    ).toEqual([]);
  });

  it('[AB-4.5] a marble pushed over the edge is gone', () => {
    const edge = from(blackToMove('e6 e7', 'e8 e9 a1'), 'e6 e7', 'E');
    expect(edge.legal).toBe(false);
    expect(from(blackToMove('e7 e8', 'e9 a1'), 'e7 e8', 'E')).toMatchObject({
      legal: true,
      lost: cells('e9')[0],
      board: boardOf('e8 e9', 'a1'),
    });
    expect(from(blackToMove('e5 e6 e7', 'e8 e9'), 'e5 e6 e7', 'E')).toMatchObject({
      legal: true,
      lost: cells('e9')[0],
      board: boardOf('e6 e7 e8', 'e9'),
    });
  });

  it('[AB-4.5] the score counts it, and the view shows where it fell', () => {
    const state = match({}, { board: boardOf('e7 e8', 'e9 a1 a2') });
    const told = ruling(state, 'e7e8');
    const view = abalone.view(accepted(told), 'public');
    expect(view.score[0]).toBe(12);
    expect(view.last).toEqual({
      seat: 0,
      notation: 'e7e8',
      marbles: cells('e7 e8'),
      dir: 'E',
      kind: 'sumito',
      pushed: cells('e9'),
      lost: cells('e9')[0],
    });
  });

  it('[AB-4.6] neither a side-step nor a single marble pushes', () => {
    const beside = blackToMove('e3 e4', 'f4');
    expect(from(beside, 'e3 e4', 'NE').legal).toBe(false);
    expect(from(blackToMove('e3', 'e4'), 'e3', 'E').legal).toBe(false);
  });

  it('[AB-4.7] nobody walks off the board', () => {
    const corner = blackToMove('a1 a2 a3');
    expect(from(corner, 'a1 a2 a3', 'W').legal).toBe(false);
    expect(from(corner, 'a1 a2 a3', 'SW').legal).toBe(false);
    for (const step of legalSteps(corner)) {
      expect(after(corner, step).board.filter((square) => square === 'b')).toHaveLength(3);
    }
  });
});
