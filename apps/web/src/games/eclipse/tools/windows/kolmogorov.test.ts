import { expect, it } from 'vitest';
import { compared } from './kolmogorov.ts';

const series = (length: number, value: (at: number) => number) =>
  Array.from({ length }, (_, at) => value(at));

it('finds no distance between a series and itself', () => {
  const one = series(50, (at) => at);
  expect(compared(one, one.toReversed())).toEqual({ distance: 0, p: 1 });
});

it('finds the whole distance between series that do not meet', () => {
  const { distance, p } = compared(
    series(50, (at) => at),
    series(50, (at) => 100 + at),
  );
  expect(distance).toBe(1);
  expect(p).toBeLessThan(1e-9);
});

it('gives the p of the tables: 1.358 stands for one in twenty', () => {
  // so many values that the correction for small series is lost; a tenth of the way apart
  const [n, apart] = [2_000, Math.round(1.358 * Math.sqrt(2 * 2_000))];
  const { p } = compared(
    series(n, (at) => at),
    series(n, (at) => at + apart),
  );
  expect(p).toBeCloseTo(0.05, 2);
});
