import type { Person } from '@kesem/room/person';
import type { Room } from '@kesem/room/room';
import { describe, expect, it } from 'vitest';
import { aPerson, aSnapshot } from '../store/testing/samples.ts';
import { openOnlookers } from './onlookers.ts';

const roomOf = (...people: readonly Person[]): Room => ({ ...aSnapshot('room', 1), people });
const profile = (name: string) => ({ name, ink: 1 }) as const;
const remove = (who: { person: number } | { watcher: number }) => ({ do: 'remove', who }) as const;

/** Ann and Ben have come in. */
function come() {
  const { number, writtenOut } = openOnlookers(null);
  return {
    number,
    writtenOut,
    ann: number('ann', profile('Ann')),
    ben: number('ben', profile('Ben')),
  };
}

describe('whoever comes in', () => {
  it('has a number of their own, the same in every tab and after a change of name', () => {
    const { number, ann, ben } = come();
    expect([ann, ben]).toEqual([1, 2]);
    expect(number('ann', profile('Anna'))).toBe(1);
    expect(number('cat', profile('Cat'))).toBe(3);
  });
});

describe('a removal as the log keeps it', () => {
  it('names whoever never sat by identity, as they called themselves last', () => {
    const { number, writtenOut, ann } = come();
    number('ann', { name: 'Anna', ink: 4 });
    expect(writtenOut(remove({ watcher: ann }), roomOf(), ['ann', 'ben'])).toEqual({
      do: 'remove',
      who: { id: 'ann', name: 'Anna', ink: 4 },
      inside: ['ben'],
    });
  });

  it('names somebody of the room by their number there', () => {
    const { writtenOut, ben } = come();
    const room = roomOf(aPerson(1, 'host'), aPerson(2, 'ben'));
    expect(writtenOut(remove({ watcher: ben }), room, [])).toMatchObject({ who: { person: 2 } });
    expect(writtenOut(remove({ person: 7 }), room, [])).toMatchObject({ who: { person: 7 } });
  });

  it('names nobody where the number is nobody’s', () => {
    expect(come().writtenOut(remove({ watcher: 9 }), roomOf(), [])).toMatchObject({
      who: { person: 0 },
    });
  });

  it('lets those who look on keep their way in, once each, but people of the room and whoever goes', () => {
    const { writtenOut, ann } = come();
    const present = ['ann', 'ben', 'host', 'ben', 'cat'];
    const room = roomOf(aPerson(1, 'host'));
    expect(writtenOut(remove({ watcher: ann }), room, present).inside).toEqual(['ben', 'cat']);
    expect(writtenOut(remove({ person: 1 }), room, present).inside).toEqual(['ann', 'ben', 'cat']);
  });
});
