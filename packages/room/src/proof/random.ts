/**
 * The randomness of a match, derived anew from its published parts as docs/fairness.md describes it.
 * Nothing here comes from the engine's own random module but the shape of what rules are handed.
 */
import type { Random, Stream } from '@kesem/engine/core/random';
import type { Replay } from '@kesem/engine/core/replay';
import { fromHex, hmacSha256, sha256, toHex, utf8 } from './sha256.ts';

type Fairness = Replay['fairness'];

const WORDS_IN_HASH = 8;
const WORDS = 2 ** 32;

/** The hash by which a secret was promised before anybody sat down. */
export function promiseOf({ match, secret }: Fairness): string {
  return toHex(sha256(utf8(`kesem-1|${match}|${secret}`)));
}

/** The randomness of one input; 0 is the setup. */
export function derived(fairness: Fairness, input: number): Random {
  const streams = new Map<string, Stream>();
  return (purpose) => {
    const stream = streams.get(purpose) ?? streamOf(numbers(fairness, input, purpose));
    streams.set(purpose, stream);
    return stream;
  };
}

/** The 32-bit words of one stream, in order, without end. */
function* numbers(
  { secret, match, nonces }: Fairness,
  input: number,
  purpose: string,
): Generator<number, never> {
  const key = fromHex(secret);
  const head = JSON.stringify([match, nonces, input, purpose]);
  for (let counter = 0; ; counter += 1) {
    const hash = hmacSha256(key, utf8(`${head}|${counter}`));
    const words = new DataView(hash.buffer);
    for (let n = 0; n < WORDS_IN_HASH; n += 1) yield words.getUint32(4 * n);
  }
}

function streamOf(words: Generator<number, never>): Stream {
  const int = (below: number): number => {
    const even = WORDS - (WORDS % below);
    for (;;) {
      const word = words.next().value;
      if (word < even) return word % below;
    }
  };
  return {
    int,
    pick: (xs) => {
      const picked = xs.at(int(xs.length));
      if (picked === undefined) throw new RangeError('there is nothing to pick from');
      return picked;
    },
    shuffle: (xs) => {
      const left = [...xs];
      const order: typeof left = [];
      while (left.length > 0) order.push(...left.splice(int(left.length), 1));
      return order;
    },
  };
}
