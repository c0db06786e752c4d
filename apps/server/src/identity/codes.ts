/** Short codes to say or type: each stands for something for a while, one for each owner. In memory. */
import type { Clock } from '../time.ts';
import type { Guesses } from './guesses.ts';
import { type Bytes, newDigits } from './secret.ts';

interface Code<V> {
  readonly code: string;
  readonly value: V;
  /** When it ends, in ms of the epoch. */
  readonly until: number;
}

export type Found<V> =
  | { readonly ok: true; readonly value: V }
  | { readonly ok: false; readonly code: 'noSuchCode' | 'tooFast' };

export interface Codes<V> {
  /** The owner's living code, or null. */
  readonly of: (owner: string) => Code<V> | null;
  /** Draws a new code for an owner; an older one of theirs ends. */
  readonly draw: (owner: string, value: V) => Code<V>;
  /** What a code stands for. A wrong one counts against the address it came from. */
  readonly find: (code: string, address: string) => Promise<Found<V>>;
  /** Ends the owner's code. */
  readonly end: (owner: string) => void;
}

export interface CodeParts {
  readonly digits: number;
  readonly lifeMs: number;
  readonly clock: Clock;
  readonly bytes: Bytes;
  readonly guesses: Guesses;
}

/** An empty book of codes of so many digits that live so long. */
export function openCodes<V>({ digits, lifeMs, clock, bytes, guesses }: CodeParts): Codes<V> {
  const byOwner = new Map<string, Code<V>>();
  const ownerOf = new Map<string, string>();
  const end = (owner: string) => {
    ownerOf.delete(byOwner.get(owner)?.code ?? '');
    byOwner.delete(owner);
  };
  const of = (owner: string) => {
    const code = byOwner.get(owner);
    return code && code.until > clock.now() ? code : null;
  };
  const forget = () => {
    for (const owner of byOwner.keys()) if (!of(owner)) end(owner);
  };
  const unused = () => {
    for (;;) {
      const code = newDigits(bytes, digits);
      if (!ownerOf.has(code)) return code;
    }
  };
  return {
    of,
    end,
    draw: (owner, value) => {
      forget();
      end(owner);
      const drawn = { code: unused(), value, until: clock.now() + lifeMs };
      byOwner.set(owner, drawn);
      ownerOf.set(drawn.code, owner);
      return drawn;
    },
    find: async (code, address) => {
      if (!(await guesses.mayTry(address))) return { ok: false, code: 'tooFast' };
      const found = of(ownerOf.get(code) ?? '');
      if (found) return { ok: true, value: found.value };
      await guesses.wrong(address);
      return { ok: false, code: 'noSuchCode' };
    },
  };
}
