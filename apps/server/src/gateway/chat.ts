/** The chat of a room, and who may read which line of it. */
import { LIMITS } from '@kesem/protocol/limits';
import type { ChatLine } from '@kesem/protocol/messages';
import { playing, type Room } from '@kesem/room/room';
import type { ViewerClass } from '@kesem/room/view';
import type { Audience } from './fanout.ts';
import type { Guest } from './guest.ts';

export class Chat {
  #lines: readonly ChatLine[];

  /** @param lines the chat so far, oldest first. */
  constructor(lines: readonly ChatLine[]) {
    this.#lines = lines;
  }

  /** Adds a line at its place; one with a known id stands in for the one before. */
  add(line: ChatLine): void {
    const others = this.#lines.filter(({ id }) => id !== line.id);
    const lines = [...others, line].toSorted((one, two) => one.id - two.id);
    this.#lines = lines.slice(-LIMITS.chatKept);
  }

  /** Whether a line is known, or too old to be. */
  has(id: number): boolean {
    return id <= this.last() - LIMITS.chatKept || this.#lines.some((line) => line.id === id);
  }

  /** Returns the id up to which no line is missing: those of a room have the numbers from 1 on, and others may know more. */
  whole(): number {
    let last = Math.max(0, this.last() - LIMITS.chatKept);
    while (this.#lines.some(({ id }) => id === last + 1)) last += 1;
    return last;
  }

  /** Returns the id of the last line; 0 where there is none. */
  last(): number {
    return this.#lines.at(-1)?.id ?? 0;
  }

  /** Returns the lines that somebody may read, of those after one of them, oldest first. On a screen the players read along. */
  readableBy(
    { place: { seat }, isScreen }: Pick<Guest, 'place' | 'isScreen'>,
    room: Room,
    after = 0,
  ): readonly ChatLine[] {
    const apart = isScreen || (seat !== null && isHeldApart(room));
    return this.#lines.filter(
      ({ id, channel, say }) =>
        id > after && (channel === 'table' || !apart) && ('phrase' in say || !room.family),
    );
  }
}

/** Returns whom a line goes to, of a room in which these classes are. */
export function readersOf(
  { channel }: ChatLine,
  room: Room,
  classes: Iterable<ViewerClass>,
): readonly Audience[] {
  if (channel === 'table') return [null];
  const seats = [...classes].filter((me) => me !== 'public');
  return isHeldApart(room) ? ['watchers'] : ['watchers', ...seats];
}

/** Watchers talk among themselves while a match runs; players read it when it is over. */
function isHeldApart(room: Room): boolean {
  return playing(room) !== null;
}
