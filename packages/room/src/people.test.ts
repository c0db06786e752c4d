import { describe, expect, it } from 'vitest';
import { HOLD_MS } from './hold.ts';
import { botIn, type Room } from './room.ts';
import { identity, nonce, scriptedRoom } from './testing/scriptedRoom.ts';
import { HOUSE, names, said, sit, table, why } from './testing/words.ts';

const person = (room: Room, name: string) => room.people.find((p) => p.id === identity(name));

describe('opening', () => {
  it('seats the host on the first chair of a room as large as its game', () => {
    const { room } = scriptedRoom();
    expect(room().chairs.map((chair) => chair.person)).toEqual([1, null, null, null]);
    expect(room()).toMatchObject({ seq: 1, host: 1, locked: false, game: 'toy' });
    expect(room().options).toEqual({ rounds: 2, swift: false, beat: 900 });
  });

  it('is refused for an unknown game and for a name with nothing in it', () => {
    expect(() => scriptedRoom({ game: 'chess' })).toThrow('noSuchGame');
    expect(() => scriptedRoom({ host: '\u200B ' })).toThrow('badName');
  });
});

describe('sitting down', () => {
  it('takes the chair that is named, or else the first free one', () => {
    const scripted = scriptedRoom();
    sit(scripted, 'Ben', { seat: 2 });
    sit(scripted, 'Cat');
    expect(names(scripted.room())).toEqual(['Ann', 'Cat', 'Ben', null]);
  });

  it('tells who sat', () => {
    expect(said(sit(scriptedRoom(), 'Ben'))).toEqual([{ type: 'sat', person: 2 }]);
  });

  it('is refused where it cannot be', () => {
    const scripted = table(['Ann', 'Ben', 'Cat', 'Dan']);
    expect(why(sit(scripted, 'Eve'))).toBe('full');
    expect(why(sit(scripted, 'Eve', { seat: 0 }))).toBe('taken');
    expect(why(sit(scripted, 'Eve', { seat: 4 }))).toBe('noSuchSeat');
    expect(why(sit(scriptedRoom(), 'Eve', { name: '\u202E' }))).toBe('badName');
  });

  it('gives a second person of one name a number, and a person who returns their own', () => {
    const scripted = table(['Ann']);
    sit(scripted, 'b', { name: 'ANN' });
    sit(scripted, 'c', { name: 'Ánn' });
    expect(names(scripted.room())).toEqual(['Ann', 'ANN 2', 'Ánn 3', null]);
    scripted.send('b', { do: 'leave' });
    sit(scripted, 'b', { name: 'Ann' });
    expect(names(scripted.room())[1]).toBe('Ann 2');
    expect(scripted.room().people).toHaveLength(3);
  });

  it('H15: gives a second person whom the house named alike another of its names, the same when they return', () => {
    const scripted = scriptedRoom();
    const given = () => names(scripted.room()).slice(1);
    for (const id of ['a', 'b', 'c']) sit(scripted, id, { name: 'Field Crane' });
    const before = given();
    expect(before[0]).toBe('Field Crane');
    expect(new Set(before).size).toBe(3);
    for (const name of before) expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    scripted.send('b', { do: 'leave' });
    sit(scripted, 'b', { name: 'Field Crane' });
    expect(given()).toEqual(before);
    for (const id of ['a', 'b']) scripted.send(id, { do: 'rename', name: 'סיס מהגן', ink: 1 });
    expect(given()[0]).toBe('סיס מהגן');
    expect(given()[1]).toMatch(/^(?!סיס מהגן$)[א-ת]+ מ[א-ת]+$/);
  });

  it('gives everybody an ink of their own', () => {
    const scripted = scriptedRoom();
    sit(scripted, 'Ben', { ink: 1 });
    sit(scripted, 'Cat', { ink: 5 });
    sit(scripted, 'Dan');
    expect(scripted.room().people.map(({ ink }) => ink)).toEqual([1, 2, 5, 3]);
  });

  it('again, whoever sits keeps the chair and renews the nonce', () => {
    const scripted = table(['Ann', 'Ben']);
    expect(said(sit(scripted, 'Ben', { seat: 3, nonce: nonce(7) }))).toEqual([]);
    expect(scripted.seat('Ben')).toBe(1);
    expect(scripted.room().chairs[1]?.nonce).toBe(nonce(7));
  });

  it('in a locked room is only for those who sit', () => {
    const scripted = table(['Ann', 'Ben']);
    scripted.send('Ann', { do: 'lock', locked: true });
    expect(why(sit(scripted, 'Cat'))).toBe('locked');
    expect(sit(scripted, 'Ben').ok).toBe(true);
    scripted.send('Ann', { do: 'lock', locked: false });
    expect(sit(scripted, 'Cat').ok).toBe(true);
  });
});

describe('getting up', () => {
  it('frees the chair in the waiting room', () => {
    const scripted = table(['Ann', 'Ben']);
    expect(said(scripted.send('Ben', { do: 'leave' }))).toEqual([{ type: 'left', person: 2 }]);
    expect(names(scripted.room())).toEqual(['Ann', null, null, null]);
    expect(why(scripted.send('Ben', { do: 'leave' }))).toBe('notSeated');
  });

  it('hands the room to whoever sat down first, people before bots', () => {
    const scripted = table(['Ann', 'Ben', 'Cat']);
    scripted.send('Ann', { do: 'addBot', seat: 3, level: 'easy' });
    scripted.send('Ann', { do: 'leave' });
    expect(scripted.room().host).toBe(scripted.no('Ben'));
    scripted.send('Ben', { do: 'leave' });
    scripted.send('Cat', { do: 'leave' });
    expect(scripted.room().host).toBe(scripted.no('Cat'));
    sit(scripted, 'Ben');
    expect(scripted.room().host).toBe(scripted.no('Ben'));
  });
});

describe('renaming', () => {
  it('changes name and ink', () => {
    const scripted = table(['Ann', 'Ben']);
    scripted.send('Ben', { do: 'rename', name: ' Benny ', ink: 4 });
    expect(person(scripted.room(), 'Ben')).toMatchObject({ name: 'Benny', ink: 4 });
  });

  it('keeps the own ink where another has the wanted one, and both names apart', () => {
    const scripted = table(['Ann', 'Ben', 'Cat']);
    scripted.send('Cat', { do: 'rename', name: 'ben', ink: 1 });
    expect(person(scripted.room(), 'Cat')).toMatchObject({ name: 'ben 2', ink: 3 });
    scripted.send('Cat', { do: 'rename', name: 'Cat', ink: 3 });
    expect(person(scripted.room(), 'Cat')).toMatchObject({ name: 'Cat', ink: 3 });
    expect(why(scripted.send('Cat', { do: 'rename', name: ' ', ink: 1 }))).toBe('badName');
  });

  it('to that of who is gone is kept when they come back', () => {
    const scripted = table(['Ann', 'Ben', 'Cat']);
    scripted.send('Ann', { do: 'start' });
    scripted.send('Ben', { do: 'leave' });
    scripted.send('Cat', { do: 'rename', name: 'Ben', ink: 3 });
    sit(scripted, 'Ben');
    expect(person(scripted.room(), 'Cat')).toMatchObject({ name: 'Ben', is: 'in' });
    expect(person(scripted.room(), 'Ben')).toMatchObject({ name: 'Ben 2', is: 'in' });
  });
});

describe('bots', () => {
  it('sit where the host puts them, and get up', () => {
    const scripted = table(['Ann']);
    scripted.send('Ann', { do: 'addBot', seat: 2, level: 'hard' });
    expect(botIn(scripted.room(), 2)).toBe('hard');
    expect(why(scripted.send('Ann', { do: 'addBot', seat: 2, level: 'hard' }))).toBe('taken');
    expect(why(scripted.send('Ann', { do: 'addBot', seat: 9, level: 'hard' }))).toBe('noSuchSeat');
    expect(why(scripted.send('Ann', { do: 'removeBot', seat: 0 }))).toBe('noSuchSeat');
    scripted.send('Ann', { do: 'removeBot', seat: 2 });
    expect(botIn(scripted.room(), 2)).toBeNull();
  });

  it('come back as themselves, so that the list of people does not grow', () => {
    const scripted = table(['Ann']);
    for (let i = 0; i < 5; i += 1) {
      scripted.send('Ann', { do: 'addBot', seat: 1, level: 'easy' });
      scripted.send('Ann', { do: 'removeBot', seat: 1 });
    }
    expect(scripted.room().people).toHaveLength(2);
  });
});

describe('the order of the chairs', () => {
  it('is the host’s word', () => {
    const scripted = table(['Ann', 'Ben', 'Cat']);
    scripted.send('Ann', { do: 'order', chairs: [2, 3, 0, 1] });
    expect(names(scripted.room())).toEqual(['Cat', null, 'Ann', 'Ben']);
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
    const scripted = table(['Ann', 'Ben']);
    expect(said(scripted.send('Ann', { do: 'host', person: 2 }))).toEqual([
      { type: 'hosts', person: 2 },
    ]);
    expect(scripted.room().host).toBe(2);
    expect(why(scripted.send('Ann', { do: 'start' }))).toBe('notHost');
  });

  it('needs nobody’s word once the host has long been away', () => {
    const scripted = table(['Ann', 'Ben']);
    scripted.send(HOUSE, { do: 'away', person: 1 });
    scripted.wait(HOLD_MS - 1);
    expect(why(scripted.send('Ben', { do: 'host', person: 2 }))).toBe('present');
    scripted.wait(1);
    expect(scripted.send('Ben', { do: 'host', person: 2 }).ok).toBe(true);
  });

  it('goes only to people who sit', () => {
    const scripted = table(['Ann', 'Ben']);
    scripted.send('Ann', { do: 'addBot', seat: 2, level: 'easy' });
    scripted.send('Ben', { do: 'leave' });
    for (const no of [2, 3, 9]) {
      expect(why(scripted.send('Ann', { do: 'host', person: no }))).toBe('noSuchPerson');
    }
  });
});

describe('absences', () => {
  it('are written down from the first word on, and end', () => {
    const scripted = table(['Ann', 'Ben']);
    expect(said(scripted.send(HOUSE, { do: 'away', person: 2 }))).toEqual([
      { type: 'away', person: 2 },
    ]);
    const since = person(scripted.room(), 'Ben')?.away;
    scripted.wait(5_000);
    expect(said(scripted.send(HOUSE, { do: 'away', person: 2 }))).toEqual([]);
    expect(person(scripted.room(), 'Ben')?.away).toBe(since);
    expect(said(scripted.send(HOUSE, { do: 'back', person: 2 }))).toEqual([
      { type: 'back', person: 2 },
    ]);
    expect(person(scripted.room(), 'Ben')?.away).toBeNull();
  });

  it('are of people who are in', () => {
    const scripted = table(['Ann', 'Ben']);
    scripted.send('Ann', { do: 'addBot', seat: 2, level: 'easy' });
    scripted.send('Ben', { do: 'leave' });
    for (const no of [2, 3, 9]) {
      expect(why(scripted.send(HOUSE, { do: 'away', person: no }))).toBe('noSuchPerson');
    }
  });
});
