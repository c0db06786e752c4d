/** Who is neither seen nor heard on this device in what they say and send, each by their number in a room. */

/** How many are remembered. */
const MOST = 100;

const entryOf = (room: string, person: number): string => `${room}:${person}`;

/** Whether a person of a room is muted. Whoever never sat has no number, and is not. */
export function isMuted(
  muted: readonly string[],
  room: string | null,
  person: number | null,
): boolean {
  return room !== null && person !== null && muted.includes(entryOf(room, person));
}

/** The muted with one more, newest first, or without. */
export function withMuted(
  muted: readonly string[],
  room: string,
  person: number,
  on: boolean,
): readonly string[] {
  const entry = entryOf(room, person);
  const others = muted.filter((one) => one !== entry);
  return on ? [entry, ...others].slice(0, MOST) : others;
}
