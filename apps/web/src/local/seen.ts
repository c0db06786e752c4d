/** A room of this device as its screen shows it, to one person or to two who share it. */
import type { You } from '@kesem/protocol/messages';
import type { RoomDeps } from '@kesem/room/deps';
import type { PersonNo } from '@kesem/room/person';
import { type Room, seatFor } from '@kesem/room/room';
import { type RoomView, type ViewerClass, viewRoom } from '@kesem/room/view';
import { OWNER } from './room.ts';

/** Whoever shares the owner's screen. */
export const FRIEND = 'friend';

export interface Seen {
  /** Whose ears what is said reaches. */
  readonly viewer: ViewerClass;
  readonly you: You;
  readonly view: RoomView;
}

/**
 * To one person, its own view. Two who share the screen are both told what everybody may know, and the
 * table is shown from the seat that is asked, so that it takes its moves.
 */
export function seenHere(room: Room, deps: RoomDeps): Seen {
  const person = room.people.find(({ id }) => id === OWNER)?.no ?? null;
  const own = seatFor(room, OWNER);
  const viewer = own === null || isShared(room) ? 'public' : own;
  const view = viewRoom(room, viewer, deps);
  if (viewer !== 'public') return { viewer, you: { person, seat: viewer }, view };
  const seat = handIn(room, view);
  const table = seat === null ? view.table : viewRoom(room, seat, deps).table;
  return { viewer, you: { person, seat }, view: { ...view, table } };
}

/** The identity that acts for a seat of this device; the owner where no person sits. */
export function identityAt(room: Room, seat: number | null): string {
  return identityOf(room, seat === null ? null : room.chairs[seat]?.person);
}

/** The identity behind a person of this device; the owner unless it is somebody else. */
export function identityOf(room: Room, no: PersonNo | null | undefined): string {
  return room.people.find((person) => person.no === no)?.id ?? OWNER;
}

/** Everybody at this device. */
export function identities(room: Room): readonly string[] {
  return room.people.flatMap(({ id, is }) => (id !== null && is === 'in' ? [id] : []));
}

function isShared(room: Room): boolean {
  return identities(room).length > 1;
}

/** The seat the table waits for, of those that people of this device have. */
function handIn(room: Room, { asks }: RoomView): number | null {
  const isPerson = (seat: number): boolean => {
    const no = room.chairs[seat]?.person;
    return room.people.some((person) => person.no === no && person.id !== null);
  };
  return asks.find(({ must, seat }) => must && isPerson(seat))?.seat ?? null;
}
