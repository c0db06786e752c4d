/** The limits that count: who may do how much of something over time, or have open at once. In memory. */
import { LIMITS } from '@kesem/protocol/limits';
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';

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

/** Something to count in: so many points of each key in so many seconds. */
export type Book = (of: {
  readonly name: string;
  readonly points: number;
  readonly duration: number;
}) => RateLimiterAbstract;

/** Fresh books, in memory unless others are given. */
export function openLimits(book: Book = (of) => new RateLimiterMemory(of)): Limits {
  const limit = (name: keyof Limits, points: number, duration: number): Limit =>
    limitOf(book({ name, points, duration }), points);
  return {
    connects: limit('connects', LIMITS.connectsPerMinute, MINUTE),
    strangers: limit('strangers', LIMITS.connectsPerMinute, MINUTE),
    // a whole school may stand behind one address: whoever shows a cookie counts as themselves first
    connectsOfAddress: limit('connectsOfAddress', LIMITS.socketsPerAddress, MINUTE),
    floods: limit('floods', 1, MINUTE),
    identities: limit('identities', LIMITS.socketsPerAddress, MINUTE),
    roomsOfIdentity: limit('roomsOfIdentity', LIMITS.roomsPerIdentityHour, HOUR),
    roomsOfAddress: limit('roomsOfAddress', LIMITS.roomsPerAddressHour, HOUR),
    wrongLinks: limit('wrongLinks', LIMITS.wrongLinksPerMinute, MINUTE),
    invitations: limit('invitations', LIMITS.invitationsPerIdentityHour, HOUR),
    records: limit('records', LIMITS.recordsPerAddressMinute, MINUTE),
    presets: limit('presets', LIMITS.presetsPerIdentityHour, HOUR),
    subscriptions: limit('subscriptions', LIMITS.subscriptionsPerIdentityHour, HOUR),
    pushes: limit('pushes', LIMITS.pushesPerIdentityHour, HOUR),
    chat: limit('chat', LIMITS.chatPer10s, 10),
  };
}

function limitOf(book: RateLimiterAbstract, points: number): Limit {
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
  /** Counts one in. */
  readonly enter: (key: string) => void;
  /** Counts one out. */
  readonly leave: (key: string) => void;
}

/** Fresh counts; a key of which nothing is open takes no room. */
export function openCounts(): Counts {
  const counts = new Map<string, number>();
  const of = (key: string): number => counts.get(key) ?? 0;
  return {
    of,
    enter: (key) => void counts.set(key, of(key) + 1),
    leave: (key) => {
      const left = of(key) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    },
  };
}
