import { expect, it } from 'vitest';
import { apart } from './bytes.ts';

it('shows two texts around the first byte at which they differ', () => {
  const long = 'x'.repeat(500);
  const [one, other] = apart({ long, seat: 1, end: true }, { long, seat: 12, end: true });
  expect(one).toMatch(/^x+","seat":1,"end":true\} \(\d+ in all\)$/);
  expect(other).toContain('"seat":12,');
  expect(one.length).toBeLessThan(200);
  expect(apart(undefined, [])).toEqual(['nothing (7 in all)', '[] (2 in all)']);
});
