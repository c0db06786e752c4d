import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explain } from '../chapters/explain.ts';
import { type Cell, DIRS, groupOf, NAMES } from '../chapters/geometry.ts';
import { readStep, writeStep } from '../chapters/notation.ts';
import { marblesIn, pack } from '../chapters/packed.ts';
import {
  type Board,
  MARBLES,
  marblesOf,
  opposing,
  type Position,
  readPosition,
  SIDES,
  type Square,
  writePosition,
} from '../chapters/position.ts';
import { after, canMove, effectOf, legalSteps } from '../chapters/step.ts';
import { scoreOf } from '../state.ts';
import { perft } from './perft.ts';

/** Any board with at most fourteen marbles a side, thick enough for pushes; Black or White to move. */
const positions: fc.Arbitrary<Position> = fc.record({
  board: fc
    .array(fc.constantFrom<Square>('.', '.', 'b', 'w'), { minLength: 61, maxLength: 61 })
    .map(thinned),
  side: fc.constantFrom(...SIDES),
});

function thinned(board: Board): Board {
  const seen = { b: 0, w: 0, '.': 0 };
  return board.map((square) => {
    seen[square] += 1;
    return square !== '.' && seen[square] > MARBLES ? '.' : square;
  });
}

/** The board turned by half a circle. */
const turned = ({ board, side }: Position): Position => ({ board: board.toReversed(), side });

/** Colours exchanged. */
const swapped = ({ board, side }: Position): Position => ({
  board: board.map((square) => (square === '.' ? '.' : opposing(square))),
  side: opposing(side),
});

/** Every set of up to `most` of some cells, sorted. */
function subsets(cells: readonly Cell[], most: number): readonly (readonly Cell[])[] {
  if (most === 0) return [[]];
  return [
    [],
    ...cells.flatMap((cell, i) =>
      subsets(cells.slice(i + 1), most - 1).map((rest) => [cell, ...rest]),
    ),
  ];
}

const written = (position: Position): readonly string[] => legalSteps(position).map(writeStep);

describe('perft', () => {
  it('is the same on the board turned round and with the colours exchanged', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const count = perft(position, 2);
        expect(perft(turned(position), 2)).toBe(count);
        expect(perft(swapped(position), 2)).toBe(count);
      }),
      { numRuns: 25 },
    );
  });
});

describe('every position', () => {
  it('[AB-3.6] lists each legal move once and nothing else: all sets of up to four marbles tried', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const own = [...NAMES.keys()].filter((cell) => position.board[cell] === position.side);
        const legal = subsets(own, 4).flatMap((marbles) =>
          DIRS.flatMap((dir) =>
            explain(position.board, position.side, marbles, dir) === null
              ? [`${marbles.join()} ${dir}`]
              : [],
          ),
        );
        const listed = legalSteps(position).map(({ marbles, dir }) => `${marbles.join()} ${dir}`);
        expect(listed.toSorted()).toEqual(legal.toSorted());
        expect(new Set(legal).size).toBe(legal.length);
        expect(canMove(position)).toBe(legal.length > 0);
      }),
      { numRuns: 40 },
    );
  });

  it('[AB-3.6] two moves never lead to the same board', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const boards = legalSteps(position).map((step) => pack(after(position, step)));
        expect(new Set(boards).size).toBe(boards.length);
      }),
    );
  });

  it('[AB-4.5] [AB-4.7] a move costs the rival one marble at most, and its maker none', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const { board, side } = position;
        for (const step of legalSteps(position)) {
          const effect = effectOf(position, step);
          const fallen = effect.lost === null ? 0 : 1;
          expect(marblesOf(effect.board, side)).toBe(marblesOf(board, side));
          expect(marblesOf(effect.board, opposing(side))).toBe(
            marblesOf(board, opposing(side)) - fallen,
          );
        }
      }),
    );
  });

  it('[AB-4.1] [AB-4.4] pushes only by two or three against fewer', () => {
    fc.assert(
      fc.property(positions, (position) => {
        for (const step of legalSteps(position)) {
          const { kind, pushed } = effectOf(position, step);
          expect(kind === 'sumito').toBe(pushed.length > 0);
          expect(groupOf(step.marbles)).not.toBeNull();
          expect(pushed.length).toBeLessThan(step.marbles.length);
        }
      }),
    );
  });

  it('[AB-11.2] [AB-11.1] spells each move in its own way, and reads it back', () => {
    fc.assert(
      fc.property(positions, (position) => {
        expect(new Set(written(position)).size).toBe(written(position).length);
        for (const step of legalSteps(position)) {
          expect(readStep(writeStep(step), position)).toEqual({ ok: true, value: step });
        }
      }),
    );
  });

  it('[AB-11.3] is written and read back', () => {
    fc.assert(
      fc.property(positions, (position) => {
        expect(readPosition(writePosition(position))).toEqual({ ok: true, value: position });
      }),
    );
  });

  it('[AB-1.3] has as many marbles packed as on its board', () => {
    fc.assert(
      fc.property(positions, ({ board, side }) => {
        const marbles = SIDES.map((each) => marblesOf(board, each));
        expect(marblesIn(pack({ board, side }), side)).toEqual(marbles);
        expect(scoreOf(board)).toEqual(marbles.toReversed().map((left) => MARBLES - left));
      }),
    );
  });

  it('[AB-7.1] is packed into its own sixteen characters, which JSON writes as they are', () => {
    fc.assert(
      fc.property(positions, positions, (one, other) => {
        expect(pack(one) === pack(other)).toBe(writePosition(one) === writePosition(other));
        expect(pack(one)).toHaveLength(16);
        expect(JSON.stringify(pack(one))).toHaveLength(18);
      }),
    );
  });
});

describe('reading', () => {
  it('[AB-11.2] any text gives a legal move with this spelling, or a reason', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.array(fc.constantFrom(...NAMES), { maxLength: 4 }).map((names) => names.join('')),
    );
    fc.assert(
      fc.property(positions, text, (position, spelling) => {
        expect(readStep(spelling, position).ok).toBe(written(position).includes(spelling));
      }),
      { numRuns: 300 },
    );
  });

  it('[AB-11.3] any text gives a position with this spelling, or a reason', () => {
    const text = fc.oneof(
      fc.string(),
      fc
        .array(fc.constantFrom('.....', 'b', '/', ' ', 'w'), { maxLength: 30 })
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (spelling) => {
        const read = readPosition(spelling);
        expect(read.ok ? writePosition(read.value) : spelling).toBe(spelling);
      }),
      { numRuns: 300 },
    );
  });
});
