import type { Envelope } from '@kesem/room/commit';
import type { Person } from '@kesem/room/person';
import type { Room } from '@kesem/room/room';
import { describe, expect, it } from 'vitest';
import { aPerson, aSnapshot } from '../store/testing/samples.ts';
import { handClock } from '../testing/clock.ts';
import { AWAY_AFTER_MS, watchAbsences } from './absences.ts';

const chair = (person: number | null) => ({ person, standIn: null, nonce: '', own: null });

/** Some people, of whom those with these numbers sit; nobody is here. */
function empty(people: readonly Person[], sitting: readonly number[]) {
  const clock = handClock();
  const sent: Envelope['command'][] = [];
  let room: Room = {
    ...aSnapshot('room', 1),
    people,
    chairs: [...sitting.map(chair), chair(null)],
  };
  const absences = watchAbsences({
    clock,
    now: () => room,
    isHere: () => false,
    act: async ({ command }) => void sent.push(command),
    freshId: () => 'id',
  });
  const change = (to: Partial<Room>) => {
    room = { ...room, ...to };
    absences.look();
  };
  absences.look();
  return { clock, sent, absences, change };
}

describe('whose absence is waited for', () => {
  it('people who sit or wait for a chair: no bot, nobody in the audience, nobody who got up', async () => {
    const bot: Person = { ...aPerson(2, ''), id: null, bot: 'easy' };
    const people: readonly Person[] = [
      aPerson(1, 'ann'),
      bot,
      { ...aPerson(3, 'cat'), is: 'left' },
      { ...aPerson(4, 'dan'), is: 'kicked' },
      aPerson(5, 'eve'),
    ];
    const { clock, sent } = empty(people, [1, 2, 3, 4]);
    await clock.pass(AWAY_AFTER_MS);
    expect(sent).toEqual([
      { do: 'away', person: 1 },
      { do: 'away', person: 5 },
    ]);
  });

  it('nobody’s who gets up meanwhile', async () => {
    const { clock, sent, absences, change } = empty([aPerson(1, 'ann'), aPerson(2, 'ben')], [1, 2]);
    expect(absences.isWaiting()).toBe(true);
    await clock.pass(AWAY_AFTER_MS / 2);
    change({ people: [{ ...aPerson(1, 'ann'), is: 'left' }, aPerson(2, 'ben')] });
    await clock.pass(AWAY_AFTER_MS);
    expect(sent).toEqual([{ do: 'away', person: 2 }]);
    expect(absences.isWaiting()).toBe(false);
  });

  it('nobody’s who is known to be away', async () => {
    const { clock, sent } = empty([{ ...aPerson(1, 'ann'), away: 1_000 }], [1]);
    await clock.pass(2 * AWAY_AFTER_MS);
    expect(sent).toEqual([]);
  });
});
