/** Who may open a socket: pages of ours, people with our cookie, within the limits. */
import type { IncomingMessage } from 'node:http';
import { LIMITS } from '@kesem/protocol/limits';
import type { ConnectCode } from '@kesem/protocol/messages';
import { addressOf, type Front, isOurPage } from '../http/caller.ts';
import { type Counts, type Limits, openCounts } from '../limits.ts';

interface Admitted {
  readonly identity: string;
  readonly address: string;
}

export interface AdmissionParts {
  readonly front: Front;
  readonly limits: Limits;
  readonly identify: (req: IncomingMessage) => Promise<string | null>;
  readonly isStopping: () => boolean;
}

export interface Admissions {
  /** Whether a handshake may go on at all; remembers who it was. */
  readonly admit: (req: IncomingMessage) => Promise<'forbidden' | 'busy' | 'tooFast' | null>;
  /** Who an admitted handshake belongs to, or why its socket is refused. */
  readonly who: (req: IncomingMessage) => Admitted | ConnectCode;
  readonly addressOf: (req: IncomingMessage) => string;
  /** Counts a socket as living. */
  readonly enter: (who: Admitted) => void;
  /** Counts it out. */
  readonly leave: (who: Admitted) => void;
}

/** The door of the gateway. */
export function openAdmissions(parts: AdmissionParts): Admissions {
  const { front, limits } = parts;
  const admitted = new WeakMap<IncomingMessage, Admitted | 'noCookie'>();
  const ofAddress = openCounts();
  const ofIdentity = openCounts();

  const within = async (identity: string | null, address: string): Promise<boolean> => {
    if (ofAddress.of(address) >= LIMITS.socketsPerAddress) return false;
    if (!(await limits.floods.allows(address))) return false;
    if (identity === null) return limits.strangers.take(address);
    const both = await Promise.all([
      limits.connects.take(identity),
      limits.connectsOfAddress.take(address),
    ]);
    return both.every(Boolean);
  };

  return {
    admit: async (req) => {
      if (!isOurPage(req, front)) return 'forbidden';
      const address = addressOf(req, front);
      const identity = await parts.identify(req);
      // who comes in now would be answered nothing; another node, or this one in a moment, answers
      if (parts.isStopping()) return 'busy';
      if (!(await within(identity, address))) return 'tooFast';
      admitted.set(req, identity === null ? 'noCookie' : { identity, address });
      return null;
    },
    who: (req) => {
      const known = admitted.get(req) ?? 'noCookie';
      if (known === 'noCookie') return known;
      return ofIdentity.of(known.identity) >= LIMITS.socketsPerIdentity ? 'tooFast' : known;
    },
    addressOf: (req) => addressOf(req, front),
    ...counting(ofIdentity, ofAddress),
  };
}

/** Counts sockets of people by who they are and by where they come from. */
function counting(ofIdentity: Counts, ofAddress: Counts): Pick<Admissions, 'enter' | 'leave'> {
  return {
    enter: ({ identity, address }) => {
      ofIdentity.enter(identity);
      ofAddress.enter(address);
    },
    leave: ({ identity, address }) => {
      ofIdentity.leave(identity);
      ofAddress.leave(address);
    },
  };
}
