/** EC-10.6: a deck as a short code that can be sent in a message or a link. */
import { CARD_IDS, type CardId } from '../cards/set.ts';
import { DECK_MAX, type DeckList } from './decks.ts';

/** Four letters for each entry, and four that sum up all before them. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VERSION = 'E1';
const GROUP = 4;

/** Why a code cannot be read. */
export type DeckCodeFault = 'notACode' | 'otherVersion' | 'damaged' | 'unknownCard';

export type DeckCodeResult =
  | { readonly ok: true; readonly deck: DeckList }
  | { readonly ok: false; readonly why: DeckCodeFault };

/** The code of a deck, legal or not, with at most 200 copies of a card; the same for the same cards in the same order. */
export function deckCode(deck: DeckList): string {
  const body = deck.map(({ card, count }) => letters(numberOf(card) * 256 + count)).join('');
  return VERSION + body + letters(summed(VERSION + body));
}

/** Reads a code; blanks and line ends around it do not matter. Whether the deck is legal is another question. */
export function readDeckCode(text: string): DeckCodeResult {
  const code = text.trim();
  if (!/^E\d[\w-]+$/.test(code) || (code.length - VERSION.length) % GROUP !== 0)
    return fault('notACode');
  if (!code.startsWith(VERSION)) return fault('otherVersion');
  const body = code.slice(0, -GROUP);
  if (letters(summed(body)) !== code.slice(-GROUP)) return fault('damaged');
  return entries(groups(body.slice(VERSION.length)));
}

const fault = (why: DeckCodeFault): DeckCodeResult => ({ ok: false, why });

const groups = (body: string): readonly number[] =>
  Array.from({ length: body.length / GROUP }, (_, i) =>
    number(body.slice(i * GROUP, (i + 1) * GROUP)),
  );

const entries = (numbers: readonly number[]): DeckCodeResult => {
  const deck: DeckList[number][] = [];
  for (const both of numbers) {
    const card = CARDS_BY_NUMBER.get(Math.floor(both / 256));
    const count = both % 256;
    if (card === undefined) return fault('unknownCard');
    if (count < 1 || count > DECK_MAX) return fault('damaged');
    deck.push({ card, count });
  }
  return { ok: true, deck };
};

const letters = (value: number): string =>
  Array.from({ length: GROUP }, (_, i) => LETTERS[(value >> (6 * (GROUP - 1 - i))) & 63]).join('');

const number = (group: string): number =>
  Array.from(group).reduce((value, letter) => value * 64 + LETTERS.indexOf(letter), 0);

/** A sum of 24 bits (FNV-1a, folded). */
const summed = (text: string): number => {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  return ((sum >>> 24) ^ sum) & 0xffffff;
};

/** A card's number in a code: from its id, so that new cards change no old code. A test holds them apart. */
const numberOf = (card: CardId): number => summed(card) & 0xffff;

const CARDS_BY_NUMBER: ReadonlyMap<number, CardId> = new Map(
  CARD_IDS.map((card) => [numberOf(card), card]),
);
