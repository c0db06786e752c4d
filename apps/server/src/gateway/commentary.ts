/** What a commentator of one room is shown, kept in memory. */
import { followed, type HandsView } from '@kesem/room/commentary';
import { isOnlooker, showsHands } from '@kesem/room/consent';
import type { Redacted } from '@kesem/room/redacted';
import { viewHands } from '@kesem/room/view';
import type { Published, RoomFeed } from '../rooms/rooms.ts';

export interface Commentary {
  /** Takes in a commit. */
  readonly advance: (published: Published) => void;
  /** Returns what an identity may see; null: not enough rounds are over yet. */
  readonly hands: (identity: string) => Redacted<HandsView> | null | 'notAllowed';
}

/** What may be seen of a room from now on. */
export function openCommentary({ now, deps }: Pick<RoomFeed, 'now' | 'deps'>): Commentary {
  let trail = followed(null, now(), [], deps);
  return {
    advance: ({ room, said }) => {
      trail = followed(trail, room, said, deps);
    },
    hands: (identity) => {
      const room = now();
      const may = showsHands(room) && isOnlooker(room, identity);
      return may ? viewHands(room, trail, deps) : 'notAllowed';
    },
  };
}
