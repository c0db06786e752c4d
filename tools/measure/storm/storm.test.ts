import { expect, it } from 'vitest';
import { keepsPromise } from './storm.ts';

const kept = { backMs: { p50: 900, p95: 3_000, max: 6_000 }, rssMb: { before: 400, after: 300 } };

it('the promise is kept to the last ms and MB, and broken by one more of any', () => {
  expect(keepsPromise(kept)).toBe(true);
  expect(keepsPromise({ ...kept, backMs: { ...kept.backMs, p95: 3_001 } })).toBe(false);
  expect(keepsPromise({ ...kept, backMs: { ...kept.backMs, max: 6_001 } })).toBe(false);
  expect(keepsPromise({ ...kept, rssMb: { before: 401, after: 300 } })).toBe(false);
  expect(keepsPromise({ ...kept, rssMb: { before: 300, after: 401 } })).toBe(false);
});
