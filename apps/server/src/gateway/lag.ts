/** Clients that do not read as fast as their room speaks: each is waited for, and then caught up or cut off. */
import { LIMITS } from '@kesem/protocol/limits';
import type { Clock } from '../time.ts';
import type { Guest, Lag } from './guest.ts';
import { cut, hasLine, isClogged, isDrowned } from './pressure.ts';
import { sendPlain } from './send.ts';

/** How often a client that fell behind is looked at again, in ms. */
const LOOK_MS = 250;

export interface LagParts {
  readonly clock: Clock;
  /** The id of the last line of chat. */
  readonly lastLine: () => number;
  /** Somebody who fell behind reads again; `after` is the last line of chat before. */
  readonly onCaughtUp: (guest: Guest, after: number) => void;
}

export interface Lags {
  /** Whether this client has just fallen behind; from then on it is watched until it reads again. */
  readonly fallsBehind: (guest: Guest) => boolean;
}

/** Watches over the clients of one room. */
export function watchLags({ clock, lastLine, onCaughtUp }: LagParts): Lags {
  const lookAgain = (guest: Guest): (() => void) => clock.after(LOOK_MS, () => look(guest));

  const look = (guest: Guest): void => {
    const { lag, wire } = guest;
    if (!lag) return;
    if (!isClogged(wire)) {
      guest.lag = null;
      return onCaughtUp(guest, lag.after);
    }
    if (clock.now() - lag.since > LIMITS.laggingMs || isDrowned(wire)) {
      sendPlain(wire, 'bye', { code: 'slow' });
      return cut(wire);
    }
    guest.lag = { ...lag, callOff: lookAgain(guest) };
  };

  return {
    fallsBehind: (guest) => {
      if (guest.lag || !hasLine(guest.wire) || !isClogged(guest.wire)) return false;
      const lag: Lag = { since: clock.now(), after: lastLine(), callOff: lookAgain(guest) };
      guest.lag = lag;
      return true;
    },
  };
}
