import { openTable } from '@kesem/engine/core/table';
import { toy } from '@kesem/engine/core/testing/toy';
import { describe, expect, it } from 'vitest';
import { fitted } from './fit.ts';
import { playing } from './room.ts';
import type { Evening } from './testing/evening.ts';
import { again, HOUSE, names, table, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

const chairsOf = ({ room }: Evening) => room().chairs.map(({ options }) => options);

describe('what the host chooses for one seat', () => {
  it('is seen by all, goes with the person, and reaches the game by seat', () => {
    const tonight = table(['Ann', 'Ben', 'Cat']);
    tonight.send('Ann', { do: 'seatOptions', seat: 1, options: { ahead: 1 } });
    const { chairs } = viewRoom(tonight.room(), 'public', tonight.deps);
    expect(chairs.map(({ options }) => options)).toEqual([
      undefined,
      { ahead: 1 },
      undefined,
      undefined,
    ]);
    tonight.send('Ann', { do: 'order', chairs: [1, 0, 2, 3] });
    expect(names(tonight.room()).slice(0, 2)).toEqual(['Ben', 'Ann']);
    tonight.send('Ann', { do: 'start' });
    expect(tonight.log().at(-1)?.command).toMatchObject({
      options: { rounds: 2, swift: false, beat: 900, ahead: [1, 0, 0] },
    });
    expect(playing(tonight.room())?.state).toMatchObject({ pub: { scores: [1, 0, 0] } });
  });

  it('stays with the person in the rematch, and in the waiting room after it', () => {
    const tonight = table(['Ann', 'Ben']);
    tonight.send('Ann', { do: 'seatOptions', seat: 1, options: { ahead: 1 } });
    tonight.send('Ann', { do: 'start' });
    tonight.send('Ann', { do: 'move', move: { do: 'concede' } }, '1/match');
    for (const name of ['Ann', 'Ben']) again(tonight, name);
    tonight.send(HOUSE, { do: 'start' });
    expect(names(tonight.room())).toEqual(['Ben', 'Ann']);
    expect(playing(tonight.room())?.options).toMatchObject({ ahead: [1, 0] });
    tonight.send('Ann', { do: 'move', move: { do: 'concede' } }, '2/match');
    tonight.send('Ann', { do: 'lobby' });
    expect(chairsOf(tonight)).toEqual([{ ahead: 1 }, undefined, undefined, undefined]);
  });

  it('is the host’s alone, and one of what the game offers per seat, for somebody who sits', () => {
    const tonight = table(['Ann', 'Ben']);
    const wish = { do: 'seatOptions', seat: 0, options: { ahead: 1 } } as const;
    expect(why(tonight.send('Ben', wish))).toBe('notHost');
    expect(why(tonight.send('Ann', { ...wish, seat: 2 }))).toBe('noSuchSeat');
    expect(why(tonight.send('Ann', { ...wish, seat: 9 }))).toBe('noSuchSeat');
    for (const options of [{ ahead: 2 }, { rounds: 1 }]) {
      expect(why(tonight.send('Ann', { ...wish, options }))).toBe('badOptions');
    }
    expect(why(tonight.send('Ann', { do: 'options', options: { ahead: 1 } }))).toBe('badOptions');
    expect(chairsOf(tonight)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('ends with the game it was chosen for', () => {
    const tonight = table(['Ann', 'Ben']);
    tonight.send('Ann', { do: 'seatOptions', seat: 1, options: { ahead: 1 } });
    tonight.send('Ann', { do: 'game', game: 'duel' });
    expect(chairsOf(tonight)).toEqual([undefined, undefined]);
    expect(why(tonight.send('Ann', { do: 'start' }))).toBeNull();
    expect(playing(tonight.room())?.options).toEqual({ banks: true });
  });
});

it('that a game does not offer any more is its default when a room is read back', () => {
  const tonight = table(['Ann', 'Ben']);
  tonight.send('Ann', { do: 'seatOptions', seat: 1, options: { ahead: 1 } });
  const ahead = { values: [0], default: 0, per: 'seat' } as const;
  tonight.stock([openTable({ ...toy, version: 2, options: { ...toy.options, ahead } })]);
  expect(fitted(tonight.room(), tonight.deps).chairs).toMatchObject([
    { person: 1 },
    { person: 2 },
    {},
    {},
  ]);
  expect(fitted(tonight.room(), tonight.deps).chairs[1]).not.toHaveProperty('options');
});
