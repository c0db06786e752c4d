/** Secrets that people hold: how they are drawn, and how they are kept without being known. */
import { createHash } from 'node:crypto';

/** Fresh random bytes, `randomBytes` of node:crypto outside tests. */
export type Bytes = (count: number) => Uint8Array;

/** A secret of `count` bytes in base64url: 22 characters for an invite's 16, 43 for a cookie's 32. */
export function newSecret(bytes: Bytes, count: number): string {
  return Buffer.from(bytes(count)).toString('base64url');
}

/** The token of an invite: 128 bits, 22 characters. */
export function newInvite(bytes: Bytes): string {
  return newSecret(bytes, 16);
}

/** What the store keeps of a secret: its SHA-256, in hex. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** So many decimal digits, each number as likely as any other; at most 9. */
export function newDigits(bytes: Bytes, count: number): string {
  const numbers = 10 ** count;
  const fair = 2 ** 32 - (2 ** 32 % numbers);
  for (;;) {
    const drawn = Buffer.from(bytes(4)).readUInt32BE();
    if (drawn < fair) return String(drawn % numbers).padStart(count, '0');
  }
}
