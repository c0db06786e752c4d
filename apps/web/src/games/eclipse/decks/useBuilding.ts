/** What is done to a deck in the builder: said, written down, and undone. */
import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import { type DeckList, sizeOf } from '@kesem/engine/games/eclipse/decks/decks';
import { completed } from '@kesem/engine/games/eclipse/decks/fill';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { announce } from '../../../kit/announce.ts';
import { toast } from '../../../kit/toast.ts';
import { cardName } from '../cards/text.ts';
import { deckTexts } from './texts.ts';
import { countIn, hasRoomFor, withOne, withoutOne } from './working.ts';

export interface Building {
  readonly add: (card: CardId) => void;
  readonly takeOut: (card: CardId) => void;
  /** Fills the deck up until it is legal. */
  readonly complete: () => void;
  /** Takes the last step back; null: there is none. */
  readonly undo: (() => void) | null;
}

/** The steps that change `deck`; the new one goes to `onDeck`. */
export function useBuilding(
  deck: DeckList,
  lang: Lang,
  onDeck: (deck: DeckList) => void,
): Building {
  const t = deckTexts(lang);
  const [past, setPast] = useState<readonly DeckList[]>([]);
  const change = (next: DeckList): void => {
    setPast([...past, deck]);
    onDeck(next);
  };
  const turn = (card: CardId, next: DeckList): void => {
    change(next);
    announce(t.now(cardName(card, lang).name, countIn(next, card), sizeOf(next)));
  };
  const add = useSteady((card: CardId): void => {
    if (hasRoomFor(deck, card)) turn(card, withOne(deck, card));
    else toast(t.noRoom(cardName(card, lang).name), 'danger');
  });
  const takeOut = useSteady((card: CardId): void => {
    if (countIn(deck, card) > 0) turn(card, withoutOne(deck, card));
  });
  const complete = (): void => {
    const next = completed(deck);
    change(next);
    toast(t.completed(sizeOf(next) - sizeOf(deck)), 'ok');
  };
  const last = past.at(-1);
  const undo = (): void => {
    if (!last) return;
    setPast(past.slice(0, -1));
    onDeck(last);
  };
  return { add, takeOut, complete, undo: last ? undo : null };
}

/** A function that stays the same and does what the newest `act` does, so that nothing is drawn again for its sake. Not to be called while drawing. */
function useSteady<Args extends readonly unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
