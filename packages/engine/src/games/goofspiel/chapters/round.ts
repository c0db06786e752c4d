/** GO-2: a round. */
import type { Seat } from '../../../core/game.ts';
import { refuse } from '../../../core/ruling.ts';
import { type Card } from '../event.ts';
import { finish } from '../outcome.ts';
import { type GoofspielDesk, open } from '../state.ts';

/** GO-2.1 */
export function turnPrize(d: GoofspielDesk): void {
  const { pub, pile } = d.state;
  for (const prize of pile.slice(0, 1)) {
    d.set({ pile: pile.slice(1) });
    open(d, { stake: [...pub.stake, prize] });
    d.tell({ type: 'turned', prize });
  }
}

/** GO-2.2 A pick; the second one of a round turns both over. */
export function pickCard(d: GoofspielDesk, seat: Seat, card: Card): void {
  const { pub, picks } = d.state;
  if (pub.hands[seat]?.includes(card) !== true) refuse(d, { code: 'noSuchCard' });
  d.set({ picks: picks.with(seat, card) });
  open(d, { picked: pub.picked.with(seat, true) });
  d.tell({ type: 'picked', seat });
  const cards = d.state.picks.filter((pick) => pick !== null);
  if (cards.length === pub.hands.length) reveal(d, cards);
}

/** GO-2.3 Both cards are turned over; then the next prize is, or the match is over. */
function reveal(d: GoofspielDesk, cards: readonly Card[]): void {
  const { hands, played } = d.state.pub;
  d.set({ picks: cards.map(() => null) });
  open(d, {
    hands: hands.map((hand, seat) => hand.filter((card) => card !== cards[seat])),
    played: played.map((before, seat) => [...before, ...cards.slice(seat, seat + 1)]),
    picked: cards.map(() => false),
  });
  d.tell({ type: 'revealed', cards });
  award(d, cards);
  if (d.state.pile.length === 0) finish(d);
  else turnPrize(d);
}

/** GO-2.4, GO-2.5 The prizes go to the higher card, or stay. */
function award(d: GoofspielDesk, cards: readonly Card[]): void {
  const { won, stake: prizes } = d.state.pub;
  const winner = winnerOf(cards);
  if (winner === null) return d.tell({ type: 'stayed', prizes });
  open(d, { won: won.with(winner, [...(won[winner] ?? []), ...prizes]), stake: [] });
  d.tell({ type: 'won', seat: winner, prizes });
}

/** The seat of the one highest card; null where it is shared. */
function winnerOf(cards: readonly Card[]): Seat | null {
  const most = Math.max(...cards);
  const first = cards.indexOf(most);
  return first === cards.lastIndexOf(most) ? first : null;
}
