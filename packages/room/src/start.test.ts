import { fairRandom } from '@kesem/engine/core/random';
import { describe, expect, it } from 'vitest';
import { matchId, playing } from './room.ts';
import { nonce, ROOM, TABLES } from './testing/evening.ts';
import { dueling, HOUSE, names, table, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

describe('starting', () => {
  it('needs enough players, and the host', () => {
    const tonight = table(['Ann']);
    expect(why(tonight.send('Ann', { do: 'start' }))).toBe('tooFew');
    tonight.send('Ann', { do: 'addBot', seat: 3, level: 'easy' });
    expect(why(tonight.send('Ben', { do: 'start' }))).toBe('notSeated');
    expect(why(tonight.send(HOUSE, { do: 'start' }))).toBe('notAllowed');
    expect(tonight.send('Ann', { do: 'start' }).ok).toBe(true);
  });

  it('needs room for all, also after a deployment that made the game smaller', () => {
    const tonight = table(['Ann', 'Ben', 'Cat']);
    const [toy] = TABLES;
    tonight.stock(toy ? [{ ...toy, seats: { min: 2, max: 2 } }] : []);
    expect(why(tonight.send('Ann', { do: 'start' }))).toBe('tooMany');
    tonight.stock([]);
    expect(why(tonight.send('Ann', { do: 'start' }))).toBe('noSuchGame');
  });

  it('closes the gaps between the chairs and keeps their order', () => {
    const tonight = table(['Ann', 'Ben']);
    tonight.send('Ann', { do: 'order', chairs: [3, 1, 2, 0] });
    tonight.send('Ann', { do: 'start' });
    expect(names(tonight.room())).toEqual(['Ben', 'Ann']);
    expect(playing(tonight.room())?.players).toEqual([2, 1]);
  });

  it('writes down all that the match is made from but its secret', () => {
    const tonight = dueling();
    expect(tonight.log().at(-1)?.command).toEqual({
      do: 'start',
      match: 1,
      game: 'duel',
      version: 1,
      players: [1, 2],
      options: { banks: false },
      own: ['plain', 'plain'],
      nonces: [nonce(1), nonce(21)],
      kept: null,
    });
    expect(JSON.stringify(tonight.log())).not.toContain(tonight.secrets.get(1));
  });

  it('hands secret choices to the game', () => {
    const tonight = table(['Ann', 'Ben'], { game: 'duel' });
    tonight.send('Ben', { do: 'own', own: 'quick' });
    tonight.send('Ann', { do: 'start' });
    expect(playing(tonight.room())?.state).toMatchObject({ wishes: ['plain', 'quick'] });
  });

  it('deals from the secret that was committed to, the nonces and the count', () => {
    const tonight = table(['Ann', 'Ben']);
    tonight.send('Ann', { do: 'start' });
    const random = fairRandom({
      secret: tonight.secrets.get(1) ?? '',
      match: matchId(ROOM, 1),
      nonces: [nonce(1), nonce(21)],
      count: 0,
    });
    const deck = random('deck 0').shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(viewRoom(tonight.room(), 0, tonight.deps).table).toMatchObject({
      mine: { hand: deck.slice(0, 3) },
    });
  });
});
