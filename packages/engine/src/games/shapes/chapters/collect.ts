/** SH-6: prizes, putting back, drawing; and the start of the next round. */
import type { Seat } from '../../../core/game.ts';
import { type Returned } from '../event.ts';
import { finish } from '../outcome.ts';
import { open, type PastRound, type ShapesDesk, seatsOf } from '../state.ts';
import { isPlain } from './cards.ts';
import { ask } from './picks.ts';
import { handOf, lacking, putUnder, refill, shuffleIn } from './stock.ts';

/** Who won a round, and how. */
export interface Won {
  readonly winner: Seat;
  readonly by: 'match' | 'joker';
}

/** The third part of a round, in the printed order. */
export function collect(d: ShapesDesk, won: Won | null): void {
  if (won) takePrizes(d, won);
  const returned = putBack(d, won);
  closeRound(d, won, returned);
  if (lacking(d.state.base) > d.state.base.pile.length) return finish(d);
  for (const seat of seatsOf(d.state.pub)) draw(d, seat);
  startRound(d, d.state.pub.round + 1);
}

/** SH-7.2 Opens a round with the question for base cards. */
export function startRound(d: ShapesDesk, round: number): void {
  const { pub, base } = d.state;
  const last = base.pile.length < seatsOf(pub).length;
  open(d, { round, lastRound: last });
  d.tell({ type: 'round', round, last });
  ask(d, 'base', 1);
}

/** SH-2.2, SH-6.5 Fills a hand up with cards of both kinds. */
export function draw(d: ShapesDesk, seat: Seat): void {
  const { base: oldBase, full: oldFull } = d.state;
  const base = refill(oldBase, seat);
  const full = refill(oldFull, seat);
  d.set({ base, full });
  const drawn = {
    base: handOf(base, seat).slice(handOf(oldBase, seat).length),
    full: handOf(full, seat).slice(handOf(oldFull, seat).length),
  };
  d.tellOnly(
    [seat],
    { type: 'drew', seat, ...drawn },
    { type: 'drew', seat, base: drawn.base.map(() => null), full: drawn.full.map(() => null) },
  );
}

/** SH-6.1 */
function takePrizes(d: ShapesDesk, { winner, by }: Won): void {
  const { row, prizes } = d.state.pub;
  const won = row.map(({ card }) => card).filter(isPlain);
  open(d, { prizes: prizes.with(winner, [...(prizes[winner] ?? []), ...won]) });
  d.tell({ type: 'won', seat: winner, by, prizes: won });
}

/** SH-6.2 to SH-6.4 */
function putBack(d: ShapesDesk, won: Won | null): Returned {
  const { row, shown } = d.state.pub;
  const cards = row.map(({ card }) => card);
  const jokers = cards.filter((card) => !isPlain(card));
  const base = won ? [] : cards.filter(isPlain);
  const full = shown.map(({ card }) => card);
  const under = putUnder(d.state.base, base);
  d.set({
    base: jokers.length > 0 ? shuffleIn(under, jokers, d.random('base pile')) : under,
    full: putUnder(d.state.full, full),
  });
  const returned = { base, full, jokers: jokers.length };
  d.tell({ type: 'returned', ...returned });
  return returned;
}

/** The table is cleared, and what lay on it stays to be looked at. */
function closeRound(d: ShapesDesk, won: Won | null, returned: Returned): void {
  const { round, row, shown, counts } = d.state.pub;
  const winner = won?.winner ?? null;
  const past: PastRound = { round, row, shown, counts, winner, by: won?.by ?? null, returned };
  open(d, { past, row: [], shown: [], counts: counts.map(() => null), tied: [] });
}
