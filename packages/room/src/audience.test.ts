import { describe, expect, it } from 'vitest';
import type { Removed } from './commit.ts';
import { foldAll } from './decide.ts';
import { botIn, type Room } from './room.ts';
import { type Evening, evening, identity } from './testing/evening.ts';
import { reread } from './testing/reread.ts';
import { dueling, HOUSE, move, names, said, settleDuel, sit, table, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

const kick = (to: Evening, person: number) => to.send('Ann', { do: 'kick', person });
const allow = (to: Evening, person: number) => to.send('Ann', { do: 'allow', person });
const remove = (to: Evening, who: Removed['who'], inside: readonly string[] = []) =>
  to.send('Ann', { do: 'remove', who, inside });
const person = (room: Room, name: string) => room.people.find((p) => p.id === identity(name));
const EVE = { id: identity('Eve'), name: 'Eve', ink: 4 } as const;

describe('to the audience', () => {
  it('somebody watches, and it is told who said so', () => {
    const tonight = table(['Ann', 'Ben']);
    expect(said(kick(tonight, 2))).toEqual([{ type: 'kicked', person: 2, by: 1 }]);
    expect(names(tonight.room())[1]).toBeNull();
    expect(why(sit(tonight, 'Ben'))).toBe('kicked');
    expect(why(tonight.send('Ben', { do: 'leave' }))).toBe('kicked');
    const { people } = viewRoom(tonight.room(), 'public', tonight.deps);
    expect(people[1]).toMatchObject({ is: 'kicked', by: 1 });
  });

  it('reaches also those who got up', () => {
    const tonight = table(['Ann', 'Ben']);
    tonight.send('Ben', { do: 'leave' });
    expect(kick(tonight, 2).ok).toBe(true);
    expect(why(sit(tonight, 'Ben'))).toBe('kicked');
  });

  it('is not for the host, a bot, a stranger, or somebody twice', () => {
    const tonight = table(['Ann', 'Ben']);
    tonight.send('Ann', { do: 'addBot', seat: 2, level: 'easy' });
    kick(tonight, 2);
    for (const no of [1, 2, 3, 9]) expect(why(kick(tonight, no))).toBe('noSuchPerson');
  });

  it('the host may let them sit again', () => {
    const tonight = table(['Ann', 'Ben']);
    kick(tonight, 2);
    expect(said(allow(tonight, 2))).toEqual([{ type: 'allowed', person: 2, by: 1 }]);
    expect(sit(tonight, 'Ben').ok).toBe(true);
    expect(person(tonight.room(), 'Ben')).not.toHaveProperty('by');
  });

  it('they may sit when the next seat falls free, which their own did not', () => {
    const tonight = table(['Ann', 'Ben', 'Cat']);
    kick(tonight, 2);
    expect(why(sit(tonight, 'Ben'))).toBe('kicked');
    expect(said(tonight.send('Cat', { do: 'leave' }))).toEqual([
      { type: 'left', person: 3 },
      { type: 'allowed', person: 2 },
    ]);
    expect(sit(tonight, 'Ben').ok).toBe(true);
  });

  it('a seat that is taken, or changed, has not fallen free', () => {
    const tonight = table(['Ann', 'Ben', 'Cat']);
    kick(tonight, 2);
    tonight.send('Ann', { do: 'order', chairs: [2, 1, 0, 3] });
    sit(tonight, 'Dan');
    tonight.send('Ann', { do: 'start' });
    expect(person(tonight.room(), 'Ben')?.is).toBe('kicked');
  });

  it('after a match their chair falls free too', () => {
    const tonight = dueling();
    kick(tonight, 2);
    settleDuel(tonight);
    expect(why(sit(tonight, 'Ben'))).toBe('kicked');
    tonight.send('Ann', { do: 'lobby' });
    expect(sit(tonight, 'Ben').ok).toBe(true);
  });
});

describe('out of the room', () => {
  it('the chair is free, a bot plays on in a match, and it is told who said so', () => {
    const tonight = dueling();
    expect(said(remove(tonight, { person: 2 }))).toEqual([{ type: 'removed', person: 2, by: 1 }]);
    expect(botIn(tonight.room(), 1)).toBe('medium');
    expect(why(move(tonight, 'Ben', 'pass', 1))).toBe('removed');
    expect(why(sit(tonight, 'Ben'))).toBe('removed');
    expect(why(tonight.send(HOUSE, { do: 'back', person: 2 }))).toBe('noSuchPerson');
    settleDuel(tonight);
    tonight.send('Ann', { do: 'lobby' });
    expect(names(tonight.room())).toEqual(['Ann', null]);
    expect(why(sit(tonight, 'Ben'))).toBe('removed');
  });

  it('somebody who only watched becomes a person of the room, and no seat falling free lets them in', () => {
    const tonight = table(['Ann', 'Ben']);
    expect(said(remove(tonight, EVE))).toEqual([{ type: 'removed', person: 3, by: 1 }]);
    tonight.send('Ben', { do: 'leave' });
    expect(why(sit(tonight, 'Eve'))).toBe('removed');
    expect(person(tonight.room(), 'Eve')).toMatchObject({ no: 3, name: 'Eve', bot: null });
  });

  it('whoever sat down in the same moment is put out as who they are', () => {
    const tonight = table(['Ann', 'Ben']);
    remove(tonight, { ...EVE, id: identity('Ben') });
    expect(tonight.room().people).toHaveLength(2);
    expect(person(tonight.room(), 'Ben')?.is).toBe('removed');
  });

  it('identities that looked on keep their way in, and no view tells of them', () => {
    const tonight = table(['Ann', 'Ben']);
    remove(tonight, { person: 2 }, [identity('Eve')]);
    expect(tonight.room().guests).toEqual([identity('Eve')]);
    expect(JSON.stringify(viewRoom(tonight.room(), 0, tonight.deps))).not.toContain('identity-of');
  });

  it('is not for the host, a bot, nobody, or somebody twice; and for the host alone to say', () => {
    const tonight = table(['Ann', 'Ben']);
    tonight.send('Ann', { do: 'addBot', seat: 2, level: 'easy' });
    const out = { do: 'remove', who: { person: 1 }, inside: [] } as const;
    expect(why(tonight.send('Ben', out))).toBe('notHost');
    expect(why(tonight.send(HOUSE, out))).toBe('notAllowed');
    remove(tonight, { person: 2 });
    for (const no of [0, 1, 2, 3, 9])
      expect(why(remove(tonight, { person: no }))).toBe('noSuchPerson');
    expect(why(kick(tonight, 2))).toBe('noSuchPerson');
  });

  it('reaches those in the audience, and the host can take it back', () => {
    const tonight = dueling();
    kick(tonight, 2);
    expect(remove(tonight, { person: 2 }).ok).toBe(true);
    expect(said(allow(tonight, 2))).toEqual([{ type: 'allowed', person: 2, by: 1 }]);
    expect(why(allow(tonight, 2))).toBe('noSuchPerson');
    expect(why(allow(tonight, 1))).toBe('noSuchPerson');
    sit(tonight, 'Ben');
    expect(botIn(tonight.room(), 1)).toBeNull();
  });

  it('folds from the log to the same room', () => {
    const tonight = evening();
    sit(tonight, 'Ben');
    remove(tonight, EVE, [identity('Fay')]);
    kick(tonight, 2);
    allow(tonight, 3);
    expect(foldAll(reread(tonight.log()), tonight.deps)).toEqual(tonight.room());
  });
});
