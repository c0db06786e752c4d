/** SH-4, SH-5: what is revealed, who leads, and who goes on. */
import type { Seat } from '../../../core/game.ts';
import { type Count, type Laid } from '../event.ts';
import { open, type ShapesDesk, seatsOf } from '../state.ts';
import { matchOf } from './cards.ts';
import { collect } from './collect.ts';
import { ask, missing, playersOf } from './picks.ts';
import { handOf, play } from './stock.ts';

/** Reveals for as long as nobody's pick is missing. */
export function settle(d: ShapesDesk): void {
  while (!d.state.pub.ended && missing(d.state).length === 0) reveal(d);
}

function reveal(d: ShapesDesk): void {
  switch (d.state.pub.part) {
    case 'base':
      layBase(d);
      return ask(d, 'full', 2);
    case 'full':
      showFull(d);
      return decide(d, seatsOf(d.state.pub));
    case 'tie':
      return breakTie(d);
    default:
      return d.state.pub.part satisfies never;
  }
}

/** SH-4.1, SH-5.1 The picked base cards join the row, in the order of seats. */
function layBase(d: ShapesDesk): readonly Laid[] {
  const { part, pick, row } = d.state.pub;
  const cards = playersOf(d.state.pub).flatMap((seat) => {
    const slot = slotOf(d, seat);
    const played = handOf(d.state.base, seat).slice(slot, slot + 1);
    d.set({ base: play(d.state.base, seat, slot) });
    return played.map((card): Laid => ({ seat, card, pick }));
  });
  open(d, { row: [...row, ...cards] });
  d.tell({ type: 'laid', part: part === 'tie' ? 'tie' : 'base', cards });
  return cards;
}

/** SH-4.2 */
function showFull(d: ShapesDesk): void {
  const shown = seatsOf(d.state.pub).flatMap((seat) => {
    const slot = slotOf(d, seat);
    const played = handOf(d.state.full, seat).slice(slot, slot + 1);
    d.set({ full: play(d.state.full, seat, slot) });
    return played.map((card) => ({ seat, card }));
  });
  open(d, { shown });
  d.tell({ type: 'shown', cards: shown });
}

/** SH-3.3 Who was not asked plays the only card. */
function slotOf(d: ShapesDesk, seat: Seat): number {
  return d.state.picks[seat] ?? 0;
}

/** SH-5.4, SH-5.5 One joker as a last base card wins; more are worth nothing. */
function breakTie(d: ShapesDesk): void {
  const seats = layBase(d)
    .filter(({ seat, card }) => card === 'joker' && handOf(d.state.base, seat).length === 0)
    .map(({ seat }) => seat);
  if (seats.length > 0) d.tell({ type: 'lastJokers', seats });
  const winner = aloneIn(seats);
  return winner === null ? decide(d, d.state.pub.tied) : collect(d, { winner, by: 'joker' });
}

/** SH-4.5, SH-5.1 to SH-5.3 Who leads alone wins; those who share the lead go on while they can. */
function decide(d: ShapesDesk, among: readonly Seat[]): void {
  const { leaders, count } = countMatches(d, among);
  const winner = aloneIn(leaders);
  if (winner !== null) return collect(d, { winner, by: 'match' });
  if (leaders.every((seat) => handOf(d.state.base, seat).length === 0)) {
    d.tell({ type: 'nobodyWon', seats: leaders });
    return collect(d, null);
  }
  open(d, { tied: leaders });
  d.tell({ type: 'tied', seats: leaders, count });
  ask(d, 'tie', d.state.pub.pick + 1);
}

function aloneIn([first, ...others]: readonly Seat[]): Seat | null {
  return first !== undefined && others.length === 0 ? first : null;
}

/** SH-4.3, SH-4.4 Counts for some seats; gives who share the highest match, and that match. */
function countMatches(d: ShapesDesk, among: readonly Seat[]) {
  const { row, shown, counts } = d.state.pub;
  const cards = row.map(({ card }) => card);
  const taken = shown
    .filter(({ seat }) => among.includes(seat))
    .map(({ seat, card }) => ({ seat, match: matchOf(card, cards), of: cards.length }));
  const match = Math.max(...taken.map((one) => one.match));
  const leaders = taken.filter((one) => one.match === match).map(({ seat }) => seat);
  const now = taken.reduce((all, { seat, ...count }) => all.with(seat, count), counts);
  open(d, { counts: now });
  d.tell({ type: 'counted', counts: taken, leaders });
  return { leaders, count: { match, of: cards.length } satisfies Count };
}
