import { describe, expect, it } from 'vitest';
import { evening } from './testing/evening.ts';
import { names, sit, table, why } from './testing/words.ts';

describe('another game', () => {
  it('keeps the host first, then people, then bots, and forgets options and secret choices', () => {
    const tonight = evening({ host: 'Zoe' });
    tonight.send('Zoe', { do: 'addBot', seat: 1, level: 'easy' });
    sit(tonight, 'Ben');
    sit(tonight, 'Cat');
    tonight.send('Zoe', { do: 'options', options: { rounds: 3 } });
    tonight.send('Zoe', { do: 'own', own: { deck: Array(9).fill(2), skip: true } });
    tonight.send('Zoe', { do: 'order', chairs: [1, 2, 3, 0] });
    tonight.send('Zoe', { do: 'game', game: 'duel' });
    expect(names(tonight.room())).toEqual(['Ben', 'Zoe']);
    expect(tonight.room()).toMatchObject({ host: 1, game: 'duel', options: { banks: true } });
    expect(tonight.room().chairs.every(({ own }) => own === null)).toBe(true);
  });

  it('seats everybody where there is room, with chairs to spare', () => {
    const tonight = evening({ game: 'duel' });
    sit(tonight, 'Ben');
    tonight.send('Ann', { do: 'game', game: 'toy' });
    expect(names(tonight.room())).toEqual(['Ann', 'Ben', null, null]);
    expect(sit(tonight, 'Cat').ok).toBe(true);
  });

  it('leaves those without a chair free to sit down again', () => {
    const tonight = table(['Ann', 'Ben', 'Cat']);
    tonight.send('Ann', { do: 'game', game: 'duel' });
    expect(why(tonight.send('Cat', { do: 'own', own: 'x' }))).toBe('notSeated');
    tonight.send('Ben', { do: 'leave' });
    expect(sit(tonight, 'Cat').ok).toBe(true);
    expect(tonight.no('Cat')).toBe(3);
  });

  it('must be on the shelf', () => {
    expect(why(table(['Ann']).send('Ann', { do: 'game', game: 'chess' }))).toBe('noSuchGame');
  });
});

describe('options and secret choices', () => {
  it('are what the game offers, completed with its defaults', () => {
    const tonight = table(['Ann']);
    tonight.send('Ann', { do: 'options', options: { swift: true, beat: 600 } });
    expect(tonight.room().options).toEqual({ rounds: 2, swift: true, beat: 600 });
    for (const options of [{ rounds: 4 }, { speed: 1 }]) {
      expect(why(tonight.send('Ann', { do: 'options', options }))).toBe('badOptions');
    }
  });

  it('are what the game understands', () => {
    const tonight = table(['Ann', 'Ben']);
    expect(why(tonight.send('Ben', { do: 'own', own: { deck: [1] } }))).toBe('junk');
    tonight.send('Ben', { do: 'own', own: { deck: Array(9).fill(3), skip: true } });
    expect(tonight.room().chairs[1]?.own?.value).toEqual({ deck: Array(9).fill(3), skip: true });
  });

  it('stay with their person when the chairs are put in order', () => {
    const tonight = evening({ game: 'duel' });
    tonight.send('Ann', { do: 'own', own: 'quick' });
    tonight.send('Ann', { do: 'order', chairs: [1, 0] });
    expect(tonight.room().chairs[1]?.own).toEqual({ value: 'quick' });
  });
});
