import { describe, expect, it } from 'vitest';
import { COUNT_MS } from './countdown.ts';
import { driven } from './testing/driven.ts';
import { HOUSE, sit, table, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

const duo = () => table(['Ann', 'Ben']);
const START = { do: 'start' } as const;

describe('H11: the count before a match', () => {
  it('is the host’s to begin, and seen by all', () => {
    const scripted = duo();
    expect(why(scripted.send('Ben', { do: 'countdown', on: true }))).toBe('notHost');
    expect(why(scripted.send('Ben', { do: 'countdown', on: false }))).toBe('stale');
    scripted.send('Ann', { do: 'countdown', on: true });
    const { at } = scripted.room();
    expect(viewRoom(scripted.room(), 'public', scripted.deps).startsAt).toBe(at + COUNT_MS);
  });

  it('needs a match that can start', () => {
    const scripted = table(['Ann']);
    expect(why(scripted.send('Ann', { do: 'countdown', on: true }))).toBe('tooFew');
  });

  it('is stopped by anybody who sits, and by whatever changes the match', () => {
    const stops = [
      (room: ReturnType<typeof duo>) => room.send('Ben', { do: 'countdown', on: false }),
      (room: ReturnType<typeof duo>) => room.send('Ben', { do: 'leave' }),
      (room: ReturnType<typeof duo>) => sit(room, 'Cat'),
      (room: ReturnType<typeof duo>) => room.send('Ann', { do: 'options', options: { rounds: 1 } }),
      (room: ReturnType<typeof duo>) => room.send('Ann', { do: 'game', game: 'duel' }),
      (room: ReturnType<typeof duo>) => room.send('Ann', { do: 'host', person: 2 }),
    ];
    for (const stop of stops) {
      const scripted = duo();
      scripted.send('Ann', { do: 'countdown', on: true });
      expect(stop(scripted).ok).toBe(true);
      expect(scripted.room().startsAt).toBeUndefined();
    }
  });

  it('goes on through what changes nothing of the match', () => {
    const scripted = duo();
    scripted.send('Ann', { do: 'countdown', on: true });
    scripted.send('Ann', { do: 'wish', game: 'duel' });
    sit(scripted, 'Ben', { nonce: 'a'.repeat(32) });
    scripted.send(HOUSE, { do: 'away', person: 2 });
    expect(scripted.room().startsAt).toBeDefined();
  });

  it('is over when the house may start, neither before nor long after', () => {
    const scripted = duo();
    expect(why(scripted.send(HOUSE, START))).toBe('notAllowed');
    scripted.send('Ann', { do: 'countdown', on: true });
    scripted.wait(COUNT_MS - 1);
    expect(why(scripted.send(HOUSE, START))).toBe('notAllowed');
    scripted.wait(10_001);
    expect(why(scripted.send(HOUSE, START))).toBe('notAllowed');
    scripted.send('Ann', { do: 'countdown', on: true });
    scripted.wait(COUNT_MS);
    expect(why(scripted.send(HOUSE, START))).toBeNull();
    expect(scripted.room().startsAt).toBeUndefined();
  });

  it('starts the match by itself', async () => {
    const scripted = duo();
    const { say, pass, stop } = driven(scripted);
    say('Ann', { do: 'countdown', on: true });
    await pass(COUNT_MS - 1);
    expect(scripted.room().stage.at).toBe('lobby');
    await pass(1);
    expect(scripted.room().stage.at).toBe('playing');
    stop();
  });
});
