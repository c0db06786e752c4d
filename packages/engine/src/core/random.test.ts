import { createHmac } from 'node:crypto';
import { array, assert, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitment, type Fairness, fairRandom, type Random, seededRandom } from './random.ts';

const SECRET = '00112233445566778899aabbccddeeff'.repeat(2);
const FAIR: Fairness = { secret: SECRET, match: 'm', nonces: ['a', 'b'], count: 3 };

const draws = (random: Random, purpose: string, most = 20): readonly number[] =>
  Array.from({ length: most }, () => random(purpose).int(1000));

const sources: readonly (readonly [string, (seed: string) => Random])[] = [
  ['the fair source', (match) => fairRandom({ ...FAIR, match })],
  ['the seeded source', seededRandom],
];

describe.each(sources)('%s', (_, make) => {
  it('stays within its range, up to 2^32', () => {
    assert(
      property(string(), integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const drawn = make(seed)('die').int(n);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
      }),
    );
  });

  it('favours no number, where a plain remainder would favour the lower half', () => {
    // of 3 * 2^30 numbers the words above them would fall on the first third twice as often
    const n = 3 * 2 ** 30;
    const stream = make('fair')('die');
    const thirds = [0, 0, 0];
    for (let k = 0; k < 6000; k += 1) {
      const third = Math.floor(stream.int(n) / 2 ** 30);
      thirds[third] = (thirds[third] ?? 0) + 1;
    }
    for (const third of thirds) expect(Math.abs(third - 2000)).toBeLessThan(200);
  });

  it('gives each purpose a stream of its own', () => {
    const alone = draws(make('x'), 'die');
    const random = make('x');
    draws(random, 'deck');
    expect(draws(random, 'die')).toEqual(alone);
    expect(draws(make('x'), 'deck')).not.toEqual(alone);
  });

  it('continues a stream that is asked for again', () => {
    const random = make('x');
    const stream = make('x')('die');
    const atOnce = Array.from({ length: 20 }, () => stream.int(1000));
    expect(draws(random, 'die')).toEqual(atOnce);
  });

  it('shuffles into a new list of the same elements', () => {
    assert(
      property(string(), array(integer()), (seed, list) => {
        const before = [...list];
        const shuffled = make(seed)('deck').shuffle(list);
        expect(list).toEqual(before);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
      }),
    );
  });

  it('shuffles three cards into each order equally often', () => {
    const stream = make('orders')('deck');
    const orders = new Map<string, number>();
    for (let k = 0; k < 6000; k += 1) {
      const order = stream.shuffle([1, 2, 3]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const times of orders.values()) expect(Math.abs(times - 1000)).toBeLessThan(150);
  });

  it('picks an element of the list', () => {
    const stream = make('x')('pick');
    const picked = new Set(Array.from({ length: 100 }, () => stream.pick(['a', 'b', 'c'])));
    expect([...picked].toSorted()).toEqual(['a', 'b', 'c']);
  });
});

describe('the fair source', () => {
  it.each([
    ['secret', { secret: 'ff'.repeat(32) }],
    ['match', { match: 'n' }],
    ['nonce', { nonces: ['a', 'c'] }],
    ['count', { count: 4 }],
    ['border between the nonces', { nonces: ['a,b'] }],
  ])('depends on the %s', (_, other) => {
    const there = fairRandom({ ...FAIR, ...other });
    expect(draws(there, 'die')).not.toEqual(draws(fairRandom(FAIR), 'die'));
  });

  it('can be computed again by anyone who has HMAC-SHA256', () => {
    const words = [0, 1].flatMap((counter) => {
      const text = `["m",["a","b"],3,"die"]|${counter}`;
      const hash = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(text).digest();
      return Array.from({ length: 8 }, (_, word) => hash.readUInt32BE(word * 4) % 1000);
    });
    expect(draws(fairRandom(FAIR), 'die', 16)).toEqual(words);
  });

  it('never changes, for old matches are proved with it', () => {
    expect(draws(fairRandom(FAIR), 'die', 5)).toMatchInlineSnapshot(`
      [
        894,
        606,
        90,
        317,
        506,
      ]
    `);
    expect(commitment('m', SECRET)).toMatchInlineSnapshot(
      `"e9eff94e1211e621be4a3fcaa70cec9ec84c4c246ab2045f4caf2982a92045c9"`,
    );
  });
});
