/** What a log keeps of an accepted command, on a server and on a device alike. */
import type { Commit } from './commit.ts';
import type { Accepted } from './decide.ts';
import { type Ended, endedBy } from './record.ts';
import type { Room } from './room.ts';

export interface Entry {
  readonly commit: Commit;
  /** The secret of the room's next match, when this commit opened the way to it. */
  readonly secret: Accepted['secret'];
  /** What stays of the match that this commit ended. */
  readonly ended: Ended | null;
  /** The whole room, when a match has just ended: a log is folded from here. */
  readonly snapshot: Room | null;
}

/**
 * Returns the entry of an accepted command.
 * @param before the room it was decided on; null for an opening.
 */
export function entryOf({ commit, next, secret }: Accepted, before: Room | null): Entry {
  const ended = endedBy(before, next);
  return { commit, secret, ended, snapshot: ended && next };
}
