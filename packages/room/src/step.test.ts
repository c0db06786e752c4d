import { describe, expect, it } from 'vitest';
import { scriptedRoom } from './testing/scriptedRoom.ts';
import { names, sit, table, why } from './testing/words.ts';

describe('another game', () => {
  it('keeps the host first, then people, then bots, and forgets options and secret choices', () => {
    const scripted = scriptedRoom({ host: 'Zoe' });
    scripted.send('Zoe', { do: 'addBot', seat: 1, level: 'easy' });
    sit(scripted, 'Ben');
    sit(scripted, 'Cat');
    scripted.send('Zoe', { do: 'options', options: { rounds: 3 } });
    scripted.send('Zoe', { do: 'own', own: { deck: Array(9).fill(2), skip: true } });
    scripted.send('Zoe', { do: 'order', chairs: [1, 2, 3, 0] });
    scripted.send('Zoe', { do: 'game', game: 'duel' });
    expect(names(scripted.room())).toEqual(['Ben', 'Zoe']);
    expect(scripted.room()).toMatchObject({ host: 1, game: 'duel', options: { banks: true } });
    expect(scripted.room().chairs.every(({ own }) => own === null)).toBe(true);
  });

  it('seats everybody where there is room, with chairs to spare', () => {
    const scripted = scriptedRoom({ game: 'duel' });
    sit(scripted, 'Ben');
    scripted.send('Ann', { do: 'game', game: 'toy' });
    expect(names(scripted.room())).toEqual(['Ann', 'Ben', null, null]);
    expect(sit(scripted, 'Cat').ok).toBe(true);
  });

  it('leaves those without a chair free to sit down again', () => {
    const scripted = table(['Ann', 'Ben', 'Cat']);
    scripted.send('Ann', { do: 'game', game: 'duel' });
    expect(why(scripted.send('Cat', { do: 'own', own: 'x' }))).toBe('notSeated');
    scripted.send('Ben', { do: 'leave' });
    expect(sit(scripted, 'Cat').ok).toBe(true);
    expect(scripted.no('Cat')).toBe(3);
  });

  it('must be on the shelf', () => {
    expect(why(table(['Ann']).send('Ann', { do: 'game', game: 'chess' }))).toBe('noSuchGame');
  });
});

describe('options and secret choices', () => {
  it('are what the game offers, completed with its defaults', () => {
    const scripted = table(['Ann']);
    scripted.send('Ann', { do: 'options', options: { swift: true, beat: 600 } });
    expect(scripted.room().options).toEqual({ rounds: 2, swift: true, beat: 600 });
    for (const options of [{ rounds: 4 }, { speed: 1 }]) {
      expect(why(scripted.send('Ann', { do: 'options', options }))).toBe('badOptions');
    }
  });

  it('are what the game understands', () => {
    const scripted = table(['Ann', 'Ben']);
    expect(why(scripted.send('Ben', { do: 'own', own: { deck: [1] } }))).toBe('junk');
    scripted.send('Ben', { do: 'own', own: { deck: Array(9).fill(3), skip: true } });
    expect(scripted.room().chairs[1]?.own?.value).toEqual({ deck: Array(9).fill(3), skip: true });
  });

  it('stay with their person when the chairs are put in order', () => {
    const scripted = scriptedRoom({ game: 'duel' });
    scripted.send('Ann', { do: 'own', own: 'quick' });
    scripted.send('Ann', { do: 'order', chairs: [1, 0] });
    expect(scripted.room().chairs[1]?.own).toEqual({ value: 'quick' });
  });
});
