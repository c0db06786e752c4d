/** What a host may do to people: to the audience, out of the room, and both taken back. */
import type { Locked, Removed, Stranger } from './commit.ts';
import { namedIn, withdrawn, withPerson } from './people.ts';
import type { Person, PersonNo } from './person.ts';
import { personAt, personOf, type Room } from './room.ts';
import { accept, refuse, type Step } from './ruling.ts';
import type { HostEvent, Said } from './said.ts';

/** Sends somebody to the audience; never a bot, the host, or somebody who is there or out already. */
export function kick(room: Room, no: PersonNo, by: Person, at: number): Step {
  const person = personAt(room, no);
  if (!person || person.is === 'kicked' || !mayBeSent(room, person)) return refuse('noSuchPerson');
  const moved = withPerson(room, {
    ...person,
    is: 'kicked',
    away: person.away ?? at,
    by: by.no,
  });
  return accept(withdrawn(moved, no), says(at, 'kicked', no, by));
}

/**
 * Puts somebody out of the room, also whoever only watches; never a bot or the host. Older links then
 * let in the people of the room and those who look on just now.
 */
export function remove(room: Room, { who, inside }: Removed, by: Person, at: number): Step {
  const person = 'person' in who ? personAt(room, who.person) : strangerIn(room, who);
  if (!person || !mayBeSent(room, person)) return refuse('noSuchPerson');
  const { no } = person;
  const out = withPerson(room, { ...person, is: 'removed', away: at, by: by.no });
  return accept({ ...withdrawn(out, no), guests: inside }, says(at, 'removed', no, by));
}

/** Lets newcomers sit down no more, or again; those who look on just now keep their way in. */
export function lock(room: Room, { locked, inside = [] }: Locked): Step {
  const guests = [...new Set([...(room.guests ?? []), ...inside])];
  return accept({ ...room, locked, ...(inside.length > 0 && { guests }) });
}

/** Lets somebody sit who was sent to the audience, or come in who was put out. */
export function allow(room: Room, no: PersonNo, by: Person, at: number): Step {
  const person = personAt(room, no);
  if (!person || !(person.is === 'kicked' || person.is === 'removed')) {
    return refuse('noSuchPerson');
  }
  return accept(withPerson(room, allowed(person)), says(at, 'allowed', no, by));
}

/** The same step, after which those in the audience may sit if another seat has fallen free by it. */
export function welcoming(before: Room, step: Step, at: number): Step {
  if (!step.ok || freeSeats(step.room) <= freeSeats(before)) return step;
  const waiting = step.room.people.filter(
    ({ no, is }) => is === 'kicked' && personAt(before, no)?.is === 'kicked',
  );
  const room = waiting.reduce((now, person) => withPerson(now, allowed(person)), step.room);
  const said = waiting.map(({ no }) => says(at, 'allowed', no));
  return accept(room, ...step.said, ...said);
}

/** Whether a step put somebody out of the room. */
export function hasRemoved(before: Room | null, after: Room): boolean {
  return after.people.some(
    ({ no, is }) => is === 'removed' && before && personAt(before, no)?.is !== 'removed',
  );
}

function mayBeSent(room: Room, { no, bot, is }: Person): boolean {
  return bot === null && no !== room.host && is !== 'removed';
}

function strangerIn(room: Room, { id, name, ink }: Stranger): Person {
  const no = room.people.length + 1;
  const fresh = { no, id, name: namedIn(room, name, no), ink, bot: null, away: null } as const;
  return personOf(room, id) ?? { ...fresh, is: 'left' };
}

function allowed({ no, id, name, ink, bot, away }: Person): Person {
  return { no, id, name, ink, bot, away, is: 'left' };
}

function freeSeats({ chairs }: Room): number {
  return chairs.filter(({ person }) => person === null).length;
}

function says(at: number, type: HostEvent['type'], person: PersonNo, by?: Person): Said {
  return { at, room: by ? { type, person, by: by.no } : { type, person } };
}
