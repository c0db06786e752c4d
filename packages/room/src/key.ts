/**
 * The keys that commands name: which question each of them answers. This file alone knows how they are
 * spelled, for they are stored, sent and drawn from: `lobby:4` in the waiting room before match 4,
 * `end:4` after it, and in it the game's own key with the match before it, `4/move:17`. Once something
 * was taken back the same question comes again, so the match bears its generation, too: `4.1/move:17`.
 * A command that answers no question says `room`.
 */
import type { Match } from './match.ts';
import { playing, type Room } from './room.ts';

const END = 'end:';

/** The key that commands of the waiting room name. */
export function lobbyKey(room: Room): string {
  return `lobby:${room.next.match}`;
}

/** The key that commands after a match name; empty while none is over. */
export function endKey(room: Room): string {
  return room.stage.at === 'over' ? `${END}${room.stage.match.number}` : '';
}

/** Whether a key is one that commands after a match name. */
export function isEndKey(key: string): boolean {
  return key.startsWith(END);
}

/** A game's own key, of a question or a timer, with its match and generation before it. */
export function matchKey(
  { number, generation }: Pick<Match, 'number' | 'generation'>,
  key: string,
): string {
  return generation ? `${number}.${generation}/${key}` : `${number}/${key}`;
}

/** Whether a key names a match, whatever was taken back in it: for what answers none of its questions. */
export function isOfMatch(key: string, { number }: Match): boolean {
  return key.split(/[./]/, 1)[0] === `${number}`;
}

/** A game's own key, without the match before it. */
export function gameKey(key: string): string {
  return key.slice(key.indexOf('/') + 1);
}

/** Returns the prefix of a game's own keys: `4/` or `4.1/`. Empty while no match runs. */
export function askPrefix(room: Room): string {
  const match = playing(room);
  return match ? matchKey(match, '') : '';
}
