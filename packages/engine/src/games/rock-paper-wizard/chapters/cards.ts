/** Deck, used cards and the cards that are held: where each of them is. */
import type { Seat } from '../../../core/game.ts';
import type { WizardDesk } from '../state.ts';
import { COLORS, type SpellId } from './spells.ts';
import { handOf, setHand, setOpen, setSecret } from './wizards.ts';

/** RW-5.5 */
const OF_A_COLOR = 2;

/** RW-1.7 The top card; the used cards become a new deck when it is empty. */
export function draw(d: WizardDesk): SpellId {
  if (d.state.secret.deck.length === 0) reshuffle(d);
  const [card, ...deck] = d.state.secret.deck;
  // the book and all hands together never hold every card
  if (card === undefined) throw new Error('no card is left to draw');
  setSecret(d, { deck });
  setOpen(d, { deck: deck.length });
  return card;
}

function reshuffle(d: WizardDesk): void {
  const { discard, reshuffles } = d.state.open;
  const used = [...discard, ...d.state.secret.buried];
  const deck = d.random(`reshuffle ${reshuffles + 1}`).shuffle(used);
  setSecret(d, { deck, buried: [] });
  setOpen(d, { discard: [], buried: 0, deck: deck.length, reshuffles: reshuffles + 1 });
  d.tell({ type: 'reshuffled', cards: deck.length });
}

/** Lays a card on the used ones, face up. */
export function discard(d: WizardDesk, card: SpellId): void {
  setOpen(d, { discard: [...d.state.open.discard, card] });
}

/** RW-5.5 Draws for the book until a card's colour fits, and lays it next to the deck. */
export function learn(d: WizardDesk): void {
  const { book } = d.state.open;
  let card = draw(d);
  while (!fits(card, book)) {
    d.tell({ type: 'bounced', spell: card });
    discard(d, card);
    setOpen(d, { bounced: [...d.state.open.bounced, card] });
    card = draw(d);
  }
  setOpen(d, { book: [card, ...book] });
  d.tell({ type: 'learned', spell: card });
}

function fits(card: SpellId, book: readonly SpellId[]): boolean {
  return book.filter((one) => COLORS[one] === COLORS[card]).length < OF_A_COLOR;
}

/** RW-3.4 A wizard draws a card face down in place of the gesture; its aim stays. */
export function takeSurge(d: WizardDesk, seat: Seat): void {
  const card = draw(d);
  setSecret(d, { surges: d.state.secret.surges.with(seat, card) });
  setHand(d, seat, { surge: true, spell: null });
}

/** Turns the face-down card of a wizard over. */
export function revealSurge(d: WizardDesk, seat: Seat): void {
  const { surges } = d.state.secret;
  setHand(d, seat, { spell: surges[seat] ?? null });
  setSecret(d, { surges: surges.with(seat, null) });
}

/** RW-4.6 A wizard's face-down card is lost unseen. */
export function burySurge(d: WizardDesk, seat: Seat): void {
  const { surges, buried } = d.state.secret;
  const card = surges[seat];
  if (!card) return;
  setSecret(d, { surges: surges.with(seat, null), buried: [...buried, card] });
  setOpen(d, { buried: d.state.open.buried + 1 });
}

/** RW-4.3 A card that was held and seen goes to the used ones. */
export function layDown(d: WizardDesk, seat: Seat): void {
  const hand = handOf(d, seat);
  if (hand?.surge && hand.spell !== null) discard(d, hand.spell);
}
