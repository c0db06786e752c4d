import { describe, expect, it } from 'vitest';
import { growing } from './flat.ts';

const calm = { moves: 100, p50: 3, p95: 10, rssMb: 200, heldMb: 50, sockets: 60 };
const stretches = (of: (n: number) => Partial<typeof calm>) =>
  Array.from({ length: 12 }, (_, n) => ({ ...calm, ...of(n) }));

describe('what grows', () => {
  it('is nothing where figures come and go, or while it warms up', () => {
    expect(growing(stretches((n) => ({ p95: 10 + (n % 3), heldMb: 50 + (n % 2) * 3 })))).toEqual(
      [],
    );
    expect(growing(stretches((n) => (n === 0 ? { rssMb: 50, heldMb: 5 } : {})))).toEqual([]);
    expect(growing(stretches((n) => (n === 7 ? { p95: 900 } : {})))).toEqual([]);
  });

  it.each([
    ['memory that is not given back', 'heldMb', (n: number) => ({ heldMb: 50 + 2 * n })],
    ['memory of the machine', 'rssMb', (n: number) => ({ rssMb: 200 + 12 * n })],
    ['time that an answer takes', 'p95', (n: number) => ({ p95: 10 + 2 * n })],
  ])('is %s', (_, name, of) => {
    expect(growing(stretches(of))).toEqual([name]);
  });

  it('cannot be told from three stretches', () => {
    expect(() => growing(stretches(() => ({})).slice(0, 3))).toThrow('four stretches');
  });
});
