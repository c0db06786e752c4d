/** Who is in line for a chair, and who sits when a game has fewer of them. */
import { EMPTY, freeInk, withPerson } from './people.ts';
import type { Person, PersonNo } from './person.ts';
import { chairOf, personAt, type Room } from './room.ts';

/**
 * Humans in line for a chair: all who sit, and those for whom a smaller game had none. Whoever has waited
 * longest comes first, then the host. A lost connection costs nobody their place.
 */
export function queue(room: Room): readonly PersonNo[] {
  const { host, lastPlayed = {} } = room;
  const seatOf = ({ no }: Person): number => chairOf(room, no) ?? room.chairs.length;
  return room.people
    .filter(isHumanIn)
    .toSorted(
      (a, b) =>
        (lastPlayed[a.no] ?? 0) - (lastPlayed[b.no] ?? 0) ||
        Number(b.no === host) - Number(a.no === host) ||
        seatOf(a) - seatOf(b),
    )
    .map(({ no }) => no);
}

/** The room with these humans on `max` chairs, in the order in which they sat, and bots on what is left. */
export function seatedWith(room: Room, humans: readonly PersonNo[], max: number): Room {
  const bots = room.chairs.flatMap(({ person }) =>
    personAt(room, person)?.bot ? (person ?? []) : [],
  );
  const stay = [...humans, ...bots].slice(0, max);
  const sitting = room.chairs.filter(({ person }) => person !== null && stay.includes(person));
  const chairs = Array.from({ length: max }, (_, seat) => sitting[seat] ?? EMPTY);
  const come = stay.filter((no) => sitting.every(({ person }) => person !== no));
  return come.reduce<Room>(
    (now, no) => {
      const person = personAt(now, no);
      const seat = now.chairs.findIndex((chair) => chair.person === null);
      if (!person || seat < 0) return now;
      const seated = { ...now, chairs: now.chairs.with(seat, { ...EMPTY, person: no }) };
      return withPerson(seated, { ...person, ink: freeInk(now, no, [person.ink]) });
    },
    { ...room, chairs },
  );
}

function isHumanIn({ bot, is }: Person): boolean {
  return bot === null && is === 'in';
}
