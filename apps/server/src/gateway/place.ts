/** Who an identity is in a room, and which class of viewers that makes it. */
import type { Seat } from '@kesem/engine/core/game';
import type { Presence, Profile, Watcher, You } from '@kesem/protocol/messages';
import type { Person } from '@kesem/room/person';
import { personAt, personOf, type Room, seatFor } from '@kesem/room/room';
import type { ViewerClass } from '@kesem/room/view';

export interface Place {
  readonly person: Person | null;
  readonly seat: Seat | null;
}

/** Returns the place of an identity. Whoever got up or was sent away sits nowhere. */
export function placeOf(room: Room, identity: string): Place {
  return { person: personOf(room, identity) ?? null, seat: seatFor(room, identity) };
}

const NOBODY: Place = { person: null, seat: null };

/** Returns the place of somebody in a room's channel: a screen has none, also in the browser of whoever sits. */
export function placeOfGuest(
  room: Room,
  { identity, isScreen }: Pick<Looking, 'identity' | 'isScreen'>,
): Place {
  return isScreen ? NOBODY : placeOf(room, identity);
}

/** Returns the name of the host who put an identity out of a room; null where nobody did. */
export function removedBy(room: Room, identity: string): string | null {
  const person = personOf(room, identity);
  return person?.is === 'removed' ? (personAt(room, person.by ?? null)?.name ?? '') : null;
}

export function classOf(place: Place): ViewerClass {
  return place.seat ?? 'public';
}

export function youOf({ person, seat }: Place): You {
  return { person: person?.no ?? null, seat };
}

/** Whether two places look the same to the one who is there. */
export function isSamePlace(a: Place, b: Place): boolean {
  return a.person?.no === b.person?.no && a.seat === b.seat;
}

/** Somebody who looks at a room. */
export interface Looking {
  readonly identity: string;
  readonly profile: Profile;
  readonly place: Place;
  /** Under which number the others see them while they watch. */
  readonly watcher: number;
  /** A screen is nobody's: it is counted, and not listed. */
  readonly isScreen: boolean;
  /** Absent: no. */
  readonly isUnsteady?: boolean;
}

/** Returns who is connected, as everybody in the room is told. */
export function presenceOf(guests: Iterable<Looking>): Presence {
  const here = new Set<number>();
  const steady = new Set<number>();
  const watchers = new Map<string, Watcher>();
  let screens = 0;
  for (const { place, identity, profile, watcher, isScreen, isUnsteady } of guests) {
    if (isScreen) screens += 1;
    else if (place.person && place.seat !== null) {
      here.add(place.person.no);
      // whoever came by two sockets is reached by either
      if (!isUnsteady) steady.add(place.person.no);
    } else watchers.set(identity, { watcher, person: place.person?.no ?? null, ...profile });
  }
  const people = { here: sorted(here), watchers: [...watchers.values()] };
  const unsteady = people.here.filter((no) => !steady.has(no));
  return {
    ...people,
    ...(unsteady.length > 0 && { unsteady }),
    ...(screens > 0 && { screens }),
  };
}

function sorted(numbers: ReadonlySet<number>): readonly number[] {
  return [...numbers].toSorted((a, b) => a - b);
}
