import { describe, expect, it } from 'vitest';
import { HOLD_MS } from './hold.ts';
import { botIn, playing } from './room.ts';
import { owedMoves } from './runner.ts';
import { type Evening, nonce } from './testing/evening.ts';
import { BOT, dueling, HOUSE, move, names, settleDuel, sit, table, why } from './testing/words.ts';

const standIn = (to: Evening, seat: number) =>
  to.send('Ann', { do: 'standIn', seat, level: 'hard' });

describe('getting up in a match', () => {
  it('keeps the chair, lets a bot play on, and gives it back', () => {
    const tonight = dueling();
    tonight.send('Ben', { do: 'leave' });
    expect(names(tonight.room())).toEqual(['Ann', 'Ben']);
    expect(botIn(tonight.room(), 1)).toBe('medium');
    move(tonight, 'Ann', 'pass');
    expect(why(move(tonight, 'Ben', 'pass', 1))).toBe('notSeated');
    expect(move(tonight, BOT(1), 'pass', 1).ok).toBe(true);
    expect(why(move(tonight, BOT(0), 'pass', 2))).toBe('notAllowed');
    sit(tonight, 'Ben', { nonce: nonce(3) });
    expect(botIn(tonight.room(), 1)).toBeNull();
    expect(playing(tonight.room())?.nonces).toEqual([nonce(1), nonce(21)]);
    move(tonight, 'Ann', 'pass', 2);
    expect(why(move(tonight, BOT(1), 'pass', 3))).toBe('notAllowed');
    expect(move(tonight, 'Ben', 'pass', 3).ok).toBe(true);
  });

  it('gives the room to the next', () => {
    const tonight = dueling();
    tonight.send('Ann', { do: 'leave' });
    expect(tonight.room().host).toBe(2);
  });

  it('leaves nobody else a chair', () => {
    const tonight = dueling();
    const eve = { do: 'sit', seat: null, name: 'Eve', ink: null, nonce: nonce(4) } as const;
    expect(why(tonight.send('Eve', eve))).toBe('playing');
    settleDuel(tonight);
    expect(why(tonight.send('Eve', eve))).toBe('playing');
  });

  it('of those who are sent away: a bot plays to the end and the seat’s secrets are closed', () => {
    const tonight = dueling();
    tonight.send('Ann', { do: 'kick', person: 2 });
    expect(botIn(tonight.room(), 1)).toBe('medium');
    expect(why(tonight.send(HOUSE, { do: 'back', person: 2 }))).toBe('noSuchPerson');
    expect(why(move(tonight, 'Ben', 'pass', 1))).toBe('kicked');
  });

  it('of the last human: bots rest until somebody is back', () => {
    const tonight = dueling();
    tonight.send('Ann', { do: 'leave' });
    expect(owedMoves(tonight.room(), tonight.deps)).toEqual([
      { seat: 0, key: '1/turn:0', level: 'medium', pace: [600, 1200] },
    ]);
    tonight.send('Ben', { do: 'leave' });
    expect(owedMoves(tonight.room(), tonight.deps)).toEqual([]);
  });
});

describe('a bot that stands in', () => {
  it('needs an absence that was waited for', () => {
    const tonight = dueling();
    expect(why(standIn(tonight, 1))).toBe('present');
    tonight.send(HOUSE, { do: 'away', person: 2 });
    tonight.wait(HOLD_MS - 1);
    expect(why(standIn(tonight, 1))).toBe('present');
    tonight.wait(1);
    expect(standIn(tonight, 1).ok).toBe(true);
    expect(botIn(tonight.room(), 1)).toBe('hard');
    tonight.send(HOUSE, { do: 'back', person: 2 });
    expect(botIn(tonight.room(), 1)).toBeNull();
  });

  it('is for people in a match', () => {
    const lobby = table(['Ann', 'Ben']);
    expect(why(standIn(lobby, 1))).toBe('noSuchSeat');
    lobby.send('Ann', { do: 'addBot', seat: 2, level: 'easy' });
    lobby.send('Ann', { do: 'start' });
    expect(why(standIn(lobby, 2))).toBe('noSuchSeat');
    expect(why(standIn(lobby, 7))).toBe('noSuchSeat');
  });
});
