/** SH-9: the host's choices. */
import type { Choices } from '../../core/game.ts';

const TIMES = ['none', '15s', '30s', '60s'] as const;
/** No clock, or seconds for each pick. */
export type Time = (typeof TIMES)[number];

export interface ShapesOptions {
  readonly time: Time;
}

/** Milliseconds for a pick; null where nobody is hurried. */
export const PICK_MS: Readonly<Record<Time, number | null>> = {
  none: null,
  '15s': 15_000,
  '30s': 30_000,
  '60s': 60_000,
};

export const OPTIONS: Choices<ShapesOptions> = {
  time: { values: TIMES, default: 'none' },
};
