/** What is wrong with a position text, in words for a terminal. */
import type { PositionFault } from '../chapters/position.ts';

const COLOURS = { b: 'black', w: 'white' } as const;

/** One sentence about a position that could not be read. */
export function positionSentence(fault: PositionFault): string {
  switch (fault.code) {
    case 'parts':
      return 'A position is its nine rows, one space, and the side to move.';
    case 'rows':
      return `A position has nine rows joined by "/", not ${fault.rows}.`;
    case 'row':
      return `Row ${fault.row} has ${fault.cells} cells.`;
    case 'square':
      return `Row ${fault.row} holds "${fault.square}"; a cell is "b", "w" or ".".`;
    case 'side':
      return `The side to move is "b" or "w", not "${fault.side}".`;
    case 'marbles':
      return `There are ${fault.marbles} ${COLOURS[fault.side]} marbles; a side has at most 14.`;
    default:
      return fault satisfies never;
  }
}
