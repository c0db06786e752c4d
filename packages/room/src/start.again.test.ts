import { describe, expect, it } from 'vitest';
import { playing } from './room.ts';
import { allAgain } from './start.ts';
import { nonce } from './testing/scriptedRoom.ts';
import { again, dueling, HOUSE, names, settleDuel, sit, table, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

describe('the rematch', () => {
  it('moves everybody one seat on, the first to the last', () => {
    const scripted = table(['Ann', 'Ben', 'Cat']);
    scripted.send('Ann', { do: 'start' });
    scripted.send('Cat', { do: 'move', move: { do: 'concede' } }, '1/match');
    for (const name of ['Cat', 'Ann', 'Ben']) again(scripted, name);
    expect(scripted.send(HOUSE, { do: 'start' }).ok).toBe(true);
    expect(names(scripted.room())).toEqual(['Ben', 'Cat', 'Ann']);
    expect(playing(scripted.room())).toMatchObject({
      number: 2,
      players: [2, 3, 1],
      nonces: [nonce(99), nonce(99), nonce(99)],
    });
  });

  it('begins when all humans have said so, and no sooner', () => {
    const scripted = table(['Ann', 'Ben']);
    scripted.send('Ann', { do: 'addBot', seat: 2, level: 'easy' });
    scripted.send('Ann', { do: 'start' });
    scripted.send('Ann', { do: 'move', move: { do: 'concede' } }, '1/match');
    again(scripted, 'Ben');
    again(scripted, 'Ben');
    expect(viewRoom(scripted.room(), 'public', scripted.deps).match?.again).toEqual([1]);
    expect(why(scripted.send(HOUSE, { do: 'start' }, 'end:1'))).toBe('notAllowed');
    expect(why(scripted.send('Ann', { do: 'start' }, 'end:1'))).toBe('stale');
    again(scripted, 'Ann');
    expect(allAgain(scripted.room())).toBe(true);
    expect(why(scripted.send(HOUSE, { do: 'start' }, 'lobby:2'))).toBe('stale');
    expect(scripted.send(HOUSE, { do: 'start' }).ok).toBe(true);
    expect(why(again(scripted, 'Ann'))).toBe('stale');
  });

  it('waits for whoever got up, and comes about when they return', () => {
    const scripted = dueling();
    settleDuel(scripted);
    again(scripted, 'Ann');
    again(scripted, 'Ben');
    scripted.send('Ben', { do: 'leave' });
    expect(allAgain(scripted.room())).toBe(false);
    sit(scripted, 'Ben', { nonce: nonce(5) });
    expect(allAgain(scripted.room())).toBe(true);
  });

  it('finds a host again when the last who got up was one', () => {
    const scripted = dueling();
    settleDuel(scripted);
    scripted.send('Ann', { do: 'leave' });
    scripted.send('Ben', { do: 'leave' });
    sit(scripted, 'Ann', { nonce: nonce(5) });
    expect(scripted.room().host).toBe(1);
    expect(scripted.send('Ann', { do: 'lobby' }).ok).toBe(true);
  });
});

describe('back to the waiting room', () => {
  it('with those who are still in, on the chairs of the game', () => {
    const scripted = table(['Ann', 'Ben', 'Cat', 'Dan']);
    scripted.send('Ann', { do: 'start' });
    scripted.send('Ann', { do: 'kick', person: 3 });
    scripted.send('Dan', { do: 'move', move: { do: 'concede' } }, '1/match');
    scripted.send('Dan', { do: 'leave' });
    expect(why(scripted.send('Ben', { do: 'lobby' }))).toBe('notHost');
    scripted.send('Ann', { do: 'lobby' });
    expect(names(scripted.room())).toEqual(['Ann', 'Ben', null, null]);
    expect(scripted.room().chairs.every(({ standIn }) => standIn === null)).toBe(true);
    expect(scripted.send('Ann', { do: 'start' }).ok).toBe(true);
    expect(playing(scripted.room())?.number).toBe(2);
  });

  it('keeps only nonces that came after the commitment', () => {
    const scripted = dueling();
    settleDuel(scripted);
    again(scripted, 'Ben');
    scripted.send('Ann', { do: 'lobby' });
    expect(scripted.room().chairs.map((chair) => chair.nonce)).toEqual(['', nonce(99)]);
    sit(scripted, 'Ann', { nonce: nonce(8) });
    expect(scripted.room().chairs[0]?.nonce).toBe(nonce(8));
  });
});
