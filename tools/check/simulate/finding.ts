/** How soon a fault that was built in on purpose is found. */
import { playEvening } from './evening.ts';
import type { Plant } from './plant.ts';

/** A fault of nodes needs some: it is looked for in a house of so many. */
const NODES = 3;

/** The first of so many evenings, from 1 on, in which something is found; null: none. */
export async function foundAt(
  plant: Plant,
  seed: number,
  evenings: number,
): Promise<number | null> {
  for (let i = 0; i < evenings; i += 1) {
    const nodes = plant.in === 'nodes' ? NODES : 1;
    const { found } = await playEvening({ seed: seed + i, nodes, plant });
    if (found.length > 0) return i + 1;
  }
  return null;
}
