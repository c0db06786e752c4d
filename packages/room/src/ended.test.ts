/** What the house keeps of a match beside its log. */
import { describe, expect, it } from 'vitest';
import { endedBy, mayKnow } from './record.ts';
import { identity } from './testing/evening.ts';
import { again, dueling, HOUSE, move, settleDuel, sit, table } from './testing/words.ts';

describe('the match that a commit ended', () => {
  it('is told of by that commit alone', () => {
    const tonight = table(['Ann', 'Ben'], { game: 'duel' });
    tonight.send('Ann', { do: 'options', options: { banks: false } });
    const rooms = [tonight.room()];
    const note = () => rooms.push(tonight.room());
    tonight.send('Ann', { do: 'start' });
    note();
    move(tonight, 'Ann', 'pass');
    note();
    move(tonight, 'Ben', 'win', 1);
    note();
    again(tonight, 'Ann');
    note();
    again(tonight, 'Ben');
    tonight.send(HOUSE, { do: 'start' });
    note();
    const told = rooms.map((room, n) => endedBy(rooms[n - 1] ?? null, room)?.number ?? null);
    expect(told).toEqual([null, null, null, 1, null, null]);
  });

  it('is kept with its place in the log and who played, by seat', () => {
    const tonight = dueling({}, { id: 'kept' });
    const before = tonight.room();
    settleDuel(tonight);
    const { seq, at } = tonight.room();
    expect(endedBy(before, tonight.room())).toEqual({
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
    const tonight = table(['Ann', 'Ben', 'Cat', 'Dan']);
    tonight.send('Ann', { do: 'start' });
    for (const name of ['Ben', 'Cat']) {
      const who = { person: tonight.no(name) };
      tonight.send('Ann', { do: 'remove', who, inside: [] });
    }
    tonight.send('Ann', { do: 'allow', person: tonight.no('Cat') });
    tonight.send('Ann', { do: 'kick', person: tonight.no('Dan') });
    const before = tonight.room();
    tonight.send('Ann', { do: 'move', move: { do: 'concede' } }, '1/match');
    const ended = endedBy(before, tonight.room());
    expect(ended?.out).toEqual([identity('Ben')]);
    const told = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'].filter(
      (name) => ended && mayKnow(ended, identity(name)),
    );
    expect(told).toEqual(['Ann', 'Cat', 'Dan', 'Eve']);
  });

  it('is told to everybody when nobody was out', () => {
    const tonight = dueling();
    sit(tonight, 'Ben');
    const before = tonight.room();
    settleDuel(tonight);
    const ended = endedBy(before, tonight.room());
    expect(ended).not.toHaveProperty('out');
    expect(ended && mayKnow(ended, identity('Ben'))).toBe(true);
  });
});
