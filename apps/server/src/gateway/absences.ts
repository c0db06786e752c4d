/**
 * Presence is memory; only an absence that lasts becomes a commit, and its end another. The log then
 * says when somebody's seat may be decided about by others.
 */
import type { Envelope } from '@kesem/room/commit';
import type { PersonNo } from '@kesem/room/person';
import type { Room } from '@kesem/room/room';
import type { Clock } from '../time.ts';

/** An absence becomes a commit after this, in ms. */
export const AWAY_AFTER_MS = 10_000;

export interface AbsenceParts {
  readonly clock: Clock;
  readonly now: () => Room;
  readonly isHere: (no: PersonNo) => boolean;
  /** Sends a command of the server's own. */
  readonly act: (envelope: Envelope) => Promise<unknown>;
  /** 128 random bits in hex. */
  readonly freshId: () => string;
}

export interface Absences {
  /** Compares who is here with what the log says; to be called whenever either may have changed. */
  readonly look: () => void;
  /** Whether somebody's absence is still being waited for. */
  readonly isWaiting: () => boolean;
  readonly stop: () => void;
}

/** Sends `away` and `back` for the people who sit in one room, or wait for a chair in it. */
export function watchAbsences(parts: AbsenceParts): Absences {
  const waits = new Map<PersonNo, () => void>();
  const sending = new Set<PersonNo>();
  let stopped = false;

  const tell = (no: PersonNo, what: 'away' | 'back'): void => {
    if (sending.has(no)) return;
    sending.add(no);
    const command = { do: what, person: no };
    void parts.act({ id: parts.freshId(), key: 'room', command }).finally(() => sending.delete(no));
  };
  const callOff = (no: PersonNo): void => {
    waits.get(no)?.();
    waits.delete(no);
  };
  const waitFor = (no: PersonNo): void => {
    const late = (): void => {
      waits.delete(no);
      if (isAtTable(parts.now(), no) && !parts.isHere(no)) tell(no, 'away');
    };
    waits.set(no, parts.clock.after(AWAY_AFTER_MS, late));
  };

  return {
    look: () => {
      if (stopped) return;
      for (const { no, away } of atTable(parts.now())) {
        if (parts.isHere(no)) {
          callOff(no);
          if (away !== null) tell(no, 'back');
        } else if (away === null && !waits.has(no)) waitFor(no);
      }
      for (const no of waits.keys()) if (!isAtTable(parts.now(), no)) callOff(no);
    },
    isWaiting: () => waits.size > 0,
    stop: () => {
      stopped = true;
      for (const no of waits.keys()) callOff(no);
    },
  };
}

function atTable(room: Room) {
  return room.people.filter((person) => person.id !== null && person.is === 'in');
}

function isAtTable(room: Room, no: PersonNo): boolean {
  return atTable(room).some((person) => person.no === no);
}
