/** Figures by what they are called in the report; the name says the unit. */
import * as z from 'zod/mini';

export const FIGURES = z.record(z.string(), z.number());
export type Figures = Readonly<z.output<typeof FIGURES>>;

/** The middle value; NaN of none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which such a share of all values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
