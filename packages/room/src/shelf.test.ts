/** What becomes of a running match when a deployment changes what is on the shelf. */
import { describe, expect, it } from 'vitest';
import { playing } from './room.ts';
import { owedMoves } from './runner.ts';
import { duel } from './testing/duel.ts';
import { dueling, move, table, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

describe('a game that is gone from the shelf', () => {
  it('refuses moves, asks nothing, shows nothing, and changes nothing', () => {
    const scripted = dueling();
    const before = scripted.room();
    scripted.stock([]);
    expect(why(move(scripted, 'Ann', 'pass'))).toBe('frozen');
    expect(scripted.room()).toBe(before);
    const view = viewRoom(scripted.room(), 0, scripted.deps);
    expect(view).toMatchObject({ stage: 'playing', asks: [], table: null, counts: 'wins' });
    scripted.send('Ben', { do: 'leave' });
    expect(owedMoves(scripted.room(), scripted.deps)).toEqual([]);
  });

  it('can be left for another in the waiting room', () => {
    const scripted = table(['Ann', 'Ben']);
    scripted.stock([duel]);
    expect(viewRoom(scripted.room(), 'public', scripted.deps).from).toBeNull();
    expect(why(scripted.send('Ann', { do: 'start' }))).toBe('noSuchGame');
    expect(why(scripted.send('Ann', { do: 'options', options: {} }))).toBe('badOptions');
    expect(why(scripted.send('Ann', { do: 'seatOptions', seat: 0, options: {} }))).toBe(
      'badOptions',
    );
    expect(why(scripted.send('Ann', { do: 'own', own: 'x' }))).toBe('junk');
    expect(why(scripted.send('Ann', { do: 'game', game: 'duel' }))).toBeNull();
  });
});

describe('a game of which another version is here', () => {
  it('is not shown by it', () => {
    const scripted = dueling();
    expect(playing(scripted.room())?.state).not.toBeNull();
    scripted.stock([{ ...duel, version: duel.version + 1 }]);
    expect(viewRoom(scripted.room(), 0, scripted.deps).table).toBeNull();
  });
});
