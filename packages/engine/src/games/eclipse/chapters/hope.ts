/** EC-8.10 What a smart stop is for. */
import type { Play } from '../move.ts';

/** What a play could change in its player's favour; the first is worth most. */
export const GAINS = ['stone', 'creature', 'damage'] as const;
export type Gain = (typeof GAINS)[number];

/** A play, and the most that it could bring. */
export interface Hope {
  readonly play: Play;
  readonly gain: Gain;
}
