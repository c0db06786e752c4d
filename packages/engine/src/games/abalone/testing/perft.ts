/** Counts move sequences, the usual proof of a move generator. */
import type { Position } from '../chapters/position.ts';
import { after, legalSteps } from '../chapters/step.ts';

/** How many sequences of `depth` plies there are; no end of the match is looked at. */
export function perft(position: Position, depth: number): number {
  if (depth === 0) return 1;
  const steps = legalSteps(position);
  if (depth === 1) return steps.length;
  return steps.reduce((sum, step) => sum + perft(after(position, step), depth - 1), 0);
}
