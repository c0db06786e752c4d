/** What the house keeps of a match beside its log. */
import { describe, expect, it } from 'vitest';
import { endedBy, mayKnow } from './record.ts';
import { identity } from './testing/scriptedRoom.ts';
import { again, dueling, HOUSE, move, settleDuel, sit, table } from './testing/words.ts';

describe('the match that a commit ended', () => {
  it('is told of by that commit alone', () => {
    const scripted = table(['Ann', 'Ben'], { game: 'duel' });
    scripted.send('Ann', { do: 'options', options: { banks: false } });
    const rooms = [scripted.room()];
    const note = () => rooms.push(scripted.room());
    scripted.send('Ann', { do: 'start' });
    note();
    move(scripted, 'Ann', 'pass');
    note();
    move(scripted, 'Ben', 'win', 1);
    note();
    again(scripted, 'Ann');
    note();
    again(scripted, 'Ben');
    scripted.send(HOUSE, { do: 'start' });
    note();
    const told = rooms.map((room, n) => endedBy(rooms[n - 1] ?? null, room)?.number ?? null);
    expect(told).toEqual([null, null, null, 1, null, null]);
  });

  it('is kept with its place in the log and who played, by seat', () => {
    const scripted = dueling({}, { id: 'kept' });
    const before = scripted.room();
    settleDuel(scripted);
    const { seq, at } = scripted.room();
    expect(endedBy(before, scripted.room())).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      room: 'kept',
      number: 1,
      game: 'duel',
      players: [
        { id: identity('Ann'), name: 'Ann', ink: 1, bot: null },
        { id: identity('Ben'), name: 'Ben', ink: 2, bot: null },
      ],
      outcome: { ranking: [[0], [1]], reason: 'won' },
      closed: null,
      first: seq - 1,
      last: seq,
      count: 1,
      at,
    });
  });

  it('is told to nobody who was out of the room by its end', () => {
    const scripted = table(['Ann', 'Ben', 'Cat', 'Dan']);
    scripted.send('Ann', { do: 'start' });
    for (const name of ['Ben', 'Cat']) {
      const who = { person: scripted.no(name) };
      scripted.send('Ann', { do: 'remove', who, inside: [] });
    }
    scripted.send('Ann', { do: 'allow', person: scripted.no('Cat') });
    scripted.send('Ann', { do: 'kick', person: scripted.no('Dan') });
    const before = scripted.room();
    scripted.send('Ann', { do: 'move', move: { do: 'concede' } }, '1/match');
    const ended = endedBy(before, scripted.room());
    expect(ended?.out).toEqual([identity('Ben')]);
    const told = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'].filter(
      (name) => ended && mayKnow(ended, identity(name)),
    );
    expect(told).toEqual(['Ann', 'Cat', 'Dan', 'Eve']);
  });

  it('is told to everybody when nobody was out', () => {
    const scripted = dueling();
    sit(scripted, 'Ben');
    const before = scripted.room();
    settleDuel(scripted);
    const ended = endedBy(before, scripted.room());
    expect(ended).not.toHaveProperty('out');
    expect(ended && mayKnow(ended, identity('Ben'))).toBe(true);
  });
});
