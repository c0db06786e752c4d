/** The limits that count over time: who may do how much of something. In memory, one book each. */
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
