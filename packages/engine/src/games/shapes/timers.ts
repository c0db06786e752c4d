/** SH-9: time. The engine names the timer, the server measures it. */
import type { Timer } from '../../core/game.ts';
import { PICK_MS } from './options.ts';
import type { ShapesState } from './state.ts';

/** SH-9.1 One for all who pick: its number is that of the question. */
export function timersOf({ pub }: ShapesState): readonly Timer[] {
  const ms = PICK_MS[pub.options.time];
  if (pub.ended || ms === null) return [];
  return [{ key: keyOf(pub), seat: null, ms }];
}

/** The key of the question that stands. */
export function keyOf({ round, pick }: ShapesState['pub']): string {
  return `pick:${round}:${pick}`;
}
