/** RW-5: gold for the nearest, and the end. */
import type { OfRound, Outcome, Seat } from '../../core/game.ts';
import { purses, setOpen, setWizard, wizard } from './chapters/wizards.ts';
import type { Reason, WizardEvent } from './event.ts';
import type { WizardDesk, WizardState, WizardTypes } from './state.ts';

const NEAREST = 5;
const SECOND = 3;
/** RW-5.7 */
const LAST_ROUND = 30;

/** RW-5.1 The nearest take 5, those on the next taken space 3; then the win check. */
export function score(d: WizardDesk): void {
  const [nearest = [], second = []] = byDescending(d.state.open.wizards.map(({ space }) => space));
  for (const seat of nearest) earn(d, seat, NEAREST);
  for (const seat of second) earn(d, seat, SECOND);
  d.tell({ type: 'scored', nearest, second, gold: purses(d.state.open) });
  checkWin(d);
}

function earn(d: WizardDesk, seat: Seat, gold: number): void {
  setWizard(d, seat, { gold: wizard(d, seat).gold + gold });
}

/** RW-5.3, RW-5.7 */
function checkWin(d: WizardDesk): void {
  const { options, round } = d.state.open;
  const richest = byDescending(purses(d.state.open))[0] ?? [];
  const gold = Math.max(...purses(d.state.open));
  if (gold >= options.goal && richest.length === 1) return end(d, 'goal', richest);
  if (round === LAST_ROUND) return end(d, 'rounds', richest);
  if (gold >= options.goal) d.tell({ type: 'tied', seats: richest, gold });
}

function end(d: WizardDesk, reason: Reason, winners: readonly Seat[]): void {
  setOpen(d, { ended: reason, agenda: [] });
  d.tell({ type: 'ended', reason, winners, gold: purses(d.state.open) });
}

/** The places of a finished match: by gold. */
export function outcomeOf({ open }: WizardState): Outcome<WizardTypes> | null {
  if (open.ended === null) return null;
  const scores = purses(open);
  return { ranking: byDescending(scores), reason: open.ended, scores };
}

/** Seats in groups of equal worth, the greatest first. */
function byDescending(worth: readonly number[]): readonly (readonly Seat[])[] {
  const levels = [...new Set(worth)].toSorted((a, b) => b - a);
  return levels.map((level) => worth.flatMap((one, seat) => (one === level ? [seat] : [])));
}

/** What an event says of the round under way: it is won by whoever the dragon's gold lies nearest to. */
export function round(event: WizardEvent): OfRound | null {
  if (event.type === 'cast') return 'shown';
  return event.type === 'scored' ? event.nearest : null;
}
