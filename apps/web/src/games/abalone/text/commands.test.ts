import { movesOf } from '@kesem/engine/games/abalone/moves';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../testing/words.ts';
import { judgeOf } from '../table/steps.ts';
import { AT_THE_EDGE, cells, viewAt } from '../testing/matches.ts';
import type { Desk } from './commands.ts';
import { obey } from './commands.ts';

const deskFor = (changes: Partial<Desk> = {}): Desk => {
  const view = changes.view ?? viewAt(AT_THE_EDGE, 0);
  const moves = movesOf(view);
  const judge = judgeOf(view, moves);
  const rest = { bottom: 0, left: () => null, pending: false, before: null } as const;
  return { view, moves, judge, words: wordsIn('en'), ...rest, ...changes };
};
const he = wordsIn('he');

describe('the command field', () => {
  it('makes a move from its notation, in line and to the side', () => {
    const marbles = cells('e5', 'e6', 'e7');
    expect(obey(' E5E6 ', deskFor())).toMatchObject({
      isWrong: false,
      move: { do: 'move', marbles, dir: 'E' },
    });
    expect(obey('e5e7f5', deskFor()).move).toEqual({ do: 'move', marbles, dir: 'NW' });
  });

  it('says in words why a move is impossible, and makes none', () => {
    const weak = obey('e7e8', deskFor());
    expect(weak).toMatchObject({ isWrong: true, move: null, say: 'Too weak: 1 against 2' });
    expect(obey('a1a9', deskFor()).say).toContain('a1a9');
    expect(obey('xyzzy', deskFor({ words: he })).say).toContain('xyzzy');
  });

  it('plans a move on the turn of the other side', () => {
    const view = viewAt(AT_THE_EDGE.replace(/ b$/, ' w'), 0);
    expect(obey('e5e6', deskFor({ view })).say).toMatch(/^Planned: e5e6/);
  });

  it('answers questions in both languages, whichever is shown', () => {
    const left: Desk['left'] = (clock) =>
      typeof clock === 'object' && 'seat' in clock && clock.seat === 0 ? 604_000 : 10_001;
    expect(obey('clock', deskFor({ left })).say).toContain(
      'Black: 10 minutes and 4 seconds left. White: 11 seconds left.',
    );
    expect(obey('שעון', deskFor({ words: he, left })).say).toContain('לבן: עוד 11 שניות');
    expect(obey('תוצאה', deskFor()).say).toContain('Black');
    expect(obey('last', deskFor()).say).toBe('No move has been made yet.');
    expect(obey('board', deskFor()).say).toContain('White: ');
    expect(obey('עזרה', deskFor({ words: he })).say).toContain('פרישה');
  });

  it('lists all moves, and with words those of one marble', () => {
    expect(obey('moves', deskFor()).say).toContain('Three marbles: ');
    expect(obey('m e5', deskFor()).say).toContain(
      'e5e6: right, Sumito 3 against 2, a marble falls',
    );
    expect(obey('moves z9', deskFor())).toMatchObject({ isWrong: true });
  });

  it('asks before it resigns', () => {
    const first = obey('resign', deskFor());
    expect(first).toMatchObject({ move: null, isWrong: false });
    expect(obey('פרישה', deskFor({ before: first.to })).move).toEqual({ do: 'resign' });
  });

  it('does nothing for whom it is not open', () => {
    const watcher = deskFor({ view: viewAt(AT_THE_EDGE, 'public') });
    for (const line of ['e5e6', 'resign', 'offer', 'accept']) {
      expect(obey(line, watcher)).toMatchObject({ isWrong: true, move: null });
    }
    expect(obey('accept', deskFor())).toMatchObject({ isWrong: true });
    expect(obey('e5e6', deskFor({ pending: true }))).toMatchObject({ isWrong: true });
  });

  it('always has an answer, and never sends what is not listed', () => {
    const desk = deskFor();
    const word = fc.constantFrom('e5e6', 'moves', 'a1', 'resign', 'לוח', 'b2b3c3', '?');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word).map((some) => some.join(' ')),
        ),
        (line) => {
          const { say, move } = obey(line, desk);
          expect(say).not.toBe('');
          expect(move === null || desk.moves.some((each) => each.do === move.do)).toBe(true);
        },
      ),
    );
  });
});
