/**
 * Where the chance of a test comes from. A seed is drawn anew for each run, printed with what fails, and
 * given again as $SEED. Nothing of this is known to the shipped server.
 */
import { createHash, randomInt } from 'node:crypto';
import type { Bytes } from '../identity/secret.ts';

/** The seed that was given to this run, or null. @throws when it is no whole number. */
export function givenSeed(): number | null {
  const given = process.env['SEED'];
  if (given === undefined || given === '') return null;
  const seed = Number(given);
  if (!Number.isSafeInteger(seed)) throw new Error(`SEED is a whole number, not "${given}".`);
  return seed;
}

/** A seed that nobody has chosen: a whole number below 2^31. */
export function newSeed(): number {
  return randomInt(2 ** 31 - 1);
}

/** The seed of this process. */
export const SEED = givenSeed() ?? newSeed();

/** Bytes that are the same for the same seed, and nothing else a test could foresee. */
export function seededBytes(seed: string): Bytes {
  let draws = 0;
  return (count) => {
    draws += 1;
    const hash = createHash('shake256', { outputLength: count });
    return hash.update(`${seed}|${draws}`).digest();
  };
}

/** The random bytes that the tests of this process draw. */
export const drawn = seededBytes(`tests ${SEED}`);

let sources = 0;

/** Bytes from this process's seed, other ones for each that asks: a server's secrets. */
export function nextBytes(): Bytes {
  sources += 1;
  return seededBytes(`source ${sources} of ${SEED}`);
}

/** A number from 0 up to, not including, 1. */
export function chance(): number {
  return Buffer.from(drawn(4)).readUInt32BE() / 2 ** 32;
}
