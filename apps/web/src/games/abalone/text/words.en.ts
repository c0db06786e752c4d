/** The English words of the text view; their shape is that of every other language. */
import type { Side } from '@kesem/engine/games/abalone/chapters/position';

export const TEXT = {
  title: 'Board in words',
  caption: 'Nine rows from the far side to yours. Each cell is named, and what lies on it.',
  row: (letter: string) => `Row ${letter}`,
  square: (side: Side | null) => (side === null ? 'empty' : { b: 'black', w: 'white' }[side]),
  legal: (count: number) => (count === 1 ? '1 legal move' : `${count} legal moves`),
  marbles: (count: number) => ['', 'One marble', 'Two marbles', 'Three marbles'][count] ?? '',
  field: 'Command',
  hint: 'A move such as a1b2 or a1a3b1, or: help',
  go: 'Enter',
  answers: 'Answers',

  /** The first is the one that help tells. */
  commands: {
    help: ['help', '?'],
    moves: ['moves', 'm'],
    last: ['last', 'l'],
    clock: ['clock', 't'],
    score: ['score', 's'],
    board: ['board', 'b'],
    cancel: ['cancel'],
    resign: ['resign'],
    offer: ['offer'],
    accept: ['accept'],
    decline: ['decline'],
  },
  help: (commands: string) =>
    `A move in line: the rearmost marble and the cell it goes to, such as a1b2. A side-step: both ends of the line and the new cell of the first, such as a1a3b1. Words: ${commands}. moves a1 lists those of one marble.`,

  unknown: (typed: string) => `“${typed}” is neither a move nor a word known here. Write help.`,
  unreadable: (typed: string) => `“${typed}” is no move in this position.`,
  notSeated: 'Only the players move.',
  notNow: 'That cannot be done now.',
  noCell: (typed: string) => `There is no cell “${typed}”.`,
  noneFrom: (cell: string) => `No move with ${cell}.`,
  resignAgain: 'Resign the match? Write resign once more.',
  made: (move: string) => `${move}: sent.`,
  done: 'Done.',
  cancelled: 'The plan is dropped.',
  pieces: (side: Side, cells: string) => `${{ b: 'Black', w: 'White' }[side]}: ${cells}.`,
};

export type TextWords = typeof TEXT;
