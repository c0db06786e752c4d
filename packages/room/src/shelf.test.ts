/** What becomes of a running match when a deployment changes what is on the shelf. */
import { describe, expect, it } from 'vitest';
import { playing } from './room.ts';
import { owedMoves } from './runner.ts';
import { duel } from './testing/duel.ts';
import { dueling, move, table, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

describe('a game that is gone from the shelf', () => {
  it('refuses moves, asks nothing, shows nothing, and changes nothing', () => {
    const tonight = dueling();
    const before = tonight.room();
    tonight.stock([]);
    expect(why(move(tonight, 'Ann', 'pass'))).toBe('frozen');
    expect(tonight.room()).toBe(before);
    const view = viewRoom(tonight.room(), 0, tonight.deps);
    expect(view).toMatchObject({ stage: 'playing', asks: [], table: null, counts: 'wins' });
    tonight.send('Ben', { do: 'leave' });
    expect(owedMoves(tonight.room(), tonight.deps)).toEqual([]);
  });

  it('can be left for another in the waiting room', () => {
    const tonight = table(['Ann', 'Ben']);
    tonight.stock([duel]);
    expect(viewRoom(tonight.room(), 'public', tonight.deps).from).toBeNull();
    expect(why(tonight.send('Ann', { do: 'start' }))).toBe('noSuchGame');
    expect(why(tonight.send('Ann', { do: 'options', options: {} }))).toBe('badOptions');
    expect(why(tonight.send('Ann', { do: 'seatOptions', seat: 0, options: {} }))).toBe(
      'badOptions',
    );
    expect(why(tonight.send('Ann', { do: 'own', own: 'x' }))).toBe('junk');
    expect(why(tonight.send('Ann', { do: 'game', game: 'duel' }))).toBeNull();
  });
});

describe('a game of which another version is here', () => {
  it('is not shown by it', () => {
    const tonight = dueling();
    expect(playing(tonight.room())?.state).not.toBeNull();
    tonight.stock([{ ...duel, version: duel.version + 1 }]);
    expect(viewRoom(tonight.room(), 0, tonight.deps).table).toBeNull();
  });
});
