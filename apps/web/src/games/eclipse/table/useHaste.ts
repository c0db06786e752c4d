/** Whoever has seen enough lets what comes be shown faster; the time to answer is the server's and stays as long. */
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { useState } from 'react';
import type { EclipseFrame } from '../timeline.ts';

/** So many times faster. */
const FASTER = 3;

export interface Haste {
  /** Until the turn is over. */
  readonly on: boolean;
  readonly toggle: () => void;
}

/** Haste lasts for a turn, and nobody else hears of it. */
export function useHaste({ turn }: EclipseView): Haste {
  const [hasty, setHasty] = useState<number | null>(null);
  const on = hasty === turn;
  return { on, toggle: () => setHasty(on ? null : turn) };
}

/** The same pictures in a third of their time. */
export function hastened(frames: readonly EclipseFrame[]): readonly EclipseFrame[] {
  return frames.map((frame) => ({ ...frame, ms: frame.ms / FASTER, pace: FASTER }));
}
