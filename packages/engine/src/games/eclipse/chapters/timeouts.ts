/** EC-11: what happens when a clock has run out. */

import { type EclipseDesk, isOneOf, PLAYERS, withOne } from '../state.ts';
import { decide } from './answers.ts';
import { defenderOf, doNotDefend } from './combat.ts';
import { done, setOpen } from './pieces.ts';
import { choose, discardDown, endMain, lastDrawn } from './turn.ts';
import { timeOutWindow } from './windows.ts';

/** A timer's key up to the number says what is over. */
export function timeOut(d: EclipseDesk, timer: string): void {
  const [what] = timer.split(':');
  if (what === 'beat') return d.set({ beaten: true });
  if (what === 'window') return timeOutWindow(d);
  if (what === 'match') return fallMatch(d);
  if (what === 'turn') return fallTurn(d);
  if (what === 'reserve') return fallReserve(d);
  timeOutQuestion(d);
}

/** EC-11.1 */
function fallMatch(d: EclipseDesk): void {
  setOpen(d, { timeUp: true });
  d.tell({ type: 'timeUp' });
}

/** EC-11.3 From now on the player's reserve runs, if there is any left. */
function fallTurn(d: EclipseDesk): void {
  const { active, spent } = d.state.open;
  setOpen(d, { late: true });
  d.tell({ type: 'timedOut', what: 'turn', players: [active] });
  if (spent[active]) endMain(d, 'late');
}

/** EC-11.4 */
function fallReserve(d: EclipseDesk): void {
  const { active, spent } = d.state.open;
  setOpen(d, { spent: withOne(spent, active, true) });
  endMain(d, 'late');
}

const CHOICES = ['draw', 'claim', 'discard'] as const;

/** EC-11.5 What counts as the answer of who gives none. */
function timeOutQuestion(d: EclipseDesk): void {
  const [task] = d.state.open.agenda;
  if (task?.do === 'redraw') return keepAll(d);
  if (task?.do === 'defend') {
    d.tell({ type: 'timedOut', what: 'defend', players: [defenderOf(d.state.open)] });
    return doNotDefend(d);
  }
  if (!task || !isOneOf(task, CHOICES)) return;
  const { player } = task;
  d.tell({ type: 'timedOut', what: task.do, players: [player] });
  if (task.do !== 'discard') return decide(d, 'yes');
  discardDown(d, player, lastDrawn(d.state.open.hands[player]));
  done(d);
}

function keepAll(d: EclipseDesk): void {
  const { ready } = d.state.open;
  const players = PLAYERS.filter((player) => !ready[player]);
  d.tell({ type: 'timedOut', what: 'redraw', players });
  for (const player of players) choose(d, player, 'keep');
}
