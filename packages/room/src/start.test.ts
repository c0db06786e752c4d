import { fairRandom } from '@kesem/engine/core/random';
import { describe, expect, it } from 'vitest';
import { matchId } from './match.ts';
import { playing } from './room.ts';
import { nonce, ROOM, TABLES } from './testing/scriptedRoom.ts';
import { dueling, HOUSE, names, table, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

describe('starting', () => {
  it('needs enough players, and the host', () => {
    const scripted = table(['Ann']);
    expect(why(scripted.send('Ann', { do: 'start' }))).toBe('tooFew');
    scripted.send('Ann', { do: 'addBot', seat: 3, level: 'easy' });
    expect(why(scripted.send('Ben', { do: 'start' }))).toBe('notSeated');
    expect(why(scripted.send(HOUSE, { do: 'start' }))).toBe('notAllowed');
    expect(scripted.send('Ann', { do: 'start' }).ok).toBe(true);
  });

  it('needs room for all, also after a deployment that made the game smaller', () => {
    const scripted = table(['Ann', 'Ben', 'Cat']);
    const [toy] = TABLES;
    scripted.stock(toy ? [{ ...toy, seats: { min: 2, max: 2 } }] : []);
    expect(why(scripted.send('Ann', { do: 'start' }))).toBe('tooMany');
    scripted.stock([]);
    expect(why(scripted.send('Ann', { do: 'start' }))).toBe('noSuchGame');
  });

  it('closes the gaps between the chairs and keeps their order', () => {
    const scripted = table(['Ann', 'Ben']);
    scripted.send('Ann', { do: 'order', chairs: [3, 1, 2, 0] });
    scripted.send('Ann', { do: 'start' });
    expect(names(scripted.room())).toEqual(['Ben', 'Ann']);
    expect(playing(scripted.room())?.players).toEqual([2, 1]);
  });

  it('writes down all that the match is made from but its secret', () => {
    const scripted = dueling();
    expect(scripted.log().at(-1)?.command).toEqual({
      do: 'start',
      match: 1,
      game: 'duel',
      version: 1,
      players: [1, 2],
      options: { banks: false, shown: false },
      own: ['plain', 'plain'],
      nonces: [nonce(1), nonce(21)],
      kept: null,
    });
    expect(JSON.stringify(scripted.log())).not.toContain(scripted.secrets.get(1));
  });

  it('hands secret choices to the game', () => {
    const scripted = table(['Ann', 'Ben'], { game: 'duel' });
    scripted.send('Ben', { do: 'own', own: 'quick' });
    scripted.send('Ann', { do: 'start' });
    expect(playing(scripted.room())?.state).toMatchObject({ wishes: ['plain', 'quick'] });
  });

  it('deals from the secret that was committed to, the nonces and the count', () => {
    const scripted = table(['Ann', 'Ben']);
    scripted.send('Ann', { do: 'start' });
    const random = fairRandom({
      secret: scripted.secrets.get(1) ?? '',
      match: matchId(ROOM, 1),
      nonces: [nonce(1), nonce(21)],
      count: 0,
    });
    const deck = random('deck 0').shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(viewRoom(scripted.room(), 0, scripted.deps).table).toMatchObject({
      mine: { hand: deck.slice(0, 3) },
    });
  });
});
