/** EC-1: the aim, and the end of a match. */
import type { Outcome } from '../../core/game.ts';
import { setOpen, stoneCounts } from './chapters/pieces.ts';
import type { EclipseEvent, Reason } from './event.ts';
import type { Player } from './move.ts';
import {
  type EclipseDesk,
  type EclipseState,
  type EclipseTypes,
  type Open,
  other,
} from './state.ts';

/** EC-1.1 */
const LEAD = 7;
/** EC-11.2 */
const SUDDEN_LEAD = 2;
/** EC-1.5 */
const LONGEST = 200;
const IDLE = 6;

/** The lead that wins now: seven stones, two in sudden death. */
export function winningLead({ suddenDeath }: Open): number {
  return suddenDeath ? SUDDEN_LEAD : LEAD;
}

/** Who has more stones; null when they are equal. */
export function leader(open: Open): Player | null {
  const [mine, theirs] = stoneCounts(open);
  if (mine === theirs) return null;
  return mine > theirs ? 0 : 1;
}

/** EC-1.2 After every change in stones: whether somebody leads by enough. */
export function lookAtLead(d: EclipseDesk): void {
  const { open } = d.state;
  const [mine, theirs] = stoneCounts(open);
  if (Math.abs(mine - theirs) < winningLead(open)) return;
  end(d, open.suddenDeath ? 'suddenDeath' : 'lead', leader(open));
}

/** EC-1.3 Ends the match there and then; what remained is not played. */
export function end(d: EclipseDesk, reason: Reason, winner: Player | null): void {
  if (d.state.open.ended !== null) return;
  setOpen(d, { ended: { reason, winner } });
  d.tell({ type: 'ended', reason, winner, stones: stoneCounts(d.state.open) });
}

/** EC-1.4 A player gives up. */
export function concede(d: EclipseDesk, player: Player): void {
  end(d, 'conceded', other(player));
}

/** What the end of a turn decides: time, or that nothing moves any more. */
export function judgeTurn(d: EclipseDesk): void {
  const { timeUp, suddenDeath, turn } = d.state.open;
  if (timeUp && !suddenDeath && turn % 2 === 0) judgeTime(d);
  const idle = isIdle(d.state.open) ? d.state.open.idle + 1 : 0;
  setOpen(d, { idle });
  if (idle >= IDLE) end(d, 'exhausted', leader(d.state.open));
  if (turn >= LONGEST) end(d, 'longest', leader(d.state.open));
}

/** EC-11.2 Both have had equally many turns: more stones win, or sudden death begins. */
function judgeTime(d: EclipseDesk): void {
  const winner = leader(d.state.open);
  if (winner !== null) return end(d, 'time', winner);
  setOpen(d, { suddenDeath: true });
  d.tell({ type: 'suddenDeath' });
}

function isIdle({ decks, stirred }: Open): boolean {
  return decks[0] === 0 && decks[1] === 0 && !stirred;
}

/** The ranking once the match has ended, with the stones as scores. */
export function outcomeOf({ open }: EclipseState): Outcome<EclipseTypes> | null {
  const { ended } = open;
  if (ended === null) return null;
  const { winner, reason } = ended;
  const ranking = winner === null ? [[0, 1]] : [[winner], [other(winner)]];
  return { ranking, reason, scores: stoneCounts(open) };
}

/** Whether both have had a turn once more: the first player's next one begins. */
export function hands(event: EclipseEvent): boolean {
  return event.type === 'turn' && event.turn > 1 && event.turn % 2 === 1;
}
