import { describe, expect, it } from 'vitest';
import type { Removed } from './commit.ts';
import { foldAll } from './decide.ts';
import { botIn, type Room } from './room.ts';
import { jsonRoundTrip } from './testing/jsonRoundTrip.ts';
import { identity, type ScriptedRoom, scriptedRoom } from './testing/scriptedRoom.ts';
import { dueling, HOUSE, move, names, said, settleDuel, sit, table, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

const kick = (to: ScriptedRoom, person: number) => to.send('Ann', { do: 'kick', person });
const allow = (to: ScriptedRoom, person: number) => to.send('Ann', { do: 'allow', person });
const remove = (to: ScriptedRoom, who: Removed['who'], inside: readonly string[] = []) =>
  to.send('Ann', { do: 'remove', who, inside });
const person = (room: Room, name: string) => room.people.find((p) => p.id === identity(name));
const EVE = { id: identity('Eve'), name: 'Eve', ink: 4 } as const;

describe('to the audience', () => {
  it('somebody watches, and it is told who said so', () => {
    const scripted = table(['Ann', 'Ben']);
    expect(said(kick(scripted, 2))).toEqual([{ type: 'kicked', person: 2, by: 1 }]);
    expect(names(scripted.room())[1]).toBeNull();
    expect(why(sit(scripted, 'Ben'))).toBe('kicked');
    expect(why(scripted.send('Ben', { do: 'leave' }))).toBe('kicked');
    const { people } = viewRoom(scripted.room(), 'public', scripted.deps);
    expect(people[1]).toMatchObject({ is: 'kicked', by: 1 });
  });

  it('reaches also those who got up', () => {
    const scripted = table(['Ann', 'Ben']);
    scripted.send('Ben', { do: 'leave' });
    expect(kick(scripted, 2).ok).toBe(true);
    expect(why(sit(scripted, 'Ben'))).toBe('kicked');
  });

  it('is not for the host, a bot, a stranger, or somebody twice', () => {
    const scripted = table(['Ann', 'Ben']);
    scripted.send('Ann', { do: 'addBot', seat: 2, level: 'easy' });
    kick(scripted, 2);
    for (const no of [1, 2, 3, 9]) expect(why(kick(scripted, no))).toBe('noSuchPerson');
  });

  it('the host may let them sit again', () => {
    const scripted = table(['Ann', 'Ben']);
    kick(scripted, 2);
    expect(said(allow(scripted, 2))).toEqual([{ type: 'allowed', person: 2, by: 1 }]);
    expect(sit(scripted, 'Ben').ok).toBe(true);
    expect(person(scripted.room(), 'Ben')).not.toHaveProperty('by');
  });

  it('they may sit when the next seat falls free, which their own did not', () => {
    const scripted = table(['Ann', 'Ben', 'Cat']);
    kick(scripted, 2);
    expect(why(sit(scripted, 'Ben'))).toBe('kicked');
    expect(said(scripted.send('Cat', { do: 'leave' }))).toEqual([
      { type: 'left', person: 3 },
      { type: 'allowed', person: 2 },
    ]);
    expect(sit(scripted, 'Ben').ok).toBe(true);
  });

  it('a seat that is taken, or changed, has not fallen free', () => {
    const scripted = table(['Ann', 'Ben', 'Cat']);
    kick(scripted, 2);
    scripted.send('Ann', { do: 'order', chairs: [2, 1, 0, 3] });
    sit(scripted, 'Dan');
    scripted.send('Ann', { do: 'start' });
    expect(person(scripted.room(), 'Ben')?.is).toBe('kicked');
  });

  it('after a match their chair falls free too', () => {
    const scripted = dueling();
    kick(scripted, 2);
    settleDuel(scripted);
    expect(why(sit(scripted, 'Ben'))).toBe('kicked');
    scripted.send('Ann', { do: 'lobby' });
    expect(sit(scripted, 'Ben').ok).toBe(true);
  });
});

describe('out of the room', () => {
  it('the chair is free, a bot plays on in a match, and it is told who said so', () => {
    const scripted = dueling();
    expect(said(remove(scripted, { person: 2 }))).toEqual([{ type: 'removed', person: 2, by: 1 }]);
    expect(botIn(scripted.room(), 1)).toBe('medium');
    expect(why(move(scripted, 'Ben', 'pass', 1))).toBe('removed');
    expect(why(sit(scripted, 'Ben'))).toBe('removed');
    expect(why(scripted.send(HOUSE, { do: 'back', person: 2 }))).toBe('noSuchPerson');
    settleDuel(scripted);
    scripted.send('Ann', { do: 'lobby' });
    expect(names(scripted.room())).toEqual(['Ann', null]);
    expect(why(sit(scripted, 'Ben'))).toBe('removed');
  });

  it('somebody who only watched becomes a person of the room, and no seat falling free lets them in', () => {
    const scripted = table(['Ann', 'Ben']);
    expect(said(remove(scripted, EVE))).toEqual([{ type: 'removed', person: 3, by: 1 }]);
    scripted.send('Ben', { do: 'leave' });
    expect(why(sit(scripted, 'Eve'))).toBe('removed');
    expect(person(scripted.room(), 'Eve')).toMatchObject({ no: 3, name: 'Eve', bot: null });
  });

  it('whoever sat down in the same moment is put out as who they are', () => {
    const scripted = table(['Ann', 'Ben']);
    remove(scripted, { ...EVE, id: identity('Ben') });
    expect(scripted.room().people).toHaveLength(2);
    expect(person(scripted.room(), 'Ben')?.is).toBe('removed');
  });

  it('identities that looked on keep their way in, and no view tells of them', () => {
    const scripted = table(['Ann', 'Ben']);
    remove(scripted, { person: 2 }, [identity('Eve')]);
    expect(scripted.room().guests).toEqual([identity('Eve')]);
    expect(JSON.stringify(viewRoom(scripted.room(), 0, scripted.deps))).not.toContain(
      'identity-of',
    );
  });

  it('is not for the host, a bot, nobody, or somebody twice; and for the host alone to say', () => {
    const scripted = table(['Ann', 'Ben']);
    scripted.send('Ann', { do: 'addBot', seat: 2, level: 'easy' });
    const out = { do: 'remove', who: { person: 1 }, inside: [] } as const;
    expect(why(scripted.send('Ben', out))).toBe('notHost');
    expect(why(scripted.send(HOUSE, out))).toBe('notAllowed');
    remove(scripted, { person: 2 });
    for (const no of [0, 1, 2, 3, 9])
      expect(why(remove(scripted, { person: no }))).toBe('noSuchPerson');
    expect(why(kick(scripted, 2))).toBe('noSuchPerson');
  });

  it('reaches those in the audience, and the host can take it back', () => {
    const scripted = dueling();
    kick(scripted, 2);
    expect(remove(scripted, { person: 2 }).ok).toBe(true);
    expect(said(allow(scripted, 2))).toEqual([{ type: 'allowed', person: 2, by: 1 }]);
    expect(why(allow(scripted, 2))).toBe('noSuchPerson');
    expect(why(allow(scripted, 1))).toBe('noSuchPerson');
    sit(scripted, 'Ben');
    expect(botIn(scripted.room(), 1)).toBeNull();
  });

  it('folds from the log to the same room', () => {
    const scripted = scriptedRoom();
    sit(scripted, 'Ben');
    remove(scripted, EVE, [identity('Fay')]);
    kick(scripted, 2);
    allow(scripted, 3);
    expect(foldAll(jsonRoundTrip(scripted.log()), scripted.deps)).toEqual(scripted.room());
  });
});
