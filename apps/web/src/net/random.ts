/** Ids and nonces. `crypto.getRandomValues` is there on plain http too, `crypto.randomUUID` is not. */

/** `bytes` random bytes in hex. */
function randomHex(bytes: number): string {
  const raw = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(raw, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The id of a command, or a share in the shuffle: 128 bits in hex. */
export function freshId(): string {
  return randomHex(16);
}

/** The numbers 0 to n − 1 in random order. */
export function shuffled(n: number): readonly number[] {
  const [...keys] = crypto.getRandomValues(new Uint32Array(n));
  return keys
    .map((key, place) => ({ key, place }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ place }) => place);
}
