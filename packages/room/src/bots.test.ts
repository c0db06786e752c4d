import { LEVELS } from '@kesem/engine/core/bot';
import { describe, expect, it } from 'vitest';
import { castFor, characterOf } from './cast.ts';
import { personAt } from './room.ts';
import { againstBot } from './testing/driven.ts';
import { type ScriptedRoom, scriptedRoom } from './testing/scriptedRoom.ts';
import { names, said, sit, table, why } from './testing/words.ts';

const levels = ({ room }: ScriptedRoom) =>
  room().chairs.map(({ person }) => personAt(room(), person)?.bot ?? null);

describe('who a bot is', () => {
  it('is one of the two of its level, and then the nearest of the others', () => {
    expect(castFor('easy').slice(0, 2)).toEqual(['blot', 'roller']);
    expect(castFor('hard').slice(0, 4)).toEqual(['graver', 'press', 'block', 'bottle']);
    for (const level of LEVELS) expect(new Set(castFor(level)).size).toBe(8);
  });

  it('is never somebody who sits there already', () => {
    const scripted = scriptedRoom();
    for (const seat of [1, 2, 3]) scripted.send('Ann', { do: 'addBot', seat, level: 'gentle' });
    expect(names(scripted.room())).toEqual(['Ann', 'comma', 'draft', 'blot']);
    expect(levels(scripted)).toEqual([null, 'gentle', 'gentle', 'gentle']);
    scripted.send('Ann', { do: 'removeBot', seat: 2 });
    scripted.send('Ann', { do: 'addBot', seat: 2, level: 'easy' });
    expect(names(scripted.room())).toEqual(['Ann', 'comma', 'roller', 'blot']);
  });

  it('is the same when it comes back, with its number in the room', () => {
    const scripted = scriptedRoom();
    scripted.send('Ann', { do: 'addBot', seat: 1, level: 'hard' });
    scripted.send('Ann', { do: 'addBot', seat: 2, level: 'hard' });
    scripted.send('Ann', { do: 'removeBot', seat: 1 });
    scripted.send('Ann', { do: 'addBot', seat: 3, level: 'hard' });
    expect(names(scripted.room())).toEqual(['Ann', null, 'press', 'graver']);
    expect(scripted.room().people).toHaveLength(3);
  });

  it('is one of its level where the room is older than the company', () => {
    expect(characterOf({ name: '', ink: 2, bot: 'easy' })).toBe('blot');
    expect(characterOf({ name: '', ink: 3, bot: 'easy' })).toBe('roller');
    expect(characterOf({ name: 'press', ink: 3, bot: 'easy' })).toBe('press');
  });
});

describe('to fill with bots', () => {
  const fill = { do: 'fill', level: 'easy' } as const;

  it('seats as many as the game is best with, and then all', () => {
    const scripted = scriptedRoom();
    expect(said(scripted.send('Ann', fill))).toEqual([
      { type: 'sat', person: 2 },
      { type: 'sat', person: 3 },
    ]);
    expect(levels(scripted)).toEqual([null, 'easy', 'easy', null]);
    scripted.send('Ann', fill);
    expect(levels(scripted)).toEqual([null, 'easy', 'easy', 'easy']);
    expect(why(scripted.send('Ann', fill))).toBe('full');
  });

  it('leaves everybody on their chair, and is for the host alone', () => {
    const scripted = scriptedRoom();
    sit(scripted, 'Ben', { seat: 2 });
    expect(why(scripted.send('Ben', fill))).toBe('notHost');
    scripted.send('Ann', fill);
    expect(names(scripted.room())).toEqual(['Ann', 'blot', 'Ben', null]);
  });

  it('is not for a match under way', () => {
    expect(why(againstBot().send('Ann', fill))).toBe('stale');
    expect(why(table(['Ann', 'Ben', 'Cat', 'Dan']).send('Ann', fill))).toBe('full');
  });
});
