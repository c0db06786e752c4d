/** Who is in a room's channel just now, each socket with its place in the room. */
import type { Room } from '@kesem/room/room';
import type { ViewerClass } from '@kesem/room/view';
import type { Ear } from './classes.ts';
import { earOf, type Guest } from './guest.ts';
import { classOf, isSamePlace, placeOfGuest } from './place.ts';

export class Members implements Iterable<Guest> {
  readonly #all = new Set<Guest>();
  /** As last asked for; null: somebody has come, gone or changed places since. */
  #ears: ReadonlySet<Ear> | null = null;

  [Symbol.iterator](): Iterator<Guest> {
    return this.#all.values();
  }

  isEmpty(): boolean {
    return this.#all.size === 0;
  }

  add(guest: Guest): void {
    this.#all.add(guest);
    this.#ears = null;
  }

  remove(guest: Guest): void {
    this.#all.delete(guest);
    this.#ears = null;
  }

  /** Returns the classes of viewers that somebody is in, but for those who are about to leave theirs. */
  classes(leaving: readonly Guest[] = []): ReadonlySet<ViewerClass> {
    const stay = [...this.#all].filter((guest) => !leaving.includes(guest));
    return new Set(stay.map(({ place }) => classOf(place)));
  }

  /** Returns in which ways each class is told of steps. */
  ears(): ReadonlySet<Ear> {
    this.#ears ??= new Set([...this.#all].map(earOf));
    return this.#ears;
  }

  /**
   * Gives everybody the place that they have in the room now.
   * @param leave is called for each whose place changes, while they still have the old one.
   * @returns those whose place has changed.
   */
  reseat(room: Room, leave: (guest: Guest) => void): readonly Guest[] {
    const moved = [...this.#all].filter(
      (guest) => !isSamePlace(guest.place, placeOfGuest(room, guest)),
    );
    for (const guest of moved) leave(guest);
    for (const guest of this.#all) guest.place = placeOfGuest(room, guest);
    this.#ears = null;
    return moved;
  }
}
