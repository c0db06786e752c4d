/** Whether figures stay where they are. */
import { quantile } from '../served.ts';
import type { Stretch } from './soak.ts';

interface Tolerance {
  /** The last third may lie above the first by this share, and by so much beside. */
  readonly share: number;
  readonly slack: number;
}

/** What may grow how far. The first stretch warms up, and is not looked at. */
const TOLERANCES: Readonly<Record<'p95' | 'rssMb' | 'heldMb', Tolerance>> = {
  p95: { share: 0.25, slack: 5 },
  // threads free memory that the allocator keeps: of 76 MB that it had after a quarter of an hour, 19 were in use
  rssMb: { share: 0.25, slack: 20 },
  heldMb: { share: 0.1, slack: 5 },
};

/** The names of figures that grow; empty when all are flat. @throws when there are too few to say. */
export function growing(seen: readonly Stretch[]): readonly string[] {
  const warm = seen.slice(1);
  const third = Math.floor(warm.length / 3);
  if (third === 0) throw new Error('Whether something grows is seen in four stretches or more.');
  return Object.entries(TOLERANCES).flatMap(([name, { share, slack }]) => {
    const of = (stretches: readonly Stretch[]) =>
      quantile(
        stretches.map((one) => one[name as keyof typeof TOLERANCES]),
        0.5,
      );
    return of(warm.slice(-third)) > of(warm.slice(0, third)) * (1 + share) + slack ? [name] : [];
  });
}
