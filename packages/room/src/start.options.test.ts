import { openTable } from '@kesem/engine/core/table';
import { toy } from '@kesem/engine/core/testing/toy';
import { describe, expect, it } from 'vitest';
import { fitted } from './fit.ts';
import { playing } from './room.ts';
import { nonce, type ScriptedRoom, scriptedRoom } from './testing/scriptedRoom.ts';
import { again, HOUSE, names, table, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

const chairsOf = ({ room }: ScriptedRoom) => room().chairs.map(({ options }) => options);

describe('what the host chooses for one seat', () => {
  it('is seen by all, goes with the person, and reaches the game by seat', () => {
    const scripted = table(['Ann', 'Ben', 'Cat']);
    scripted.send('Ann', { do: 'seatOptions', seat: 1, options: { ahead: 1 } });
    const { chairs } = viewRoom(scripted.room(), 'public', scripted.deps);
    expect(chairs.map(({ options }) => options)).toEqual([
      undefined,
      { ahead: 1 },
      undefined,
      undefined,
    ]);
    scripted.send('Ann', { do: 'order', chairs: [1, 0, 2, 3] });
    expect(names(scripted.room()).slice(0, 2)).toEqual(['Ben', 'Ann']);
    scripted.send('Ann', { do: 'start' });
    expect(scripted.log().at(-1)?.command).toMatchObject({
      options: { rounds: 2, swift: false, beat: 900, ahead: [1, 0, 0] },
    });
    expect(playing(scripted.room())?.state).toMatchObject({ pub: { scores: [1, 0, 0] } });
  });

  it('stays with the person in the rematch, and in the waiting room after it', () => {
    const scripted = table(['Ann', 'Ben']);
    scripted.send('Ann', { do: 'seatOptions', seat: 1, options: { ahead: 1 } });
    scripted.send('Ann', { do: 'start' });
    scripted.send('Ann', { do: 'move', move: { do: 'concede' } }, '1/match');
    for (const name of ['Ann', 'Ben']) again(scripted, name);
    scripted.send(HOUSE, { do: 'start' });
    expect(names(scripted.room())).toEqual(['Ben', 'Ann']);
    expect(playing(scripted.room())?.options).toMatchObject({ ahead: [1, 0] });
    scripted.send('Ann', { do: 'move', move: { do: 'concede' } }, '2/match');
    scripted.send('Ann', { do: 'lobby' });
    expect(chairsOf(scripted)).toEqual([{ ahead: 1 }, undefined, undefined, undefined]);
  });

  it('is the host’s alone, and one of what the game offers per seat, for somebody who sits', () => {
    const scripted = table(['Ann', 'Ben']);
    const wish = { do: 'seatOptions', seat: 0, options: { ahead: 1 } } as const;
    expect(why(scripted.send('Ben', wish))).toBe('notHost');
    expect(why(scripted.send('Ann', { ...wish, seat: 2 }))).toBe('noSuchSeat');
    expect(why(scripted.send('Ann', { ...wish, seat: 9 }))).toBe('noSuchSeat');
    for (const options of [{ ahead: 2 }, { rounds: 1 }]) {
      expect(why(scripted.send('Ann', { ...wish, options }))).toBe('badOptions');
    }
    expect(why(scripted.send('Ann', { do: 'options', options: { ahead: 1 } }))).toBe('badOptions');
    expect(chairsOf(scripted)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('ends with the game it was chosen for', () => {
    const scripted = table(['Ann', 'Ben']);
    scripted.send('Ann', { do: 'seatOptions', seat: 1, options: { ahead: 1 } });
    scripted.send('Ann', { do: 'game', game: 'duel' });
    expect(chairsOf(scripted)).toEqual([undefined, undefined]);
    expect(why(scripted.send('Ann', { do: 'start' }))).toBeNull();
    expect(playing(scripted.room())?.options).toEqual({ banks: true, shown: false });
  });
});

describe('an option that is left to the room', () => {
  const beat = { ...toy.options.beat, alone: 600 };
  const left = openTable({ ...toy, options: { ...toy.options, beat } });
  const beatOf = (of: ScriptedRoom) => playing(of.room())?.options['beat'];

  it('is settled when a match starts, by how many humans sit, and stays with the room', () => {
    const scripted = scriptedRoom({ tables: [left] });
    scripted.send('Ann', { do: 'addBot', seat: 1, level: 'easy' });
    scripted.send('Ann', { do: 'start' });
    expect([beatOf(scripted), scripted.room().options['beat']]).toEqual([600, 'auto']);
    scripted.send('Ann', { do: 'abandon' });
    scripted.send('Ann', { do: 'lobby' });
    scripted.send('Ben', { do: 'sit', seat: null, name: 'Ben', ink: null, nonce: nonce(2) });
    scripted.send('Ann', { do: 'start' });
    expect(beatOf(scripted)).toBe(900);
    expect(scripted.log().map(({ command }) => command)).toContainEqual(
      expect.objectContaining({ do: 'start', options: expect.objectContaining({ beat: 900 }) }),
    );
  });

  it('is as the host chose it once the host has chosen', () => {
    const scripted = scriptedRoom({ tables: [left] });
    scripted.send('Ann', { do: 'addBot', seat: 1, level: 'easy' });
    scripted.send('Ann', { do: 'options', options: { beat: 900 } });
    scripted.send('Ann', { do: 'start' });
    expect(beatOf(scripted)).toBe(900);
  });
});

it('that a game does not offer any more is its default when a room is read back', () => {
  const scripted = table(['Ann', 'Ben']);
  scripted.send('Ann', { do: 'seatOptions', seat: 1, options: { ahead: 1 } });
  const ahead = { values: [0], default: 0, per: 'seat' } as const;
  scripted.stock([openTable({ ...toy, version: 2, options: { ...toy.options, ahead } })]);
  expect(fitted(scripted.room(), scripted.deps).chairs).toMatchObject([
    { person: 1 },
    { person: 2 },
    {},
    {},
  ]);
  expect(fitted(scripted.room(), scripted.deps).chairs[1]).not.toHaveProperty('options');
});
