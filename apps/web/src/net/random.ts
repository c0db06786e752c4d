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
