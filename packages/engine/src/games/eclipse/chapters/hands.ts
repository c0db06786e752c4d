/** Hands and decks. */
import { type CardId, cardOf } from '../cards/set.ts';
import type { EclipseEvent } from '../event.ts';
import type { Player } from '../move.ts';
import { type EclipseDesk, type Hidden, withOne } from '../state.ts';
import { bury, setHidden, setOpen } from './pieces.ts';

/** EC-3.1 Cards drawn at the start, and kept at the end of a turn. */
export const HAND = 7;

type Why = Extract<EclipseEvent, { readonly type: 'drew' }>['why'];

/** EC-4.3 Takes up to `count` cards from the deck; an empty deck gives none. */
export function draw(d: EclipseDesk, player: Player, count: number, why: Why): void {
  const { hand, deck } = d.state.secret[player];
  const cards = deck.slice(0, count);
  if (cards.length === 0) return;
  setCards(d, player, { hand: [...hand, ...cards], deck: deck.slice(count) });
  const event = { type: 'drew', player, count: cards.length, why } as const;
  d.tellOnly([player], { ...event, cards }, { ...event, cards: null });
}

/** A card that was in play, or buried, goes to its owner's hand. */
export function toHand(d: EclipseDesk, owner: Player, card: CardId): void {
  setCards(d, owner, { hand: [...d.state.secret[owner].hand, card] });
}

/** Takes one card out of the hand; where it goes is the caller's affair. */
export function takeFromHand(d: EclipseDesk, player: Player, slot: number): void {
  setCards(d, player, { hand: d.state.secret[player].hand.toSpliced(slot, 1) });
}

/** Cards of the hand go to the discard pile, to be seen by all. */
export function discard(d: EclipseDesk, player: Player, slots: readonly number[]): void {
  const { hand } = d.state.secret[player];
  const cards = hand.filter((_, slot) => slots.includes(slot));
  if (cards.length === 0) return;
  setCards(d, player, { hand: hand.filter((_, slot) => !slots.includes(slot)) });
  for (const card of cards) bury(d, player, card);
  d.tell({ type: 'discarded', player, cards });
}

/** Up to `count` cards at random go to the discard pile. */
export function discardAtRandom(d: EclipseDesk, player: Player, count: number): void {
  const slots = d.state.secret[player].hand.map((_, slot) => slot);
  discard(d, player, d.random(`discard ${player}`).shuffle(slots).slice(0, count));
}

/** EC-3.2 Whether a hand may be redrawn: at most one stone, or at least six. */
export function mayRedraw(hand: readonly CardId[]): boolean {
  const stones = hand.filter((card) => cardOf(card).kind === 'stone').length;
  return stones <= 1 || stones >= 6;
}

/** EC-3.3 The hand is shuffled into the deck, and as many cards are drawn. */
export function redraw(d: EclipseDesk, player: Player): void {
  const { hand, deck } = d.state.secret[player];
  const cards = d.random(`redraw ${player}`).shuffle([...deck, ...hand]);
  setCards(d, player, { hand: [], deck: cards });
  draw(d, player, HAND, 'redraw');
}

function setCards(
  d: EclipseDesk,
  player: Player,
  cards: Partial<Pick<Hidden, 'hand' | 'deck'>>,
): void {
  setHidden(d, player, cards);
  const { hand, deck } = d.state.secret[player];
  const { hands, decks } = d.state.open;
  setOpen(d, {
    hands: withOne(hands, player, hand.length),
    decks: withOne(decks, player, deck.length),
  });
}
