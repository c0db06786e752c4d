import { createHash, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHex, hmacSha256, sha256, toHex, utf8 } from './sha256.ts';

const bytes = fc.uint8Array({ maxLength: 300 });

describe('SHA-256 by hand', () => {
  it('gives what the system’s own gives', () => {
    fc.assert(
      fc.property(bytes, (message) => {
        expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
      }),
    );
  });

  it('gives the same HMAC, for keys of any length that fits a block', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), bytes, (key, message) => {
        const theirs = createHmac('sha256', key).update(message).digest('hex');
        expect(toHex(hmacSha256(key, message))).toBe(theirs);
      }),
    );
  });

  it('reads texts and hex as they are read elsewhere', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(utf8(text)).toEqual(Uint8Array.from(Buffer.from(text)));
        expect(fromHex(toHex(utf8(text)))).toEqual(utf8(text));
      }),
    );
  });
});
