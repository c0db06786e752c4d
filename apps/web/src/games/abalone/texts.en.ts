/** Every English sentence of this table. Its shape is that of every other language. */

import type { Dir } from '@kesem/engine/games/abalone/chapters/geometry';
import type { Side } from '@kesem/engine/games/abalone/chapters/position';
import type { Reason } from '@kesem/engine/games/abalone/event';
import type { Time } from '@kesem/engine/games/abalone/options';
import type { Refusal } from '@kesem/engine/games/abalone/refusal';

/** What the reasons are told with: the cell in question, the strengths of both sides. */
export interface Trouble {
  readonly cell: string;
  readonly own: number;
  readonly theirs: number;
}

/** A move in the words it is made of. */
export interface MoveParts {
  readonly side: Side;
  readonly count: number;
  readonly first: string;
  readonly last: string;
  readonly dir: Dir;
}

/** Equal squares one after the other; no side: they are empty. */
export interface Run {
  readonly side: Side | null;
  readonly count: number;
}

const SIDE: Readonly<Record<Side, string>> = { b: 'Black', w: 'White' };
const SIDE_SMALL: Readonly<Record<Side, string>> = { b: 'black', w: 'white' };
const NUMBERS = ['no', 'one', 'two', 'three'];
const WAY: Readonly<Record<Dir, string>> = {
  NE: 'up and right',
  E: 'right',
  SE: 'down and right',
  SW: 'down and left',
  W: 'left',
  NW: 'up and left',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const spell = (n: number): string => NUMBERS[n] ?? `${n}`;
const marbles = (n: number): string => (n === 1 ? 'one marble' : `${spell(n)} marbles`);
const some = (n: number, one: string, many: string): string =>
  n === 1 ? `1 ${one}` : `${n} ${many}`;
const span = ({ first, last }: MoveParts): string =>
  first === last ? first : `${first} to ${last}`;

const TROUBLES: Readonly<Record<Refusal['code'], (trouble: Trouble) => string>> = {
  notYours: ({ cell }) => `The marble on ${cell} is not yours`,
  gap: ({ cell }) => `There is a gap at ${cell}`,
  offBoard: () => 'Yours cannot leave the board',
  blocked: ({ cell }) => `Your marble on ${cell} is in the way`,
  noSpace: () => 'No free space behind',
  sideStepPush: () => 'A side-step cannot push',
  equal: ({ own, theirs }) => `Equal strength, ${own} against ${theirs}`,
  weaker: ({ own, theirs }) => `Too weak: ${own} against ${theirs}`,
  notInLine: () => 'Not in one line',
  fourth: () => 'A fourth marble cannot move along',
  tooMany: () => 'Three marbles at most',
};

const REASONS: Readonly<Record<Reason, (loser: string, fallen: number | null) => string>> = {
  marbles: (_, fallen) =>
    fallen === null
      ? 'The deciding marble is off'
      : `${some(fallen, 'marble was', 'marbles were')} pushed off`,
  resigned: (loser) => `${loser} resigned`,
  agreed: () => 'A draw by agreement',
  repetition: () => 'A draw: the same position for the third time',
  stalled: () => 'A draw: 200 moves without a marble pushed off',
  noMove: (loser) => `${loser} has no move left`,
  time: (loser) => `${loser} ran out of time`,
  idle: (loser) => `${loser} ran out of time too often`,
};

const TIMES: Readonly<Record<Time, string>> = {
  none: 'No clock',
  '10s': '10 seconds a move',
  '15s': '15 seconds a move',
  '20s': '20 seconds a move',
  '30s': '30 seconds a move',
  '60s': '60 seconds a move',
  '3m': '3 minutes a side',
  '5m': '5 minutes a side',
  '10m': '10 minutes a side',
};

export const en = {
  side: SIDE,
  way: WAY,
  refusal: TROUBLES,
  reason: REASONS,
  time: TIMES,

  hint: {
    pickOwn: (side: Side) => `Choose ${SIDE_SMALL[side]} marbles`,
    pickFirst: () => 'Choose marbles first',
    planDropped: () => 'Your planned move no longer fits, and was dropped',
  },

  bar: {
    pick: 'Your turn: choose marbles',
    write: 'Your turn: write a move',
    pickSub: (side: Side) => `${SIDE[side]} · 1–3 marbles in one line`,
    pickWay: 'Your turn: choose a direction',
    chosen: (count: number, cells: string | null) =>
      [some(count, 'marble', 'marbles'), ...(cells === null ? [] : [cells])].join(' · '),
    noWay: 'These marbles cannot move',
    pickOther: 'Choose other marbles',
    confirmSumito: (own: number, theirs: number) => `Sumito, ${own} against ${theirs}?`,
    confirmMove: (dir: Dir) => `${capital(WAY[dir])}?`,
    moving: (count: number) => some(count, 'marble', 'marbles'),
    falls: (side: Side) => `The ${SIDE_SMALL[side]} marble at the edge falls`,
    pushed: (count: number, side: Side) =>
      `${some(count, `${SIDE_SMALL[side]} marble is`, `${SIDE_SMALL[side]} marbles are`)} pushed one step`,
    sidewards: 'A side-step',
    planHint: 'You can plan your move meanwhile',
    planWay: 'Choose a direction to plan your move',
    planned: (move: string) => `Planned: ${move}, as soon as it is your turn`,
    unplan: 'Drop the plan',
    saving: 'Saving the move…',
    endsOffer: 'The move turns down the draw offer',
    theirs: (name: string, side: Side) => `${name}'s turn (${SIDE[side]})`,
    over: 'The match is over',
    offer: (name: string) => `${name} offers a draw`,
    offerSub: 'Or just play on: a move turns it down',
    offerStands: 'Your draw offer awaits an answer',
    confirm: 'Confirm',
    again: 'Choose again',
    accept: 'Accept the draw',
    decline: 'Decline',
    keyWay: 'direction',
    keyDo: 'confirm',
    keyBack: 'back',
  },

  tag: {
    against: (own: number, theirs: number) => `${own} against ${theirs}`,
    sumito: 'Sumito',
    out: '× out',
  },

  board: {
    /** The marble that ends the match has fallen. */
    final: (target: number) => `${target} of ${target}!`,
    label: (side: Side) => `Abalone board, ${SIDE[side]} at the bottom`,
    help: 'Arrow keys walk, Space chooses, Q W A D Z X aim, Enter confirms, Escape goes back. O, L, M, C, T, S and R tell cell, last move, moves, captures, time, score and the rays of the cell.',
    cell: (name: string, side: Side | null) =>
      side === null ? `${name}, empty` : `${name}, ${SIDE_SMALL[side]} marble`,
    arrow: (dir: Dir) => `move here: ${WAY[dir]}`,
    arrowSumito: (own: number, theirs: number) => `Sumito ${own} against ${theirs}`,
    arrowFalls: 'a marble falls',
    selected: 'chosen',
    here: 'touch it',
    flip: 'Flip the board',
    coordinates: 'Coordinates',
  },

  keys: {
    walk: 'Walk over the board',
    row: 'To the start or end of the row',
    ends: 'To the first or last cell',
    choose: 'Choose a marble, or let it go',
    aim: 'Direction, by its place around S',
    commit: 'Make the move; on the other side’s turn, plan it',
    back: 'One step back',
    cell: 'Say this cell',
    rays: 'Say what lies in the six directions',
    moves: 'Say the moves of what is chosen',
    last: 'Say the last move',
    captures: 'Say what fell last, and the score',
    score: 'Say the score',
    time: 'Say the clocks',
  },

  move: {
    made: (parts: MoveParts) =>
      `${SIDE[parts.side]}: ${marbles(parts.count)}, ${span(parts)}, ${WAY[parts.dir]}.`,
    /** Where the board marks the marbles. */
    marked: ({ side, count, dir }: MoveParts) => `${SIDE[side]}: ${marbles(count)}, ${WAY[dir]}.`,
    sideStep: 'Side-step.',
    sumito: (own: number, theirs: number) => `Sumito ${spell(own)} against ${spell(theirs)}.`,
    lost: (side: Side) => `A ${SIDE_SMALL[side]} marble is pushed off.`,
    score: (side: Side, mine: number, theirs: number) =>
      `${SIDE[side]} ${mine}, ${SIDE[side === 'b' ? 'w' : 'b']} ${theirs}.`,
  },

  event: {
    offered: (name: string) => `${name} offers a draw.`,
    declined: (name: string) => `${name} declines the draw.`,
    lapsed: (name: string) => `${name}'s draw offer has lapsed.`,
    timedOut: (name: string, run: number, all: number) =>
      `${name} ran out of time: ${run} in a row, ${all} in all.`,
    won: (name: string, why: string) => `${name} wins. ${why}.`,
    drawn: (why: string) => `${why}.`,
  },

  query: {
    noLast: 'No move has been made yet.',
    moves: (count: number, ways: string) => `${some(count, 'direction', 'directions')}: ${ways}.`,
    noMoves: 'No direction is open to these marbles.',
    allMoves: (count: number) =>
      `${some(count, 'legal move', 'legal moves')}. Choose marbles to hear theirs.`,
    captured: (side: Side, cell: string) =>
      `In the last move a ${SIDE_SMALL[side]} marble fell from ${cell}.`,
    score: (black: number, white: number, target: number) =>
      `Pushed off: Black ${black}, White ${white}, of ${target}.`,
    turn: (side: Side) => `${SIDE[side]} to move.`,
    left: (side: Side, time: string) => `${SIDE[side]}: ${time} left.`,
    ray: (dir: Dir, runs: readonly Run[]) =>
      `${capital(WAY[dir])}: ${
        runs
          .map(({ side, count }) => `${count} ${side === null ? 'empty' : SIDE_SMALL[side]}`)
          .join(', ') || 'the edge'
      }`,
  },

  seat: {
    pushed: 'Pushed off',
    tray: (count: number, target: number) => `${count} of ${target} marbles pushed off`,
    left: (count: number) => (count === 1 ? 'One push to go' : `${count} pushes to go`),
  },

  list: {
    title: 'Moves',
    number: 'No.',
    last: 'Last',
    empty: 'No moves yet',
    fell: 'a marble fell',
  },

  fact: {
    length: (moves: number, pushes: number) => ({
      title: 'Length of the match',
      text: `${some(moves, 'move', 'moves')}, ${some(pushes, 'push', 'pushes')}`,
    }),
    biggest: (name: string, own: number, theirs: number) => ({
      title: 'Biggest push',
      text: `${name}, ${own} against ${theirs}`,
    }),
    first: (name: string, move: number) => ({
      title: 'First marble off',
      text: `by ${name}, in move ${move}`,
    }),
    quiet: (moves: number, from: number) => ({
      title: 'The calm before the storm',
      text: `${moves} moves in a row without a push, from move ${from} on`,
    }),
  },
  scored: (n: number) => some(n, 'marble', 'marbles'),

  act: {
    resign: 'Resign',
    resignSure: 'Resign the match? The win goes to the other side.',
    offer: 'Offer a draw',
  },
};

export type Texts = typeof en;
