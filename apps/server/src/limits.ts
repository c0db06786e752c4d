/** The limits that count: who may do how much of something over time, or have open at once. In memory. */
import { LIMITS } from '@kesem/protocol/limits';
import { RateLimiterMemory } from 'rate-limiter-flexible';

interface Limit {
  /** Counts one; false when there were too many already. */
  readonly take: (key: string) => Promise<boolean>;
  /** Whether one more would be allowed; counts nothing. */
  readonly allows: (key: string) => Promise<boolean>;
}

/** Everything that is counted, one line a limit. */
export interface Limits {
  /** Sockets of a known identity; of an address that shows no identity; of an address at all. */
  readonly connects: Limit;
  readonly strangers: Limit;
  readonly connectsOfAddress: Limit;
  /** Addresses shut out for a minute, because a socket of theirs flooded. */
  readonly floods: Limit;
  readonly identities: Limit;
  readonly roomsOfIdentity: Limit;
  readonly roomsOfAddress: Limit;
  readonly wrongLinks: Limit;
  /** People asked by an identity to come, or invitations it took up. */
  readonly invitations: Limit;
  /** Records of matches read from an address. */
  readonly records: Limit;
  /** Presets written by an identity. */
  readonly presets: Limit;
  /** Places named by an identity where it is told of its turns, and notices sent to it. */
  readonly subscriptions: Limit;
  readonly pushes: Limit;
  readonly chat: Limit;
}

const MINUTE = 60;
const HOUR = 3600;

/** Fresh books. */
export function openLimits(): Limits {
  return {
    connects: limit(LIMITS.connectsPerMinute, MINUTE),
    strangers: limit(LIMITS.connectsPerMinute, MINUTE),
    // a whole school may stand behind one address: whoever shows a cookie counts as themselves first
    connectsOfAddress: limit(LIMITS.socketsPerAddress, MINUTE),
    floods: limit(1, MINUTE),
    identities: limit(LIMITS.socketsPerAddress, MINUTE),
    roomsOfIdentity: limit(LIMITS.roomsPerIdentityHour, HOUR),
    roomsOfAddress: limit(LIMITS.roomsPerAddressHour, HOUR),
    wrongLinks: limit(LIMITS.wrongLinksPerMinute, MINUTE),
    invitations: limit(LIMITS.invitationsPerIdentityHour, HOUR),
    records: limit(LIMITS.recordsPerAddressMinute, MINUTE),
    presets: limit(LIMITS.presetsPerIdentityHour, HOUR),
    subscriptions: limit(LIMITS.subscriptionsPerIdentityHour, HOUR),
    pushes: limit(LIMITS.pushesPerIdentityHour, HOUR),
    chat: limit(LIMITS.chatPer10s, 10),
  };
}

function limit(points: number, duration: number): Limit {
  const book = new RateLimiterMemory({ points, duration });
  return {
    take: (key) =>
      book.consume(key).then(
        () => true,
        () => false,
      ),
    allows: async (key) => ((await book.get(key))?.consumedPoints ?? 0) < points,
  };
}

/** How many of something are open just now, by key. */
export interface Counts {
  readonly of: (key: string) => number;
  /** Counts one in. Returns what counts it out. */
  readonly enter: (key: string) => () => void;
}

/** Fresh counts; a key of which nothing is open takes no room. */
export function openCounts(): Counts {
  const counts = new Map<string, number>();
  const of = (key: string): number => counts.get(key) ?? 0;
  const enter = (key: string): (() => void) => {
    counts.set(key, of(key) + 1);
    return () => {
      const left = of(key) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    };
  };
  return { of, enter };
}
