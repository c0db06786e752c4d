/** Limits that hold across nodes: counted in Redis, and where it is away in each node's memory, never open. */
import { LIMITS } from '@kesem/protocol/limits';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { ADDRESS_MS, type Guesses, SERVER_MS } from '../identity/guesses.ts';
import { hashOf } from '../identity/secret.ts';
import { type Book, openLimits } from '../limits.ts';
import type { Redis } from './hints.ts';
import type { Counts } from './nodes.ts';

/** Redis learns of nobody who is counted: neither identities nor addresses. */
class Discreet extends RateLimiterRedis {
  override getKey(key: string | number): string {
    return super.getKey(hashOf(`${key}`));
  }
}

interface Counted {
  readonly points: number;
  readonly of: ReturnType<Book>;
}

/** All of them wrong tries at one kind of code, from wherever. */
const ALL = 'all';

/** The counts of a house with this Redis. */
export function sharedCounts(redis: Redis): Counts {
  const book: Book = ({ name, points, duration }) =>
    new Discreet({
      storeClient: redis,
      useRedisPackage: true,
      keyPrefix: `kesem:${name}`,
      points,
      duration,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory({ points, duration }),
    });
  return { limits: openLimits(book), guesses: (kind) => guessesIn(book, kind) };
}

function guessesIn(book: Book, kind: string): Guesses {
  const addresses = {
    points: LIMITS.wrongCodesPerAddress,
    of: book({
      name: `wrong-${kind}`,
      points: LIMITS.wrongCodesPerAddress,
      duration: ADDRESS_MS / 1000,
    }),
  };
  const all = {
    points: LIMITS.wrongCodesPerMinute,
    of: book({
      name: `wrong-${kind}-at-all`,
      points: LIMITS.wrongCodesPerMinute,
      duration: SERVER_MS / 1000,
    }),
  };
  return {
    mayTry: async (address) => !(await isFull(all, ALL)) && !(await isFull(addresses, address)),
    wrong: async (address) => {
      await addresses.of.penalty(address);
      const { consumedPoints } = await all.of.penalty(ALL);
      if (consumedPoints >= all.points) await all.of.block(ALL, SERVER_MS / 1000);
    },
  };
}

async function isFull({ of, points }: Counted, key: string): Promise<boolean> {
  return ((await of.get(key))?.consumedPoints ?? 0) >= points;
}
