/**
 * Who has seen enough of what is shown to all. It is memory and never stored; once everybody has who
 * sits and is here, or the host says it for all, the house ends the show by one commit. It depends on
 * people alone: on who sits, who is here and who has tapped.
 */
import type { Envelope } from '@kesem/room/commit';
import type { Show } from '@kesem/room/match';
import type { PersonNo } from '@kesem/room/person';
import { matchOf, personAt, type Room } from '@kesem/room/room';
import { isShowing } from '@kesem/room/show';
import type { Clock } from '../time.ts';

export interface TapsParts {
  readonly clock: Clock;
  readonly now: () => Room;
  /** The people who sit and are connected. */
  readonly here: () => readonly PersonNo[];
  /** Sends a command of the server's own. */
  readonly act: (envelope: Envelope) => Promise<unknown>;
}

export interface Taps {
  /** Somebody who sits has seen enough of a show; the host may say it for all. Of another show it means nothing. */
  readonly tap: (person: PersonNo, show: string, forAll: boolean) => void;
  /** Looks whether a show is to end; to be called whenever somebody comes, goes or changes places. */
  readonly look: () => void;
  readonly stop: () => void;
}

/** Watches over the taps of one room. */
export function watchTaps({ clock, now, here, act }: TapsParts): Taps {
  let tapped: { readonly show: string; readonly by: Set<PersonNo>; forAll: boolean } | null = null;
  let callOff: (() => void) | null = null;
  const isEnough = (room: Room): boolean => {
    const awaited = here().filter((no) => personAt(room, no)?.bot === null);
    return tapped !== null && (tapped.forAll || isAll(awaited, tapped.by));
  };
  const look = (): void => {
    callOff?.();
    callOff = null;
    const room = now();
    const show = running(room, clock.now());
    if (!show || show.id !== tapped?.show || !isEnough(room)) return;
    const wait = show.wholeUntil - clock.now();
    // what is to be seen whole is seen whole, and then what was wished happens
    if (wait > 0) callOff = clock.after(wait, look);
    else void act({ id: show.id, key: 'room', command: { do: 'endShow', show: show.id } });
  };
  return {
    tap: (person, show, forAll) => {
      const room = now();
      if (running(room, clock.now())?.id !== show) return;
      if (tapped?.show !== show) tapped = { show, by: new Set(), forAll: false };
      tapped.by.add(person);
      tapped.forAll ||= forAll && room.host === person;
      look();
    },
    look,
    stop: () => callOff?.(),
  };
}

function running(room: Room, at: number): Show | null {
  const match = matchOf(room);
  return match?.show && isShowing(match, at) ? match.show : null;
}

function isAll(awaited: readonly PersonNo[], tapped: ReadonlySet<PersonNo>): boolean {
  return awaited.length > 0 && awaited.every((no) => tapped.has(no));
}
