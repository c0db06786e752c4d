/** Everybody who has come into a room's channel, under a number by which a host can name whoever never sat. */
import type { Profile } from '@kesem/protocol/messages';
import type { CommandOf } from '@kesem/room/command';
import type { Removed } from '@kesem/room/commit';
import { personOf, type Room } from '@kesem/room/room';
import type { Onlooker } from '../nodes/nodes.ts';

export interface Onlookers {
  /** The number of an identity that has come in; it is never another's. */
  readonly number: (identity: string, profile: Profile) => number;
  /** Somebody looks on through another node, which has given them their number. */
  readonly meet: (one: Known) => void;
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

type Known = Pick<Onlooker, 'identity' | 'profile' | 'watcher'>;

/** Numbers of one node are so many, and those of two nodes lie apart. */
const NUMBERS = 4096;

/**
 * An empty book of those who come in.
 * @param seed bytes in hex, from which the numbers of this node come; null: there is no other node.
 */
export function openOnlookers(seed: string | null): Onlookers {
  const first = seed === null ? 0 : Number.parseInt(seed.slice(0, 8), 16) * NUMBERS;
  const ours = new Map<string, Known>();
  const others = new Map<number, Known>();
  return {
    number: (identity, profile) => {
      const watcher = ours.get(identity)?.watcher ?? first + ours.size + 1;
      ours.set(identity, { identity, watcher, profile });
      return watcher;
    },
    meet: (one) => void others.set(one.watcher, one),
    writtenOut: ({ who }, room, present) => {
      const known = [...ours.values(), ...others.values()];
      const meant = 'watcher' in who ? known.find((one) => one.watcher === who.watcher) : null;
      const inside = strangersIn(room, present).filter((id) => id !== meant?.identity);
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
  meant: Known | null | undefined,
  room: Room,
): Removed['who'] {
  if ('person' in who) return who;
  const person = meant && personOf(room, meant.identity);
  if (!meant || person) {
    // a number that is nobody's goes on too: the log may tell that this very command was accepted before
    return { person: person?.no ?? 0 };
  }
  return { id: meant.identity, ...meant.profile };
}
