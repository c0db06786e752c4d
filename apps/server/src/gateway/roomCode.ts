/** The spoken code of a room, as everybody in it is shown it. */
import { isDiskFailure } from '../store/disk.ts';
import type { Clock } from '../time.ts';

/** A code that the disk could not keep is drawn again after this, in ms. */
const AGAIN_MS = 1_000;

export interface RoomCodeParts {
  readonly clock: Clock;
  /** The code when the room is opened here. */
  readonly code: string;
  /** The room's code, drawn when it has none. */
  readonly codeOf: () => Promise<string>;
  readonly tell: (code: string) => void;
  readonly onFault: (fault: unknown) => void;
}

export interface RoomCode {
  readonly now: () => string;
  /** The code has ended, so another is drawn and told, as soon as the disk keeps it. */
  readonly renew: () => void;
  readonly stop: () => void;
}

export function openRoomCode(parts: RoomCodeParts): RoomCode {
  const { clock, codeOf, tell, onFault } = parts;
  let now = parts.code;
  let isStopped = false;
  const take = (fresh: string): void => {
    now = fresh;
    tell(fresh);
  };
  const renew = (): void => {
    if (isStopped) return;
    codeOf().then(take, (fault: unknown) => {
      if (isDiskFailure(fault)) clock.after(AGAIN_MS, renew);
      else onFault(fault);
    });
  };
  const stop = (): void => {
    isStopped = true;
  };
  return { now: () => now, renew, stop };
}
