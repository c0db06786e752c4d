/** SH-7: the end, and what prizes are worth. */
import type { OfRound, Outcome } from '../../core/game.ts';
import { type BaseCard, isPlain } from './chapters/cards.ts';
import type { ShapesEvent } from './event.ts';
import { open, type ShapesDesk, type ShapesState, type ShapesTypes } from './state.ts';

/** SH-7.1, SH-7.3 Jokers in hands become prizes, and the match is over. */
export function finish(d: ShapesDesk): void {
  const { pub, base } = d.state;
  const jokers = base.hands.map((hand) => hand.filter((card) => !isPlain(card)));
  const prizes = pub.prizes.map((won, seat) => [...won, ...(jokers[seat] ?? [])]);
  d.set({ base: { ...base, hands: base.hands.map((hand) => hand.filter(isPlain)) } });
  open(d, { prizes, picked: pub.picked.map(() => false), ended: true });
  const counts = jokers.map((some) => some.length);
  d.tell({ type: 'ended', reason: 'pile', jokers: counts, scores: scoresOf(prizes) });
}

/** By seat: a card is one prize, a joker as many as there are seats. */
export function scoresOf(prizes: readonly (readonly BaseCard[])[]): readonly number[] {
  return prizes.map((won) =>
    won.reduce((sum, card) => sum + (isPlain(card) ? 1 : prizes.length), 0),
  );
}

/** SH-7.4 */
export function outcomeOf({ pub: { ended, prizes } }: ShapesState): Outcome<ShapesTypes> | null {
  if (!ended) return null;
  const scores = scoresOf(prizes);
  const places = [...new Set(scores)].toSorted((a, b) => b - a);
  const ranking = places.map((worth) =>
    scores.flatMap((score, seat) => (score === worth ? [seat] : [])),
  );
  return { ranking, reason: 'pile', scores };
}

/** What an event says of the round under way. */
export function round(event: ShapesEvent): OfRound | null {
  if (event.type === 'laid') return 'shown';
  if (event.type === 'won') return [event.seat];
  return event.type === 'nobodyWon' ? [] : null;
}

/** Whether everybody has shown a card of each kind once more: the round is over. */
export function hands({ type }: ShapesEvent): boolean {
  return type === 'won' || type === 'nobodyWon';
}
