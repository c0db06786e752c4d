import { describe, expect, it } from 'vitest';
import { pack } from './chapters/packed.ts';
import { MARBLES } from './chapters/position.ts';
import { abalone } from './game.ts';
import { endOf } from './outcome.ts';
import { type AbaloneState, positionOf } from './state.ts';
import {
  accepted,
  answer,
  boardOf,
  cells,
  events,
  match,
  play,
  ruling,
} from './testing/fixtures.ts';

/** Black needs one more marble and can push it off by e7e8. */
const BLACK_REST = 'e7 e8';
const nearlyWon = (): AbaloneState =>
  match({ target: 6 }, { board: boardOf(BLACK_REST, 'e9 a1 a2 a3 a4 a5 b1 b2 b3') });

/** Both step out and back again. */
const AROUND = 'c3d3 g5f5 d3c3 f5g5';

describe('winning', () => {
  it('[AB-6.1] the sixth marble wins at once', () => {
    const told = ruling(nearlyWon(), 'e7e8');
    const state = accepted(told);
    expect(abalone.outcome(state)).toEqual({ ranking: [[0], [1]], reason: 'marbles' });
    expect(abalone.asks(state)).toEqual([]);
    expect(events(told).map(({ type }) => type)).toEqual(['moved', 'ended']);
    expect(abalone.view(state, 0)).toMatchObject({ turn: null, score: [6, 12] });
  });

  it('[AB-6.1] fewer can be agreed', () => {
    const board = boardOf(BLACK_REST, 'e9 a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 b6 c1 c2');
    const one = play(match({ target: 1 }, { board }), 'e7e8');
    expect(abalone.outcome(one)?.reason).toBe('marbles');
    expect(abalone.outcome(play(match({ target: 2 }, { board }), 'e7e8'))).toBeNull();
  });

  it('[AB-6.2] resigning loses, in the rival’s turn too', () => {
    for (const seat of [0, 1]) {
      const told = answer(match(), seat, { do: 'resign' });
      expect(abalone.outcome(accepted(told))).toEqual({
        ranking: [[1 - seat], [seat]],
        reason: 'resigned',
      });
      expect(events(told)).toEqual([{ type: 'ended', reason: 'resigned', winner: 1 - seat }]);
    }
  });

  it('[AB-6.3] who cannot move loses', () => {
    // behind two full rows of black marbles, one more than there are: a match never gets there
    const board = boardOf(
      'c1 c2 c3 c4 c5 c6 c7 d1 d2 d3 d4 d5 d6 d7 d8',
      'a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 b6',
    );
    expect(endOf({ ...match({}, { board }), ply: 1 })).toEqual({ reason: 'noMove', winner: 0 });
    expect(
      endOf({ ...match({}, { board: board.with(cells('d4')[0] ?? 0, '.') }), ply: 1 }),
    ).toBeNull();
  });
});

describe('draws', () => {
  it('[AB-7.1] the third time the same position stands, the start being the first', () => {
    const twice = play(match(), AROUND);
    expect(abalone.outcome(twice)).toBeNull();
    const thrice = play(twice, AROUND);
    expect(abalone.outcome(thrice)).toEqual({ ranking: [[0, 1]], reason: 'repetition' });
    expect(abalone.timers(thrice)).toEqual([]);
  });

  it('[AB-7.1] the side to move counts', () => {
    const { board } = match();
    const [black, white] = [pack({ board, side: 'b' }), pack({ board, side: 'w' })];
    const four = { ...match(), ply: 3, seen: [black, white, black, white] };
    expect(endOf(four)).toBeNull();
    expect(endOf({ ...four, ply: 4, seen: [...four.seen, black] })?.reason).toBe('repetition');
  });

  it('[AB-7.2] two hundred moves without a marble pushed off', () => {
    const nothingNew = Array.from({ length: 199 }, (_, i) => `position ${i}`);
    const state = { ...match(), seen: nothingNew };
    const before = play(state, 'c3d3');
    expect(abalone.outcome(before)).toBeNull();
    expect(abalone.outcome(play(before, 'g5f5'))).toEqual({ ranking: [[0, 1]], reason: 'stalled' });
  });

  it('[AB-7.2] a marble pushed off starts the count again', () => {
    const board = boardOf(BLACK_REST, 'e9 a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 b6 c1 c2');
    const state = { ...match({}, { board }), seen: ['x', 'y'] };
    const pushed = play(state, 'e7e8');
    expect(pushed.seen).toEqual([pack({ board: pushed.board, side: 'w' })]);
  });

  it('[AB-7.1] [AB-7.2] a push that leaves all marbles on the board does not', () => {
    const state = match({}, { board: boardOf('c3 c4', 'c5 i9') });
    const pushed = play(state, 'c3c4');
    expect(pushed.last).toMatchObject({ lost: null });
    expect(pushed.board[cells('c6')[0] ?? 0]).toBe('w');
    expect(pushed.seen).toEqual([state, pushed].map((one) => pack(positionOf(one))));
  });

  it('[AB-7.3] a winning push comes before any draw', () => {
    const won = accepted(ruling(nearlyWon(), 'e7e8'));
    const everything = { ...won, seen: Array.from({ length: 300 }, () => won.seen[0] ?? '') };
    expect(endOf(everything)).toEqual({ reason: 'marbles', winner: 0 });
    expect(
      endOf({ ...everything, seen: everything.seen.map((_, i) => `${i}`), board: match().board }),
    ).toEqual({
      reason: 'stalled',
      winner: null,
    });
  });

  it('[AB-1.3] the score counts what is missing of fourteen', () => {
    expect(abalone.view(match(), 0).score).toEqual([0, 0]);
    const two = match({}, { board: boardOf('a1', 'i8 i9') });
    expect(abalone.view(two, 'public').score).toEqual([MARBLES - 2, MARBLES - 1]);
  });
});
