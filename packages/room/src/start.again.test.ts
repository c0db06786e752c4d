import { describe, expect, it } from 'vitest';
import { playing } from './room.ts';
import { allAgain } from './start.ts';
import { nonce } from './testing/evening.ts';
import { again, dueling, HOUSE, names, settleDuel, sit, table, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

describe('the rematch', () => {
  it('moves everybody one seat on, the first to the last', () => {
    const tonight = table(['Ann', 'Ben', 'Cat']);
    tonight.send('Ann', { do: 'start' });
    tonight.send('Cat', { do: 'move', move: { do: 'concede' } }, '1/match');
    for (const name of ['Cat', 'Ann', 'Ben']) again(tonight, name);
    expect(tonight.send(HOUSE, { do: 'start' }).ok).toBe(true);
    expect(names(tonight.room())).toEqual(['Ben', 'Cat', 'Ann']);
    expect(playing(tonight.room())).toMatchObject({
      number: 2,
      players: [2, 3, 1],
      nonces: [nonce(99), nonce(99), nonce(99)],
    });
  });

  it('begins when all humans have said so, and no sooner', () => {
    const tonight = table(['Ann', 'Ben']);
    tonight.send('Ann', { do: 'addBot', seat: 2, level: 'easy' });
    tonight.send('Ann', { do: 'start' });
    tonight.send('Ann', { do: 'move', move: { do: 'concede' } }, '1/match');
    again(tonight, 'Ben');
    again(tonight, 'Ben');
    expect(viewRoom(tonight.room(), 'public', tonight.deps).match?.again).toEqual([1]);
    expect(why(tonight.send(HOUSE, { do: 'start' }, 'end:1'))).toBe('notAllowed');
    expect(why(tonight.send('Ann', { do: 'start' }, 'end:1'))).toBe('stale');
    again(tonight, 'Ann');
    expect(allAgain(tonight.room())).toBe(true);
    expect(why(tonight.send(HOUSE, { do: 'start' }, 'lobby:2'))).toBe('stale');
    expect(tonight.send(HOUSE, { do: 'start' }).ok).toBe(true);
    expect(why(again(tonight, 'Ann'))).toBe('stale');
  });

  it('waits for whoever got up, and comes about when they return', () => {
    const tonight = dueling();
    settleDuel(tonight);
    again(tonight, 'Ann');
    again(tonight, 'Ben');
    tonight.send('Ben', { do: 'leave' });
    expect(allAgain(tonight.room())).toBe(false);
    sit(tonight, 'Ben', { nonce: nonce(5) });
    expect(allAgain(tonight.room())).toBe(true);
  });

  it('finds a host again when the last who got up was one', () => {
    const tonight = dueling();
    settleDuel(tonight);
    tonight.send('Ann', { do: 'leave' });
    tonight.send('Ben', { do: 'leave' });
    sit(tonight, 'Ann', { nonce: nonce(5) });
    expect(tonight.room().host).toBe(1);
    expect(tonight.send('Ann', { do: 'lobby' }).ok).toBe(true);
  });
});

describe('back to the waiting room', () => {
  it('with those who are still in, on the chairs of the game', () => {
    const tonight = table(['Ann', 'Ben', 'Cat', 'Dan']);
    tonight.send('Ann', { do: 'start' });
    tonight.send('Ann', { do: 'kick', person: 3 });
    tonight.send('Dan', { do: 'move', move: { do: 'concede' } }, '1/match');
    tonight.send('Dan', { do: 'leave' });
    expect(why(tonight.send('Ben', { do: 'lobby' }))).toBe('notHost');
    tonight.send('Ann', { do: 'lobby' });
    expect(names(tonight.room())).toEqual(['Ann', 'Ben', null, null]);
    expect(tonight.room().chairs.every(({ standIn }) => standIn === null)).toBe(true);
    expect(tonight.send('Ann', { do: 'start' }).ok).toBe(true);
    expect(playing(tonight.room())?.number).toBe(2);
  });

  it('keeps only nonces that came after the commitment', () => {
    const tonight = dueling();
    settleDuel(tonight);
    again(tonight, 'Ben');
    tonight.send('Ann', { do: 'lobby' });
    expect(tonight.room().chairs.map((chair) => chair.nonce)).toEqual(['', nonce(99)]);
    sit(tonight, 'Ann', { nonce: nonce(8) });
    expect(tonight.room().chairs[0]?.nonce).toBe(nonce(8));
  });
});
