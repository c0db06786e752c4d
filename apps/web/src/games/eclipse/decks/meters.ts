/** How a deck stands against what makes it legal, and what makes it good. */
import { figuresOf, GOOD_SHARE } from '@kesem/engine/games/eclipse/decks/advice';
import { DECK_MAX, DECK_MIN, type DeckList } from '@kesem/engine/games/eclipse/decks/decks';

/** One figure with its goal, both in cards. */
export interface Meter {
  readonly of: 'cards' | 'stones' | 'creatures';
  readonly count: number;
  readonly goal: number;
  /** How many cards are missing; below 0: too many by that. */
  readonly lacks: number;
}

/** The meters in the order in which they are read; only the first decides whether a deck may be played. */
export function metersOf(deck: DeckList): readonly Meter[] {
  const { cards, stones, creatures } = figuresOf(deck);
  const third = Math.ceil(Math.max(cards, DECK_MIN) * GOOD_SHARE);
  const share = (of: 'stones' | 'creatures', count: number): Meter => {
    return { of, count, goal: third, lacks: Math.max(0, third - count) };
  };
  const over = Math.min(0, DECK_MAX - cards);
  const lacks = Math.max(0, DECK_MIN - cards) + over;
  return [
    { of: 'cards', count: cards, goal: DECK_MIN, lacks },
    share('stones', stones),
    share('creatures', creatures),
  ];
}

/** A card up to this price is cheap: it can be played in the first turns. */
const CHEAP = 3;

/** What the curve says: most cards should be cheap. Too few cards say nothing. */
export function curveSays(deck: DeckList): 'nothing' | 'good' | 'dear' {
  const { curve } = figuresOf(deck);
  const priced = curve.reduce((all, n) => all + n, 0);
  if (priced < DECK_MIN / 4) return 'nothing';
  const cheap = curve.slice(0, CHEAP + 1).reduce((all, n) => all + n, 0);
  return cheap * 2 >= priced ? 'good' : 'dear';
}
