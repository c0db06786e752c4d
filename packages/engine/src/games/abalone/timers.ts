/** AB-9: time. The engine names the timers, the server measures them. */
import type { Timer } from '../../core/game.ts';
import { CLOCKS } from './options.ts';
import type { AbaloneState, Expiries } from './state.ts';
import { turnOf } from './state.ts';

/** AB-9.2 */
const IN_A_ROW = 3;
/** AB-9.2 */
const IN_ALL = 5;

/** AB-9.1, AB-9.3 The timer that runs: one of the player to move, or none. */
export function timersOf(state: AbaloneState): readonly Timer[] {
  const clock = CLOCKS[state.options.time];
  if (state.ended || clock.kind === 'none') return [];
  const seat = turnOf(state);
  if (clock.kind === 'move') return [{ key: `move:${state.ply + 1}`, seat, ms: clock.ms }];
  const increment = state.options.increment * 1000;
  return [{ key: `bank:${seat}`, seat, ms: clock.ms, increment }];
}

/** AB-9.4 Whether running out of time loses at once. */
export function flagFalls({ options }: AbaloneState): boolean {
  return CLOCKS[options.time].kind === 'bank';
}

/** AB-9.2 Whether a player's time has run out too often. */
export function forfeits({ run, all }: Expiries): boolean {
  return run >= IN_A_ROW || all >= IN_ALL;
}
