/** EC-11: time. The engine names the timers, the server measures them. */
import type { Timer } from '../../core/game.ts';
import { defenderOf } from './chapters/combat.ts';
import { BEAT } from './chapters/windows.ts';
import type { EclipseState, Open } from './state.ts';

/** EC-11.5 Milliseconds. */
const REDRAW = 20_000;
const DEFENCE = 30_000;
const CHOICE = 20_000;
const RESERVE = 90_000;

/** All clocks; which of them run is which of them are listed. */
export function timersOf({ open, beaten }: EclipseState): readonly Timer[] {
  if (open.ended !== null) return [];
  const timed = open.options.time > 0;
  const match: Timer = {
    key: 'match',
    seat: null,
    ms: open.options.time * 60_000,
    whole: true,
  };
  const running = timed && open.turn > 0 && !open.timeUp ? [match] : [];
  return [...running, ...frontTimers(open, beaten ? 'beaten' : 'beating')];
}

function frontTimers(open: Open, beat: 'beaten' | 'beating'): readonly Timer[] {
  const [task] = open.agenda;
  if (task?.do === 'redraw') return [{ key: 'redraw', seat: null, ms: REDRAW }];
  if (task?.do === 'window') return windowTimers(open, task.n, beat);
  if (!task || open.options.time === 0) return [];
  if (task.do === 'main') return [turnTimer(open)];
  if (task.do === 'defend') {
    return [{ key: `guard:${task.n}`, seat: defenderOf(open), ms: DEFENCE }];
  }
  return 'n' in task ? [{ key: `choice:${task.n}`, seat: task.player, ms: CHOICE }] : [];
}

function windowTimers(open: Open, n: number, beat: 'beaten' | 'beating'): readonly Timer[] {
  const seconds = open.options.window;
  const window: Timer = { key: `window:${n}`, seat: null, ms: seconds * 1000 };
  const hidden: Timer = { key: `beat:${n}`, seat: null, ms: BEAT, hidden: true };
  return [...(seconds > 0 ? [window] : []), ...(beat === 'beating' ? [hidden] : [])];
}

/** EC-11.3 The turn's limit, and then what is left of the player's reserve. */
function turnTimer({ turn, active, late, options }: Open): Timer {
  return late
    ? { key: `reserve:${active}`, seat: active, ms: RESERVE }
    : { key: `turn:${turn}`, seat: active, ms: options.turn * 1000 };
}
