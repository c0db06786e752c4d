import { describe, expect, it } from 'vitest';
import { HOLD_MS, HOST_HOLD_MS } from './hold.ts';
import { botIn, playing } from './room.ts';
import { owedMoves } from './runner.ts';
import { nonce, type ScriptedRoom } from './testing/scriptedRoom.ts';
import { BOT, dueling, HOUSE, move, names, settleDuel, sit, table, why } from './testing/words.ts';

const standIn = (to: ScriptedRoom, seat: number, by = 'Ann') =>
  to.send(by, { do: 'standIn', seat, level: 'hard' });

describe('getting up in a match', () => {
  it('keeps the chair, lets a bot play on, and gives it back', () => {
    const scripted = dueling();
    scripted.send('Ben', { do: 'leave' });
    expect(names(scripted.room())).toEqual(['Ann', 'Ben']);
    expect(botIn(scripted.room(), 1)).toBe('medium');
    move(scripted, 'Ann', 'pass');
    expect(why(move(scripted, 'Ben', 'pass', 1))).toBe('notSeated');
    expect(move(scripted, BOT(1), 'pass', 1).ok).toBe(true);
    expect(why(move(scripted, BOT(0), 'pass', 2))).toBe('notAllowed');
    sit(scripted, 'Ben', { nonce: nonce(3) });
    expect(botIn(scripted.room(), 1)).toBeNull();
    expect(playing(scripted.room())?.nonces).toEqual([nonce(1), nonce(21)]);
    move(scripted, 'Ann', 'pass', 2);
    expect(why(move(scripted, BOT(1), 'pass', 3))).toBe('notAllowed');
    expect(move(scripted, 'Ben', 'pass', 3).ok).toBe(true);
  });

  it('gives the room to the next', () => {
    const scripted = dueling();
    scripted.send('Ann', { do: 'leave' });
    expect(scripted.room().host).toBe(2);
  });

  it('leaves nobody else a chair', () => {
    const scripted = dueling();
    const eve = { do: 'sit', seat: null, name: 'Eve', ink: null, nonce: nonce(4) } as const;
    expect(why(scripted.send('Eve', eve))).toBe('playing');
    settleDuel(scripted);
    expect(why(scripted.send('Eve', eve))).toBe('playing');
  });

  it('of those who are sent away: a bot plays to the end and the seat’s secrets are closed', () => {
    const scripted = dueling();
    scripted.send('Ann', { do: 'kick', person: 2 });
    expect(botIn(scripted.room(), 1)).toBe('medium');
    expect(why(scripted.send(HOUSE, { do: 'back', person: 2 }))).toBe('noSuchPerson');
    expect(why(move(scripted, 'Ben', 'pass', 1))).toBe('kicked');
  });

  it('of the last human: bots rest until somebody is back', () => {
    const scripted = dueling();
    scripted.send('Ann', { do: 'leave' });
    expect(owedMoves(scripted.room(), scripted.deps)).toEqual([
      { seat: 0, key: '1/turn:0', level: 'medium', pace: [600, 1200] },
    ]);
    scripted.send('Ben', { do: 'leave' });
    expect(owedMoves(scripted.room(), scripted.deps)).toEqual([]);
  });
});

describe('a bot that stands in', () => {
  it('needs an absence that was waited for', () => {
    const scripted = dueling();
    expect(why(standIn(scripted, 0, 'Ben'))).toBe('present');
    scripted.send(HOUSE, { do: 'away', person: 1 });
    scripted.wait(HOLD_MS - 1);
    expect(why(standIn(scripted, 0, 'Ben'))).toBe('present');
    scripted.wait(1);
    expect(standIn(scripted, 0, 'Ben').ok).toBe(true);
    expect(botIn(scripted.room(), 0)).toBe('hard');
    scripted.send(HOUSE, { do: 'back', person: 1 });
    expect(botIn(scripted.room(), 0)).toBeNull();
  });

  it('H18: comes sooner by the word of the host', () => {
    const scripted = dueling();
    scripted.send(HOUSE, { do: 'away', person: 2 });
    scripted.wait(HOST_HOLD_MS - 1);
    expect(why(standIn(scripted, 1))).toBe('present');
    scripted.wait(1);
    expect(standIn(scripted, 1).ok).toBe(true);
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
