/** Six digits to say aloud, which lead to a room; they are kept with it. */
import type { Store } from '../store/store.ts';
import type { Found } from './codes.ts';
import type { Guesses } from './guesses.ts';
import { type Bytes, newDigits } from './secret.ts';

const DIGITS = 6;

export interface SpokenCodes {
  /** The room's code, drawn when it has none. */
  readonly of: (room: string) => Promise<string>;
  /** The room a code belongs to. A wrong one counts against the address it came from. */
  readonly find: (code: string, address: string) => Promise<Found<string>>;
}

export interface SpokenParts {
  readonly store: Pick<Store, 'codeOf' | 'coded'>;
  readonly bytes: Bytes;
  readonly guesses: Guesses;
}

/** The spoken codes of this server. */
export function openSpokenCodes({ store, bytes, guesses }: SpokenParts): SpokenCodes {
  // one after the other, so that many at once are no more than the guesses allow
  let last: Promise<unknown> = Promise.resolve();
  const look = async (code: string, address: string): Promise<Found<string>> => {
    if (!(await guesses.mayTry(address))) return { ok: false, code: 'tooFast' };
    const room = await store.coded(code);
    if (room !== null) return { ok: true, value: room };
    await guesses.wrong(address);
    return { ok: false, code: 'noSuchCode' };
  };
  return {
    of: async (room) => {
      for (;;) {
        const code = await store.codeOf(room, newDigits(bytes, DIGITS));
        if (code !== null) return code;
      }
    },
    find: (code, address) => {
      const found = last.then(() => look(code, address));
      last = found.catch(() => undefined);
      return found;
    },
  };
}
