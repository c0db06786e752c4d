import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../core/random.ts';
import { pack } from './chapters/packed.ts';
import { drawBoard, writePosition } from './chapters/position.ts';
import { abalone } from './game.ts';
import { blackToMove, cells, match, play } from './testing/fixtures.ts';

describe('a match', () => {
  it('tells nothing before the first move', () => {
    const { options } = match();
    const start = { seats: 2, options, own: [], kept: null, random: seededRandom('any') };
    expect(abalone.setup(start)).toEqual({ state: match(), told: [] });
    expect(abalone.kept(match())).toBeNull();
  });

  it('is not changed by being looked at or imagined', () => {
    const state = play(match({ start: 'the-wall', time: '20s' }), 'a3b4');
    for (const viewer of [0, 1, 'public', 'all'] as const) {
      const view = abalone.view(state, viewer);
      expect(view).toEqual({ ...state, me: viewer, turn: 1, score: [0, 0] });
      expect(abalone.imagine(view, seededRandom('any'))).toEqual(state);
    }
  });

  it('[AB-3.1] lists the moves of who is asked, and nothing for who only looks on', () => {
    const moves = (viewer: 0 | 1 | 'public' | 'all') =>
      abalone.moves(abalone.view(match(), viewer));
    expect(moves(0)).toContainEqual({ do: 'move', marbles: cells('c3'), dir: 'NE' });
    expect(moves(0).at(-1)).toEqual({ do: 'offer' });
    expect(moves(1)).toEqual([{ do: 'resign' }, { do: 'offer' }]);
    expect([moves('public'), moves('all')]).toEqual([[], []]);
  });
});

describe('a board', () => {
  const position = blackToMove('a1 e5', 'i9');

  it('is drawn as a hexagon', () => {
    expect(drawBoard(position.board).split('\n')).toEqual([
      'i     . . . . w',
      'h    . . . . . .',
      'g   . . . . . . .',
      'f  . . . . . . . .',
      'e . . . . b . . . .',
      'd  . . . . . . . .',
      'c   . . . . . . .',
      'b    . . . . . .',
      'a     b . . . .',
    ]);
  });

  it('[AB-11.3] is written from the top row down, with the side to move', () => {
    expect(writePosition(position)).toBe(
      '....w/....../......./......../....b..../......../......./....../b.... b',
    );
  });

  it('[AB-7.1] is packed into characters that tell it from every other, and the side to move', () => {
    expect(pack(position)).toBe('>######&#######c');
    const others = [
      pack({ ...position, side: 'w' }),
      pack(blackToMove('a2 e5', 'i9')),
      pack(blackToMove('a1 e5', 'i8')),
      pack(blackToMove('a1', 'i9 e5')),
    ];
    expect(new Set([pack(position), ...others]).size).toBe(5);
  });
});
