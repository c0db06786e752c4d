import { movesOf } from '@kesem/engine/games/abalone/moves';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../testing/words.ts';
import { judgeOf } from '../table/steps.ts';
import { AT_THE_EDGE, cells, viewAt } from '../testing/matches.ts';
import type { CommandContext } from './commands.ts';
import { obey } from './commands.ts';

const contextFor = (changes: Partial<CommandContext> = {}): CommandContext => {
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
    expect(obey(' E5E6 ', contextFor())).toMatchObject({
      isWrong: false,
      move: { do: 'move', marbles, dir: 'E' },
    });
    expect(obey('e5e7f5', contextFor()).move).toEqual({ do: 'move', marbles, dir: 'NW' });
  });

  it('says in words why a move is impossible, and makes none', () => {
    const weak = obey('e7e8', contextFor());
    expect(weak).toMatchObject({ isWrong: true, move: null, say: 'Too weak: 1 against 2' });
    expect(obey('a1a9', contextFor()).say).toContain('a1a9');
    expect(obey('xyzzy', contextFor({ words: he })).say).toContain('xyzzy');
  });

  it('plans a move on the turn of the other side', () => {
    const view = viewAt(AT_THE_EDGE.replace(/ b$/, ' w'), 0);
    expect(obey('e5e6', contextFor({ view })).say).toMatch(/^Planned: e5e6/);
  });

  it('answers questions in both languages, whichever is shown', () => {
    const left: CommandContext['left'] = (clock) =>
      typeof clock === 'object' && 'seat' in clock && clock.seat === 0 ? 604_000 : 10_001;
    expect(obey('clock', contextFor({ left })).say).toContain(
      'Black: 10 minutes and 4 seconds left. White: 11 seconds left.',
    );
    expect(obey('שעון', contextFor({ words: he, left })).say).toContain('לבן: עוד 11 שניות');
    expect(obey('תוצאה', contextFor()).say).toContain('Black');
    expect(obey('last', contextFor()).say).toBe('No move has been made yet.');
    expect(obey('board', contextFor()).say).toContain('White: ');
    expect(obey('עזרה', contextFor({ words: he })).say).toContain('פרישה');
  });

  it('lists all moves, and with words those of one marble', () => {
    expect(obey('moves', contextFor()).say).toContain('Three marbles: ');
    expect(obey('m e5', contextFor()).say).toContain(
      'e5e6: right, Sumito 3 against 2, a marble falls',
    );
    expect(obey('moves z9', contextFor())).toMatchObject({ isWrong: true });
  });

  it('asks before it resigns', () => {
    const first = obey('resign', contextFor());
    expect(first).toMatchObject({ move: null, isWrong: false });
    expect(obey('פרישה', contextFor({ before: first.to })).move).toEqual({ do: 'resign' });
  });

  it('does nothing for whom it is not open', () => {
    const watcher = contextFor({ view: viewAt(AT_THE_EDGE, 'public') });
    for (const line of ['e5e6', 'resign', 'offer', 'accept']) {
      expect(obey(line, watcher)).toMatchObject({ isWrong: true, move: null });
    }
    expect(obey('accept', contextFor())).toMatchObject({ isWrong: true });
    expect(obey('e5e6', contextFor({ pending: true }))).toMatchObject({ isWrong: true });
  });

  it('always has an answer, and never sends what is not listed', () => {
    const context = contextFor();
    const word = fc.constantFrom('e5e6', 'moves', 'a1', 'resign', 'לוח', 'b2b3c3', '?');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word).map((some) => some.join(' ')),
        ),
        (line) => {
          const { say, move } = obey(line, context);
          expect(say).not.toBe('');
          expect(move === null || context.moves.some((each) => each.do === move.do)).toBe(true);
        },
      ),
    );
  });
});
