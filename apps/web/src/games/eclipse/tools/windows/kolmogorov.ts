/** The two-sample test of Kolmogorov and Smirnov: whether two series can be told apart. */

export interface Compared {
  /** The greatest distance between the two shares of values up to a bound, 0 to 1. */
  readonly distance: number;
  /** How likely at least this distance is for two series of one kind (asymptotic). */
  readonly p: number;
}

/** Compares two series of numbers, in any order. */
export function compared(one: readonly number[], two: readonly number[]): Compared {
  const [a, b] = [one, two].map((series) => series.toSorted((x, y) => x - y)) as [
    number[],
    number[],
  ];
  let distance = 0;
  for (const bound of [...a, ...b]) {
    distance = Math.max(distance, Math.abs(shareUpTo(a, bound) - shareUpTo(b, bound)));
  }
  const weight = Math.sqrt((one.length * two.length) / (one.length + two.length));
  return { distance, p: tailOf(distance * (weight + 0.12 + 0.11 / weight)) };
}

function shareUpTo(series: readonly number[], bound: number): number {
  return series.filter((value) => value <= bound).length / series.length;
}

/** The distribution's upper tail, 2 Σ (−1)^(k−1) e^(−2k²λ²); its terms vanish fast. */
function tailOf(lambda: number): number {
  if (lambda < 0.2) return 1;
  const terms = Array.from({ length: 100 }, (_, at) => {
    const k = at + 1;
    return (k % 2 === 1 ? 2 : -2) * Math.exp(-2 * k * k * lambda * lambda);
  });
  return Math.min(
    1,
    Math.max(
      0,
      terms.reduce((sum, term) => sum + term, 0),
    ),
  );
}
