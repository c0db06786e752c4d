/** Whom a slow match waits for. Its questions are public, so this tells nobody anything that they may not know. */
import type { RoomDeps } from './deps.ts';
import { matchKey } from './key.ts';
import { asksOf } from './play.ts';
import { personAt, playing, type Room } from './room.ts';
import { isSlow } from './slow.ts';

/** By identity: who is awaited, and who of them was not before. */
export interface Turns {
  readonly asked: readonly string[];
  readonly fresh: readonly string[];
}

/** Whose turn it is after a commit; null where nobody had or has days for theirs. */
export function turnsAfter(before: Room | null, after: Room, deps: RoomDeps): Turns | null {
  if (!isSlow(after) && !(before && isSlow(before))) return null;
  const known = before && isSlow(before) ? awaitedIn(before, deps) : [];
  const now = awaitedIn(after, deps);
  const fresh = now.filter((one) => !known.some(({ id, key }) => id === one.id && key === one.key));
  const ids = (some: typeof now): readonly string[] => [...new Set(some.map(({ id }) => id))];
  return { asked: ids(now), fresh: ids(fresh) };
}

/** Whether a slow match waits for an identity. */
export function isAwaited(room: Room, identity: string, deps: RoomDeps): boolean {
  return awaitedIn(room, deps).some(({ id }) => id === identity);
}

/** Humans whom the table waits for, each with the question; nobody for whom a bot plays meanwhile. */
function awaitedIn(
  room: Room,
  deps: RoomDeps,
): readonly { readonly id: string; readonly key: string }[] {
  const match = playing(room);
  if (!match || !isSlow(room)) return [];
  return asksOf(match, deps).flatMap(({ seat, key, must }) => {
    const chair = room.chairs[seat];
    const person = personAt(room, chair?.person ?? null);
    const isAsked = must && person?.is === 'in' && chair?.standIn === null;
    return isAsked && person.id !== null ? [{ id: person.id, key: matchKey(match, key) }] : [];
  });
}
