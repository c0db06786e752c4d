/** Who a device is: a guest known by the cookie it holds, of which the store has only the hash. */
import type { Store } from '../store/store.ts';
import type { Clock } from '../time.ts';
import { COOKIE_BYTES, clearCookie, readCookie, setCookie, type Transport } from './cookie.ts';
import { type Bytes, hashOf, newSecret } from './secret.ts';

interface Issued {
  /** 96 random bits in hex; never told to clients. */
  readonly identity: string;
  /** The Set-Cookie header that makes the device this identity. */
  readonly setCookie: string;
}

export interface Identities {
  /** The identity behind a request's Cookie header; null: none, garbage, unknown or lapsed. */
  readonly identify: (cookieHeader: string | undefined) => Promise<string | null>;
  /** The Set-Cookie header that lets a known device keep its cookie for another 180 days. */
  readonly renew: (cookieHeader: string | undefined) => string | null;
  /** The Set-Cookie header that makes a device nobody. */
  readonly clear: () => string;
  /** Makes a new identity. */
  readonly issue: () => Promise<Issued>;
  /** Gives another device a fresh cookie of its own for an identity; the others stay valid. */
  readonly bind: (identity: string) => Promise<Issued>;
}

/** The identities of a portal reached in one way. */
export function openIdentities(
  store: Pick<Store, 'identity' | 'bindCookie'>,
  { clock, bytes, transport }: { clock: Clock; bytes: Bytes; transport: Transport },
): Identities {
  const bind = async (identity: string): Promise<Issued> => {
    const value = newSecret(bytes, COOKIE_BYTES);
    await store.bindCookie(hashOf(value), identity, clock.now());
    return { identity, setCookie: setCookie(value, transport) };
  };
  return {
    identify: async (header) => {
      const value = readCookie(header, transport);
      return value === null ? null : store.identity(hashOf(value), clock.now());
    },
    renew: (header) => {
      const value = readCookie(header, transport);
      return value === null ? null : setCookie(value, transport);
    },
    clear: () => clearCookie(transport),
    issue: () => bind(Buffer.from(bytes(12)).toString('hex')),
    bind,
  };
}
