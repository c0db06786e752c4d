/** Everybody who has come into a room's channel, under a number by which a host can name whoever never sat. */
import type { Profile } from '@kesem/protocol/messages';
import type { CommandOf } from '@kesem/room/command';
import type { Removed } from '@kesem/room/commit';
import { personOf, type Room } from '@kesem/room/room';

interface Onlooker {
  readonly id: string;
  readonly watcher: number;
  readonly profile: Profile;
}

export interface Onlookers {
  /** The number of an identity that has come in; it is never another's. */
  readonly number: (id: string, profile: Profile) => number;
  /**
   * A removal written out: by identity where somebody never sat.
   * @param present identities that look on just now: those of nobody in the room keep their way in.
   */
  readonly writtenOut: (
    command: CommandOf<'remove'>,
    room: Room,
    present: readonly string[],
  ) => Removed;
}

/** An empty book of those who come in. */
export function openOnlookers(): Onlookers {
  const known = new Map<string, Onlooker>();
  return {
    number: (id, profile) => {
      const watcher = known.get(id)?.watcher ?? known.size + 1;
      known.set(id, { id, watcher, profile });
      return watcher;
    },
    writtenOut: ({ who }, room, present) => {
      const meant =
        'watcher' in who ? [...known.values()].find((one) => one.watcher === who.watcher) : null;
      const inside = strangersIn(room, present).filter((id) => id !== meant?.id);
      return { do: 'remove', who: whom(who, meant, room), inside };
    },
  };
}

/** The identities that are present and were never anybody in the room. */
export function strangersIn(room: Room, present: readonly string[]): readonly string[] {
  return [...new Set(present.filter((id) => !personOf(room, id)))];
}

function whom(
  who: CommandOf<'remove'>['who'],
  meant: Onlooker | null | undefined,
  room: Room,
): Removed['who'] {
  if ('person' in who) return who;
  const person = meant && personOf(room, meant.id);
  if (!meant || person) {
    // a number that is nobody's goes on too: the log may tell that this very command was accepted before
    return { person: person?.no ?? 0 };
  }
  return { id: meant.id, ...meant.profile };
}
