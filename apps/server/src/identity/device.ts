/** A second device: eight digits shown on the first, typed once on the other. */
import type { DeviceCode } from '@kesem/protocol/http';
import type { Beside } from '../nodes/nodes.ts';
import type { Store } from '../store/store.ts';
import { type CodeParts, type Found, openCodes } from './codes.ts';
import type { Links } from './links.ts';
import { hashOf, newDigits } from './secret.ts';

const DIGITS = 8;
const LIFE_MS = 600_000;
/** Among so many of somebody's newest rooms is the one that they sit in. */
const ROOMS = 50;

export interface DeviceCodes {
  /** A fresh code for an identity, at the table behind a link if it sits at one; its older code ends. */
  readonly draw: (identity: string, token: string | null) => Promise<DeviceCode>;
  /** Uses a code up. Returns the identity to which the device is now to be bound by a cookie of its own. */
  readonly redeem: (code: string, address: string) => Promise<Found<Drawn>>;
  /** Ends the code of an identity. */
  readonly end: (identity: string) => Promise<void>;
}

interface Drawn {
  readonly identity: string;
  readonly token: string | null;
}

/** The device codes of this server. */
export function openDeviceCodes(parts: Omit<CodeParts, 'digits' | 'lifeMs'>): DeviceCodes {
  const codes = openCodes<Drawn>({ ...parts, digits: DIGITS, lifeMs: LIFE_MS });
  return {
    draw: async (identity, token) => {
      const { code, until } = codes.draw(identity, { identity, token });
      return { code, until };
    },
    redeem: async (code, address) => {
      const found = await codes.find(code, address);
      if (found.ok) codes.end(found.value.identity);
      return found;
    },
    end: async (identity) => codes.end(identity),
  };
}

interface SharedParts extends Omit<CodeParts, 'digits' | 'lifeMs'> {
  readonly beside: Pick<Beside, 'keepCode' | 'takeCode' | 'endCode'>;
  readonly store: Pick<Store, 'invited' | 'roomsOf'>;
  readonly links: Pick<Links, 'of'>;
}

/** The device codes of a house of several nodes: drawn at one and used at another, which finds a link of its own. */
export function sharedDeviceCodes(parts: SharedParts): DeviceCodes {
  const { beside, store, links, clock, bytes, guesses } = parts;
  return {
    draw: async (identity, token) => {
      const invited = token === null ? null : await store.invited(hashOf(token));
      const until = clock.now() + LIFE_MS;
      for (;;) {
        const code = newDigits(bytes, DIGITS);
        const kept = { hash: hashOf(code), identity, room: invited?.room ?? null, until };
        if (await beside.keepCode(kept, clock.now())) return { code, until };
      }
    },
    redeem: async (code, address) => {
      if (!(await guesses.mayTry(address))) return { ok: false, code: 'tooFast' };
      const kept = await beside.takeCode(hashOf(code), clock.now());
      if (!kept) {
        await guesses.wrong(address);
        return { ok: false, code: 'noSuchCode' };
      }
      const { identity, room } = kept;
      // a link opens the room for newcomers: it is for whoever has sat there
      const sat = room !== null && (await store.roomsOf(identity, ROOMS)).includes(room);
      return { ok: true, value: { identity, token: sat ? await links.of(room) : null } };
    },
    end: beside.endCode,
  };
}
