/**
 * Randomness is an argument. A match draws from HMAC-SHA256 keyed with a secret that was committed
 * to before anybody sat down; search and tests draw from a cheap seeded generator behind the same
 * type. No generator lives in a state: a 32-bit seed can be searched by anyone who saw a hand.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export interface Stream {
  /** A whole number from 0 to n - 1, each equally likely; n from 1 to 2^32. */
  readonly int: (n: number) => number;
  /** One element of a list that is not empty. */
  readonly pick: <X>(xs: readonly X[]) => X;
  /** The same elements in a random order, as a new list. */
  readonly shuffle: <X>(xs: readonly X[]) => readonly X[];
}

/**
 * One for each `apply`. Every throw and shuffle names its purpose, so that a hidden draw never
 * shifts a public die; asking twice for a purpose continues its stream, it never restarts.
 */
export type Random = (purpose: string) => Stream;

/** What one input's randomness is made from. `secret` is 32 bytes in hex; `nonces` one a seat. */
export interface Fairness {
  readonly secret: string;
  readonly match: string;
  readonly nonces: readonly string[];
  /** 0 for the setup, 1 for the first accepted input, and so on: no two share a stream. */
  readonly count: number;
}

const WORDS_PER_HASH = 8;
const RANGE = 2 ** 32;

/** The verifiable source: eight 32-bit words from each HMAC over match, nonces, count, purpose and counter. */
export function fairRandom({ secret, match, nonces, count }: Fairness): Random {
  return streams((purpose) => {
    // few inputs draw at all; what is the same in each hash of a purpose goes into it once
    const head = utf8ToBytes(`${JSON.stringify([match, nonces, count, purpose])}|`);
    const begun = hmac.create(sha256, hexToBytes(secret)).update(head);
    let block = new DataView(new ArrayBuffer(0));
    let drawn = 0;
    return () => {
      const at = drawn % WORDS_PER_HASH;
      if (at === 0) {
        const hash = begun
          .clone()
          .update(utf8ToBytes(String(drawn / WORDS_PER_HASH)))
          .digest();
        block = new DataView(hash.buffer, hash.byteOffset, hash.byteLength);
      }
      drawn += 1;
      return block.getUint32(at * 4);
    };
  });
}

/** A cheap seeded source for search, play-outs and tests; never for a match between people. */
export function seededRandom(seed: string): Random {
  return streams((purpose) => {
    let x = hash32(`${seed}|${purpose}`);
    return () => {
      // splitmix32
      x = (x + 0x9e3779b9) | 0;
      let t = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
      t = Math.imul(t ^ (t >>> 15), 0x735a2d97);
      return (t ^ (t >>> 15)) >>> 0;
    };
  });
}

/** The commitment to a secret that is published before anybody sits down. */
export function commitment(match: string, secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(`kesem-1|${match}|${secret}`)));
}

function streams(source: (purpose: string) => () => number): Random {
  const open = new Map<string, Stream>();
  return (purpose) => {
    const stream = open.get(purpose) ?? streamOf(source(purpose));
    open.set(purpose, stream);
    return stream;
  };
}

function streamOf(word: () => number): Stream {
  const int = (n: number): number => {
    // rejection: a plain remainder would favour small numbers
    const limit = RANGE - (RANGE % n);
    let w = word();
    while (w >= limit) w = word();
    return w % n;
  };
  const shuffle = <X>(xs: readonly X[]): readonly X[] => {
    const left = [...xs];
    return xs.flatMap(() => left.splice(int(left.length), 1));
  };
  const pick = <X>(xs: readonly X[]): X => {
    const at = int(xs.length);
    for (const x of xs.slice(at, at + 1)) return x;
    throw new RangeError('an empty list has nothing to pick from');
  };
  return { int, shuffle, pick };
}

function hash32(text: string): number {
  // FNV-1a
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}
