import { afterEach, expect, it, vi } from 'vitest';
import { freshId } from './random.ts';

afterEach(() => vi.restoreAllMocks());

it('an id is 128 random bits in hex, two digits a byte', () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.set(Array.from(bytes, (_, i) => i * 17));
    return bytes;
  });
  expect(freshId()).toBe('00112233445566778899aabbccddeeff');
});

it('an id is another one each time', () => {
  expect(new Set(Array.from({ length: 50 }, freshId)).size).toBe(50);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  expect(freshId()).toBe('0'.repeat(32));
});
