import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { givenFor, isGiven } from './given.ts';
import { isDoorClosed, keepsWayIn, matchOf } from './room.ts';
import { identity, type ScriptedRoom } from './testing/scriptedRoom.ts';
import { names, sit, table, why } from './testing/words.ts';

const family = (scripted: ScriptedRoom, on = true) => scripted.send('Ann', { do: 'family', on });

describe('a family’s room', () => {
  it('is the host’s to make, at any time, and to unmake', () => {
    const scripted = table(['Ann', 'Ben'], { game: 'duel' });
    expect(why(scripted.send('Ben', { do: 'family', on: true }))).toBe('notHost');
    scripted.send('Ann', { do: 'start' });
    expect(why(family(scripted))).toBeNull();
    expect(scripted.room().family).toBe(true);
    family(scripted, false);
    expect(scripted.room().family).toBe(false);
  });

  it('gives everybody a name of the house at once, and whoever comes or chooses another', () => {
    const scripted = table(['Ann', 'Ben']);
    family(scripted);
    sit(scripted, 'Cat');
    scripted.send('Ben', { do: 'rename', name: 'a rude word', ink: 3 });
    const now = names(scripted.room()).filter((name) => name !== null);
    expect(now.every((name) => isGiven(name))).toBe(true);
    expect(new Set(now).size).toBe(3);
    scripted.send('Ben', { do: 'rename', name: 'Wood Otter', ink: 3 });
    expect(names(scripted.room())).toContain('Wood Otter');
  });

  it('plays what its game has for a room with children, whatever the host chose, and not elsewhere', () => {
    const scripted = table(['Ann', 'Ben']);
    const played = () => matchOf(scripted.room())?.options['swift'];
    scripted.send('Ann', { do: 'options', options: { swift: false } });
    family(scripted);
    scripted.send('Ann', { do: 'start' });
    expect([played(), scripted.room().options['swift']]).toEqual([true, false]);
    const other = table(['Ann', 'Ben']);
    other.send('Ann', { do: 'start' });
    expect(matchOf(other.room())?.options['swift']).toBe(false);
  });

  it('closes its door to whoever is new, and keeps the way in of all who are inside', () => {
    const scripted = table(['Ann', 'Ben']);
    const inside = [identity('a watcher')];
    scripted.send('Ann', { do: 'lock', locked: true, inside });
    expect(isDoorClosed(scripted.room())).toBe(false);
    family(scripted);
    expect(isDoorClosed(scripted.room())).toBe(true);
    const may = ['Ann', 'Ben', 'a watcher', 'Zoe'].map((name) =>
      keepsWayIn(scripted.room(), identity(name)),
    );
    expect(may).toEqual([true, true, true, false]);
    scripted.send('Ann', { do: 'lock', locked: false, inside: [] });
    expect(isDoorClosed(scripted.room())).toBe(false);
    expect(keepsWayIn(scripted.room(), identity('a watcher'))).toBe(true);
  });
});

describe('a name that the house gives', () => {
  it('is one whatever was asked for, the same for the same person, and in the same script', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 999 }), (asked, no) => {
        const name = givenFor(asked, no);
        expect(isGiven(name)).toBe(true);
        expect(givenFor(asked, no)).toBe(name);
        expect(givenFor(name, no + 1)).toBe(name);
      }),
    );
    expect([givenFor('דנה', 1), givenFor('Dana', 1)].map((name) => /[א-ת]/.test(name))).toEqual([
      true,
      false,
    ]);
  });

  it('may bear a number, and nothing else beside it', () => {
    expect(['ינשוף מהים', 'Sea Owl 2', 'Sea Owl x', 'Owl', 'Sea Owl 2 2'].map(isGiven)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('is another for eight people in a row', () => {
    const eight = Array.from({ length: 8 }, (_, n) => givenFor('x', n + 1));
    expect(new Set(eight).size).toBe(8);
  });
});
