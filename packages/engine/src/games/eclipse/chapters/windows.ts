/**
 * EC-8: windows. Both are always asked, for the same beat; who was skipped, and who has passed, is
 * known to nobody else.
 */

import { refuse } from '../../../core/ruling.ts';
import type { CardId } from '../cards/set.ts';
import type { Play, Player } from '../move.ts';
import { type EclipseDesk, type EclipseState, type Hidden, type Open, PLAYERS } from '../state.ts';
import { bestOf } from './gains.ts';
import type { Hope } from './hope.ts';
import { comingHarms, creatureOf, setHidden, setOpen } from './pieces.ts';
import { momentOf, plays } from './plays.ts';
import type { Preferences, WindowKind } from './preferences.ts';
import { type Question } from './tasks.ts';

/** EC-8.5 The constant beat that every window lasts at least, in milliseconds. */
export const BEAT = 900;
/** EC-8.7 */
const PATIENCE = 2;

type Window = Extract<Question, { readonly do: 'window' }>;

/** The window at the front of the agenda, put or about to be. */
export function windowOf({ agenda }: Open): Window | null {
  const [task] = agenda;
  return task?.do === 'window' ? task : null;
}

/** A window has just been put: earlier passes are void and a new beat begins. */
export function openWindow(d: EclipseDesk, { kind, n }: Window): void {
  d.set({ beaten: false });
  for (const player of PLAYERS) {
    if (d.state.secret[player].passed) setHidden(d, player, { passed: false });
  }
  d.tell({ type: 'opened', window: kind, n });
}

/** EC-8.5 Closes the window if its beat is over and nobody is asked any more; whether it did. */
export function closeIfDone(d: EclipseDesk): boolean {
  const done = d.state.beaten && !PLAYERS.some((player) => isAsked(d.state, player));
  if (done) closeWindow(d);
  return done;
}

function closeWindow(d: EclipseDesk): void {
  const window = windowOf(d.state.open);
  if (!window) return;
  setOpen(d, { agenda: d.state.open.agenda.slice(1) });
  for (const player of PLAYERS) {
    const { prefs } = d.state.secret[player];
    if (prefs.wait) setHidden(d, player, { prefs: { ...prefs, wait: false } });
  }
  d.tell({ type: 'closed', window: window.kind, n: window.n });
}

/** EC-8.5 A player has nothing more in this window, or, EC-8.11, in this combat; nobody else hears of it. */
export function pass(d: EclipseDesk, player: Player, what: 'pass' | 'passAll'): void {
  if (what === 'passAll') {
    if (d.state.open.combat === null) refuse(d, { code: 'notNow' });
    setHidden(d, player, { passedAll: true });
  }
  setHidden(d, player, { passed: true });
  d.tellOnly([player], { type: 'passed', player });
}

/** EC-8.7 The window's time is over: it closes, and whoever was still asked has missed it. */
export function timeOutWindow(d: EclipseDesk): void {
  const late = PLAYERS.filter((player) => isAsked(d.state, player));
  for (const player of late) setHidden(d, player, { missed: d.state.secret[player].missed + 1 });
  closeWindow(d);
}

/** EC-8.4 A player's wishes for windows. */
export function prefer(d: EclipseDesk, player: Player, prefs: Preferences): void {
  setHidden(d, player, { prefs });
  d.tellOnly([player], { type: 'preferred', player, prefs });
}

/** EC-8.10 Why the open window waits for a player: for one play, or for a wish; null: it does not wait. */
export function stopFor({ open, secret }: EclipseState, player: Player): Hope | 'wish' | null {
  const window = windowOf(open);
  if (window === null || window.n === 0) return null;
  return stopAt(open, window.kind, player, secret[player]);
}

/** Whether the open window waits for a player. */
export function isAsked(state: EclipseState, player: Player): boolean {
  return stopFor(state, player) !== null;
}

function stopAt(
  open: Open,
  kind: WindowKind,
  player: Player,
  { hand, prefs, passed, passedAll, missed }: Hidden,
): Hope | 'wish' | null {
  if (passed || missed >= PATIENCE) return null;
  if (prefs.wait) return 'wish';
  if (passedAll) return null;
  if (prefs.stops.includes(kind)) return 'wish';
  if (prefs.yields.includes(kind)) return null;
  return prefs.mode === 'full' ? 'wish' : hopeFor(open, player, prefs.mode, hand);
}

/** EC-8.4 The play for which smart asks; quiet asks only for one that spares an own creature. */
function hopeFor(
  open: Open,
  player: Player,
  mode: 'smart' | 'quiet',
  hand: readonly CardId[],
): Hope | null {
  const moment = momentOf(open);
  if (mode === 'quiet' && moment !== 'harm') return null;
  // they have just brought it about
  if (player === open.active && (moment === 'attack' || moment === 'end')) return null;
  const all = plays(open, player, hand);
  const some = mode === 'quiet' ? all.filter((play) => isForOwn(open, player, play)) : all;
  return some.length === 0 ? null : bestOf(open, player, hand, some);
}

/** Whether a play is for an own creature that harm is coming to. */
function isForOwn(open: Open, player: Player, { target }: Play): boolean {
  if (target?.at !== 'creature') return target === null;
  const { id } = target;
  const isOwn = creatureOf(open, id)?.side === player;
  return isOwn && comingHarms(open).some(({ creature }) => creature === id);
}
