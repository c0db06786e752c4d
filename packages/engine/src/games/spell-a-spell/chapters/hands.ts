/** Cards on their way between pile, hands and table. */
import type { Seat } from '../../../core/game.ts';
import { refuse } from '../../../core/ruling.ts';
import type { SpellEvent } from '../event.ts';
import type { Secret, SpellDesk, SpellPub } from '../state.ts';
import { type Card, type Effect, without } from './cards.ts';

/** Replaces parts of what everybody sees. */
export function setPub(d: SpellDesk, parts: Partial<SpellPub>): void {
  d.set({ pub: { ...d.state.pub, ...parts } });
}

/** Replaces parts of what is hidden. */
export function setSecret(d: SpellDesk, parts: Partial<Secret>): void {
  d.set({ secret: { ...d.state.secret, ...parts } });
}

/** The cards of a seat. */
export function handOf(d: SpellDesk, seat: Seat): readonly Card[] {
  return d.state.secret.hands[seat] ?? [];
}

/** Replaces all hands; everybody sees how many cards each has. */
export function setHands(d: SpellDesk, hands: Secret['hands']): void {
  setSecret(d, { hands });
  setPub(d, { counts: hands.map((hand) => hand.length) });
}

/** Replaces the hand of a seat. */
export function setHand(d: SpellDesk, seat: Seat, hand: readonly Card[]): void {
  setHands(d, d.state.secret.hands.with(seat, hand));
}

/** The next seat clockwise: the player to the left. */
export function leftOf({ counts }: Pick<SpellPub, 'counts'>, seat: Seat): Seat {
  return (seat + 1) % counts.length;
}

/** SP-3.5 How many cards a hand lacks to be full. */
export function shortOf(d: SpellDesk, seat: Seat): number {
  return Math.max(0, (d.state.pub.full[seat] ?? 0) - handOf(d, seat).length);
}

/** SP-3.5 Fills a hand up and draws `more`; SP-3.8 as far as the pile goes. */
export function draw(d: SpellDesk, seat: Seat, more: number): void {
  const { secret } = d.state;
  const cards = secret.pile.slice(0, shortOf(d, seat) + more);
  if (cards.length === 0) return;
  const pile = secret.pile.slice(cards.length);
  setHand(d, seat, [...handOf(d, seat), ...cards]);
  setSecret(d, { pile });
  setPub(d, { pile: pile.length });
  tellHolders(
    d,
    [seat],
    { type: 'drew', seat, cards },
    { type: 'drew', seat, cards: backs(cards) },
  );
  if (pile.length === 0) d.tell({ type: 'spent' });
}

/** SP-6.1 Puts an effect card from a hand on the pile of effects. */
export function spend(d: SpellDesk, seat: Seat, effect: Effect): void {
  const hand = handOf(d, seat);
  if (!hand.includes(effect)) refuse(d, { code: 'notHeld' });
  setHand(d, seat, without(hand, [effect]));
  setPub(d, { effects: [...d.state.pub.effects, effect], idle: 0 });
}

/** As many cards that nobody may see. */
export function backs(cards: readonly Card[]): readonly null[] {
  return cards.map(() => null);
}

/** SP-8.1 Tells what is in hands to whoever sees those hands, and the others another wording. */
export function tellHolders(
  d: SpellDesk,
  seats: readonly Seat[],
  event: SpellEvent,
  others: SpellEvent,
): void {
  if (d.state.pub.options.openHands) d.tell(event);
  else d.tellOnly(seats, event, others);
}
