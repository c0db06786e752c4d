import { describe, expect, it } from 'vitest';
import { HOLD_MS } from './hold.ts';
import { botIn, type Room } from './room.ts';
import { evening, identity, nonce } from './testing/evening.ts';
import { HOUSE, names, said, sit, table, why } from './testing/words.ts';

const person = (room: Room, name: string) => room.people.find((p) => p.id === identity(name));

describe('opening', () => {
  it('seats the host on the first chair of a room as large as its game', () => {
    const { room } = evening();
    expect(room().chairs.map((chair) => chair.person)).toEqual([1, null, null, null]);
    expect(room()).toMatchObject({ seq: 1, host: 1, locked: false, game: 'toy' });
    expect(room().options).toEqual({ rounds: 2, swift: false, beat: 900 });
  });

  it('is refused for an unknown game and for a name with nothing in it', () => {
    expect(() => evening({ game: 'chess' })).toThrow('noSuchGame');
    expect(() => evening({ host: '\u200B ' })).toThrow('badName');
  });
});

describe('sitting down', () => {
  it('takes the chair that is named, or else the first free one', () => {
    const tonight = evening();
    sit(tonight, 'Ben', { seat: 2 });
    sit(tonight, 'Cat');
    expect(names(tonight.room())).toEqual(['Ann', 'Cat', 'Ben', null]);
  });

  it('tells who sat', () => {
    expect(said(sit(evening(), 'Ben'))).toEqual([{ type: 'sat', person: 2 }]);
  });

  it('is refused where it cannot be', () => {
    const tonight = table(['Ann', 'Ben', 'Cat', 'Dan']);
    expect(why(sit(tonight, 'Eve'))).toBe('full');
    expect(why(sit(tonight, 'Eve', { seat: 0 }))).toBe('taken');
    expect(why(sit(tonight, 'Eve', { seat: 4 }))).toBe('noSuchSeat');
    expect(why(sit(evening(), 'Eve', { name: '\u202E' }))).toBe('badName');
  });

  it('gives a second person of one name a number, and a person who returns their own', () => {
    const tonight = table(['Ann']);
    sit(tonight, 'b', { name: 'ANN' });
    sit(tonight, 'c', { name: 'Ánn' });
    expect(names(tonight.room())).toEqual(['Ann', 'ANN 2', 'Ánn 3', null]);
    tonight.send('b', { do: 'leave' });
    sit(tonight, 'b', { name: 'Ann' });
    expect(names(tonight.room())[1]).toBe('Ann 2');
    expect(tonight.room().people).toHaveLength(3);
  });

  it('gives everybody an ink of their own', () => {
    const tonight = evening();
    sit(tonight, 'Ben', { ink: 1 });
    sit(tonight, 'Cat', { ink: 5 });
    sit(tonight, 'Dan');
    expect(tonight.room().people.map(({ ink }) => ink)).toEqual([1, 2, 5, 3]);
  });

  it('again, whoever sits keeps the chair and renews the nonce', () => {
    const tonight = table(['Ann', 'Ben']);
    expect(said(sit(tonight, 'Ben', { seat: 3, nonce: nonce(7) }))).toEqual([]);
    expect(tonight.seat('Ben')).toBe(1);
    expect(tonight.room().chairs[1]?.nonce).toBe(nonce(7));
  });

  it('in a locked room is only for those who sit', () => {
    const tonight = table(['Ann', 'Ben']);
    tonight.send('Ann', { do: 'lock', locked: true });
    expect(why(sit(tonight, 'Cat'))).toBe('locked');
    expect(sit(tonight, 'Ben').ok).toBe(true);
    tonight.send('Ann', { do: 'lock', locked: false });
    expect(sit(tonight, 'Cat').ok).toBe(true);
  });
});

describe('getting up', () => {
  it('frees the chair in the waiting room', () => {
    const tonight = table(['Ann', 'Ben']);
    expect(said(tonight.send('Ben', { do: 'leave' }))).toEqual([{ type: 'left', person: 2 }]);
    expect(names(tonight.room())).toEqual(['Ann', null, null, null]);
    expect(why(tonight.send('Ben', { do: 'leave' }))).toBe('notSeated');
  });

  it('hands the room to whoever sat down first, people before bots', () => {
    const tonight = table(['Ann', 'Ben', 'Cat']);
    tonight.send('Ann', { do: 'addBot', seat: 3, level: 'easy' });
    tonight.send('Ann', { do: 'leave' });
    expect(tonight.room().host).toBe(tonight.no('Ben'));
    tonight.send('Ben', { do: 'leave' });
    tonight.send('Cat', { do: 'leave' });
    expect(tonight.room().host).toBe(tonight.no('Cat'));
    sit(tonight, 'Ben');
    expect(tonight.room().host).toBe(tonight.no('Ben'));
  });
});

describe('renaming', () => {
  it('changes name and ink', () => {
    const tonight = table(['Ann', 'Ben']);
    tonight.send('Ben', { do: 'rename', name: ' Benny ', ink: 4 });
    expect(person(tonight.room(), 'Ben')).toMatchObject({ name: 'Benny', ink: 4 });
  });

  it('keeps the own ink where another has the wanted one, and both names apart', () => {
    const tonight = table(['Ann', 'Ben', 'Cat']);
    tonight.send('Cat', { do: 'rename', name: 'ben', ink: 1 });
    expect(person(tonight.room(), 'Cat')).toMatchObject({ name: 'ben 2', ink: 3 });
    tonight.send('Cat', { do: 'rename', name: 'Cat', ink: 3 });
    expect(person(tonight.room(), 'Cat')).toMatchObject({ name: 'Cat', ink: 3 });
    expect(why(tonight.send('Cat', { do: 'rename', name: ' ', ink: 1 }))).toBe('badName');
  });

  it('to that of who is gone is kept when they come back', () => {
    const tonight = table(['Ann', 'Ben', 'Cat']);
    tonight.send('Ann', { do: 'start' });
    tonight.send('Ben', { do: 'leave' });
    tonight.send('Cat', { do: 'rename', name: 'Ben', ink: 3 });
    sit(tonight, 'Ben');
    expect(person(tonight.room(), 'Cat')).toMatchObject({ name: 'Ben', is: 'in' });
    expect(person(tonight.room(), 'Ben')).toMatchObject({ name: 'Ben 2', is: 'in' });
  });
});

describe('bots', () => {
  it('sit where the host puts them, and get up', () => {
    const tonight = table(['Ann']);
    tonight.send('Ann', { do: 'addBot', seat: 2, level: 'hard' });
    expect(botIn(tonight.room(), 2)).toBe('hard');
    expect(why(tonight.send('Ann', { do: 'addBot', seat: 2, level: 'hard' }))).toBe('taken');
    expect(why(tonight.send('Ann', { do: 'addBot', seat: 9, level: 'hard' }))).toBe('noSuchSeat');
    expect(why(tonight.send('Ann', { do: 'removeBot', seat: 0 }))).toBe('noSuchSeat');
    tonight.send('Ann', { do: 'removeBot', seat: 2 });
    expect(botIn(tonight.room(), 2)).toBeNull();
  });

  it('come back as themselves, so that the list of people does not grow', () => {
    const tonight = table(['Ann']);
    for (let i = 0; i < 5; i += 1) {
      tonight.send('Ann', { do: 'addBot', seat: 1, level: 'easy' });
      tonight.send('Ann', { do: 'removeBot', seat: 1 });
    }
    expect(tonight.room().people).toHaveLength(2);
  });
});

describe('the order of the chairs', () => {
  it('is the host’s word', () => {
    const tonight = table(['Ann', 'Ben', 'Cat']);
    tonight.send('Ann', { do: 'order', chairs: [2, 3, 0, 1] });
    expect(names(tonight.room())).toEqual(['Cat', null, 'Ann', 'Ben']);
  });

  it.each([[[0, 1, 2]], [[0, 1, 2, 2]], [[0, 1, 2, 4]], [[]]])(
    'is not %j on four chairs',
    (chairs) => {
      expect(why(table(['Ann']).send('Ann', { do: 'order', chairs }))).toBe('noSuchSeat');
    },
  );
});

describe('handing the room over', () => {
  it('is the host’s word', () => {
    const tonight = table(['Ann', 'Ben']);
    expect(said(tonight.send('Ann', { do: 'host', person: 2 }))).toEqual([
      { type: 'hosts', person: 2 },
    ]);
    expect(tonight.room().host).toBe(2);
    expect(why(tonight.send('Ann', { do: 'start' }))).toBe('notHost');
  });

  it('needs nobody’s word once the host has long been away', () => {
    const tonight = table(['Ann', 'Ben']);
    tonight.send(HOUSE, { do: 'away', person: 1 });
    tonight.wait(HOLD_MS - 1);
    expect(why(tonight.send('Ben', { do: 'host', person: 2 }))).toBe('present');
    tonight.wait(1);
    expect(tonight.send('Ben', { do: 'host', person: 2 }).ok).toBe(true);
  });

  it('goes only to people who sit', () => {
    const tonight = table(['Ann', 'Ben']);
    tonight.send('Ann', { do: 'addBot', seat: 2, level: 'easy' });
    tonight.send('Ben', { do: 'leave' });
    for (const no of [2, 3, 9]) {
      expect(why(tonight.send('Ann', { do: 'host', person: no }))).toBe('noSuchPerson');
    }
  });
});

describe('absences', () => {
  it('are written down from the first word on, and end', () => {
    const tonight = table(['Ann', 'Ben']);
    expect(said(tonight.send(HOUSE, { do: 'away', person: 2 }))).toEqual([
      { type: 'away', person: 2 },
    ]);
    const since = person(tonight.room(), 'Ben')?.away;
    tonight.wait(5_000);
    expect(said(tonight.send(HOUSE, { do: 'away', person: 2 }))).toEqual([]);
    expect(person(tonight.room(), 'Ben')?.away).toBe(since);
    expect(said(tonight.send(HOUSE, { do: 'back', person: 2 }))).toEqual([
      { type: 'back', person: 2 },
    ]);
    expect(person(tonight.room(), 'Ben')?.away).toBeNull();
  });

  it('are of people who are in', () => {
    const tonight = table(['Ann', 'Ben']);
    tonight.send('Ann', { do: 'addBot', seat: 2, level: 'easy' });
    tonight.send('Ben', { do: 'leave' });
    for (const no of [2, 3, 9]) {
      expect(why(tonight.send(HOUSE, { do: 'away', person: no }))).toBe('noSuchPerson');
    }
  });
});
