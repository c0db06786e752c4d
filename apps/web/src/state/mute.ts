/** Who is neither seen nor heard on this device in what they say and send, each as a room knows them. */

/** How many are remembered. */
const MOST = 100;

/** Somebody of a room: their number, or, of somebody who never sat and has none, their name. */
export type Heard = number | string;

const entryOf = (room: string, who: Heard): string =>
  typeof who === 'number' ? `${room}:${who}` : `${room}:~${who}`;

/** Whether somebody of a room is muted. */
export function isMuted(muted: readonly string[], room: string | null, who: Heard | null): boolean {
  return room !== null && who !== null && muted.includes(entryOf(room, who));
}

/** The muted with one more, newest first, or without. */
export function withMuted(
  muted: readonly string[],
  room: string,
  who: Heard,
  on: boolean,
): readonly string[] {
  const entry = entryOf(room, who);
  const others = muted.filter((one) => one !== entry);
  return on ? [entry, ...others].slice(0, MOST) : others;
}
