/** A second device: eight digits shown on the first, typed once on the other. */
import type { DeviceCode } from '@kesem/protocol/http';
import { type CodeParts, type Found, openCodes } from './codes.ts';

const LIFE_MS = 600_000;

export interface DeviceCodes {
  /** A fresh code for an identity, at the table behind a link if it sits at one; its older code ends. */
  readonly draw: (identity: string, token: string | null) => DeviceCode;
  /** Uses a code up. Returns the identity to which the device is now to be bound by a cookie of its own. */
  readonly redeem: (code: string, address: string) => Found<Drawn>;
  /** Ends the code of an identity. */
  readonly end: (identity: string) => void;
}

interface Drawn {
  readonly identity: string;
  readonly token: string | null;
}

/** The device codes of this server. */
export function openDeviceCodes(parts: Omit<CodeParts, 'digits' | 'lifeMs'>): DeviceCodes {
  const codes = openCodes<Drawn>({ ...parts, digits: 8, lifeMs: LIFE_MS });
  return {
    draw: (identity, token) => {
      const { code, until } = codes.draw(identity, { identity, token });
      return { code, until };
    },
    redeem: (code, address) => {
      const found = codes.find(code, address);
      if (found.ok) codes.end(found.value.identity);
      return found;
    },
    end: codes.end,
  };
}
