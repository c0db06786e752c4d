/**
 * EC-8: windows. Both are always asked, for the same beat; who was skipped, and who has passed, is
 * known to nobody else.
 */

import { type CardId, cardOf } from '../cards/set.ts';
import type { Id, Player } from '../move.ts';
import {
  type EclipseDesk,
  type EclipseState,
  type Hidden,
  type Open,
  PLAYERS,
  type Question,
} from '../state.ts';
import { activationOf } from './abilities.ts';
import { comingHarms, creatureOf, setHidden, setOpen } from './pieces.ts';
import { isSaving, momentOf, type Play, plays } from './plays.ts';
import type { Preferences, WindowKind } from './preferences.ts';

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

/** EC-8.5 A player has nothing more in this window; nobody else hears of it. */
export function pass(d: EclipseDesk, player: Player): void {
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

/** Whether the open window waits for a player. */
export function isAsked({ open, secret }: EclipseState, player: Player): boolean {
  const window = windowOf(open);
  return window !== null && window.n > 0 && waitsFor(open, window.kind, player, secret[player]);
}

/** EC-8.4 Whether a window waits for who has not passed. */
function waitsFor(
  open: Open,
  kind: WindowKind,
  player: Player,
  { hand, prefs, passed, missed }: Hidden,
): boolean {
  if (passed || missed >= PATIENCE) return false;
  if (prefs.wait || prefs.stops.includes(kind)) return true;
  if (prefs.yields.includes(kind)) return false;
  return prefs.mode === 'full' || isConcerned(open, player, prefs.mode, hand);
}

/** EC-8.4 Smart asks who has a play of use, quiet who can save a creature of their own. */
function isConcerned(
  open: Open,
  player: Player,
  mode: 'smart' | 'quiet',
  hand: readonly CardId[],
): boolean {
  const moment = momentOf(open);
  if (mode === 'quiet' && moment !== 'harm') return false;
  // EC-8.4 they have just brought it about
  if (player === open.active && (moment === 'attack' || moment === 'end')) return false;
  const saved = threatenedOf(open, mode === 'quiet' ? player : null);
  return plays(open, player, hand).some((play) => isOfUse(play, hand, saved));
}

/** EC-8.4 A saving play is of use on a creature that is threatened now; any other play always is. */
function isOfUse(play: Play, hand: readonly CardId[], threatened: readonly Id[]): boolean {
  if (!isSavingPlay(play, hand)) return true;
  const { target } = play;
  return target?.at === 'creature' ? threatened.includes(target.id) : threatened.length > 0;
}

function isSavingPlay(play: Play, hand: readonly CardId[]): boolean {
  if (play.do === 'use') return activationOf(play.ability)?.saves === true;
  const id = hand[play.slot];
  const card = id && cardOf(id);
  return card !== undefined && card.kind === 'spell' && isSaving(card);
}

/** The creatures that harm is coming to, of one player or of both. */
function threatenedOf(open: Open, player: Player | null): readonly Id[] {
  return comingHarms(open)
    .map(({ creature }) => creature)
    .filter((id) => player === null || creatureOf(open, id)?.side === player);
}
