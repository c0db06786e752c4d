/** AB-7: a position as sixteen characters, for those that have been seen. */
import type { Cell } from './geometry.ts';
import type { Board, Position, Side, Square } from './position.ts';

/** Four squares a character, as a number to the base of 3, the side to move last. */
export type Packed = string;

/** Exact, not a hash, so that no draw is ever called by a collision. */
export function pack({ board, side }: Position): Packed {
  // each in its place, for a list of them would take as long again
  return String.fromCharCode(
    four(board, 0),
    four(board, 4),
    four(board, 8),
    four(board, 12),
    four(board, 16),
    four(board, 20),
    four(board, 24),
    four(board, 28),
    four(board, 32),
    four(board, 36),
    four(board, 40),
    four(board, 44),
    four(board, 48),
    four(board, 52),
    four(board, 56),
    printable(27 * digit(board[60]) + 9 * digit(side)),
  );
}

function four(board: Board, at: Cell): number {
  const middle = 9 * digit(board[at + 1]) + 3 * digit(board[at + 2]);
  return printable(27 * digit(board[at]) + middle + digit(board[at + 3]));
}

function digit(square: Square | undefined): number {
  if (square === 'b') return 1;
  return square === 'w' ? 2 : 0;
}

/** Past the backslash, which JSON would write twice. */
function printable(number: number): number {
  return number < 57 ? number + 35 : number + 36;
}

const NUMBERS = 81;
const [BLACK, WHITE] = [timesOf('1'), timesOf('2')];

/** How often a digit stands in each character. */
function timesOf(digit: '1' | '2'): Uint8Array {
  const times = new Uint8Array(printable(NUMBERS));
  for (let number = 0; number < NUMBERS; number += 1) {
    times[printable(number)] = number.toString(3).split(digit).length - 1;
  }
  return times;
}

/** How many marbles Black and White have in a position of that side to move: sooner counted than on its board. */
export function marblesIn(packed: Packed, side: Side): readonly [number, number] {
  let black = 0;
  let white = 0;
  for (let at = 0; at < packed.length; at += 1) {
    const code = packed.charCodeAt(at);
    black += BLACK[code] ?? 0;
    white += WHITE[code] ?? 0;
  }
  // the side to move is one more of its marbles
  return side === 'b' ? [black - 1, white] : [black, white - 1];
}

/** AB-7.1 The positions seen, and one more; a marble pushed off makes all earlier ones unreachable. */
export function seenWith(
  seen: readonly Packed[],
  position: Packed,
  lost: Cell | null,
): readonly Packed[] {
  // spreading would leave room for more to come, which every state would carry
  return lost === null ? seen.toSpliced(seen.length, 0, position) : [position];
}
