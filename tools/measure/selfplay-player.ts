/** A process of `selfplay`: is sent a series and its seeds, and sends back a line a match. */
import { playOne, type Series } from './series.ts';
import type { Line } from './totals.ts';

export interface Share {
  readonly series: Series;
  readonly seeds: readonly number[];
}

process.once('message', (share: Share) => void playAll(share));

async function playAll({ series, seeds }: Share): Promise<void> {
  for (const seed of seeds) await sent(playOne(series, seed));
}

/** Waits until the line is on its way, so that lines arrive as they are made. */
function sent(line: Line): Promise<void> {
  return new Promise((resolve) => process.send?.(line, () => resolve()));
}
