/** The password for opening rooms, where whoever runs the house wants one. */
import { timingSafeEqual } from 'node:crypto';
import type { Guesses } from './guesses.ts';
import { hashOf } from './secret.ts';

/** Looks at what somebody gives for the password. Returns why they may open no room with it; null when they may. */
export type Password = (
  given: string | undefined,
  address: string,
) => Promise<'password' | 'tooFast' | null>;

/** Returns who may open rooms. Whoever gives none is told that it is wanted, and has not guessed. */
export function passwordOf(wanted: string | null, guesses: Guesses): Password {
  return async (given, address) => {
    if (wanted === null) return null;
    if (given === undefined) return 'password';
    if (!(await guesses.mayTry(address))) return 'tooFast';
    if (isSame(given, wanted)) return null;
    await guesses.wrong(address);
    return 'password';
  };
}

/** Of hashes, and all of them, so that the time it takes tells nothing. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
}
