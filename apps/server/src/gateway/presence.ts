/** Who is connected to a room: told to all whenever it changes, and to the log when an absence lasts. */
import type { Presence } from '@kesem/protocol/messages';
import type { PersonNo } from '@kesem/room/person';
import { type AbsenceParts, watchAbsences } from './absences.ts';
import type { Crowd } from './crowd.ts';
import { presenceOf } from './place.ts';

export interface PresenceParts extends Omit<AbsenceParts, 'isHere'> {
  readonly members: Crowd;
  readonly tell: (presence: Presence) => void;
}

export interface PresenceWatch {
  readonly now: () => Presence;
  /** Brings presence up to date; to be called whenever somebody comes, goes or changes places. */
  readonly sync: () => void;
  /** Whether somebody's absence is still being waited for. */
  readonly isWaiting: () => boolean;
  readonly stop: () => void;
}

/** Watches over who is connected to one room; at first nobody is. */
export function watchPresence({ members, tell, ...parts }: PresenceParts): PresenceWatch {
  let presence: Presence = { here: [], watchers: [] };
  // whoever waits for a chair is here as well, though shown among the watchers
  const isHere = (no: PersonNo): boolean =>
    [...members].some(({ place }) => place.person?.no === no);
  const absences = watchAbsences({ isHere, ...parts });
  return {
    now: () => presence,
    sync: () => {
      members.show();
      const before = JSON.stringify(presence);
      presence = presenceOf(members);
      if (JSON.stringify(presence) !== before) tell(presence);
      absences.look();
    },
    isWaiting: absences.isWaiting,
    stop: absences.stop,
  };
}
