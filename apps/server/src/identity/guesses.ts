/** How often somebody may guess a code: so often from one address, so often on the whole server. */
import { LIMITS } from '@kesem/protocol/limits';
import type { Clock } from '../time.ts';

export const ADDRESS_MS = 600_000;
export const SERVER_MS = 60_000;

export interface Guesses {
  /** Whether an address may try just now; asked before the code is looked at. */
  readonly mayTry: (address: string) => Promise<boolean>;
  /** Counts a wrong try. */
  readonly wrong: (address: string) => Promise<void>;
}

/** Wrong tries that count until so many ms after the first of them. */
interface Count {
  readonly wrong: number;
  readonly until: number;
}

/** Counts wrong tries; too many from an address shut it out, too many altogether pause all codes for a minute. */
export function countGuesses(clock: Clock): Guesses {
  const addresses = new Map<string, Count>();
  let server: Count = { wrong: 0, until: 0 };
  const add = (count: Count | undefined, ms: number): Count =>
    count && count.until > clock.now()
      ? { ...count, wrong: count.wrong + 1 }
      : { wrong: 1, until: clock.now() + ms };

  const forget = () => {
    for (const [address, { until }] of addresses)
      if (until <= clock.now()) addresses.delete(address);
  };
  const isFull = (count: Count | undefined, most: number) =>
    count !== undefined && count.until > clock.now() && count.wrong >= most;

  return {
    mayTry: async (address) =>
      !isFull(server, LIMITS.wrongCodesPerMinute) &&
      !isFull(addresses.get(address), LIMITS.wrongCodesPerAddress),
    wrong: async (address) => {
      forget();
      addresses.set(address, add(addresses.get(address), ADDRESS_MS));
      server = add(server, SERVER_MS);
      if (isFull(server, LIMITS.wrongCodesPerMinute))
        server = { ...server, until: clock.now() + SERVER_MS };
    },
  };
}
