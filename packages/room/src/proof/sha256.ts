/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104), written out: the verifier leans on nothing that the shuffle
 * leans on, and not on the browser's own either, which is missing on plain http.
 */

const BLOCK = 64;

type Eight = readonly [number, number, number, number, number, number, number, number];
/** Where every message begins: the square roots of the first eight primes after the point, in 32 bits. */
const START: Eight = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];
const PRIMES = Array.from({ length: 310 }, (_, n) => n + 2).filter(
  (n) => !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0),
);
/** What each round adds: the cube roots of the first 64 primes after the point, in 32 bits. */
const ROUNDS = PRIMES.map((prime) => Math.floor((Math.cbrt(prime) % 1) * 2 ** 32));

/** The 32 bytes of SHA-256. */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = new DataView(padding(message).buffer);
  let state = START;
  for (let at = 0; at < padded.byteLength; at += BLOCK) {
    const end = schedule(padded, at).reduce<Eight>(round, state);
    state = sums(state, end);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [n, word] of state.entries()) digest.setUint32(4 * n, word);
  return new Uint8Array(digest.buffer);
}

/** The 32 bytes of HMAC-SHA256, for a key of at most 64 bytes. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = (by: number): Uint8Array =>
    Uint8Array.from({ length: BLOCK }, (_, n) => (key[n] ?? 0) ^ by);
  return sha256(joined(padded(0x5c), sha256(joined(padded(0x36), message))));
}

/** A text as UTF-8. */
export function utf8(text: string): Uint8Array {
  const bytes = encodeURIComponent(text).match(/%..|[^%]/g) ?? [];
  return Uint8Array.from(bytes, (one) =>
    one.length === 1 ? one.charCodeAt(0) : Number.parseInt(one.slice(1), 16),
  );
}

/** Bytes as two lower-case hex digits each. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes that an even number of hex digits stand for. */
export function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** The message, a one bit, zeros, and its length in bits, as whole blocks. */
function padding(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const end = new DataView(bytes.buffer, bytes.length - 8);
  end.setUint32(0, Math.floor(message.length / 2 ** 29));
  end.setUint32(4, message.length * 8);
  return bytes;
}

/** The 64 words that one block is spread to. */
function schedule(bytes: DataView, from: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let n = 0; n < 16; n += 1) words[n] = bytes.getUint32(from + 4 * n);
  const word = (n: number): number => words[n] ?? 0;
  for (let n = 16; n < 64; n += 1) {
    const [near, far] = [word(n - 15), word(n - 2)];
    const s0 = turned(near, 7) ^ turned(near, 18) ^ (near >>> 3);
    const s1 = turned(far, 17) ^ turned(far, 19) ^ (far >>> 10);
    words[n] = word(n - 16) + s0 + word(n - 7) + s1;
  }
  return words;
}

function round([a, b, c, d, e, f, g, h]: Eight, word: number, n: number): Eight {
  const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
  const t1 = h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[n] ?? 0) + word;
  const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
  const t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
  return [(t1 + t2) | 0, a, b, c, (d + t1) | 0, e, f, g];
}

function sums([a, b, c, d, e, f, g, h]: Eight, [i, j, k, l, m, n, o, p]: Eight): Eight {
  return [
    (a + i) | 0,
    (b + j) | 0,
    (c + k) | 0,
    (d + l) | 0,
    (e + m) | 0,
    (f + n) | 0,
    (g + o) | 0,
    (h + p) | 0,
  ];
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  return Uint8Array.from([...a, ...b]);
}
