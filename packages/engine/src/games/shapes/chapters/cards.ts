/** SH-1: the 52 cards. A card is what is printed on it; nothing tells two equal ones apart. */

export const SHAPES = ['circle', 'triangle', 'square', 'star', 'hexagon'] as const;
export type Shape = (typeof SHAPES)[number];

/** SH-1.1 One shape, or none: a joker. */
export type BaseCard = Shape | 'joker';
/** SH-1.2 Two or three different shapes, in the order of `SHAPES`. */
export type FullCard = readonly Shape[];

const COPIES = 6;
const JOKERS = 2;

/** SH-1.1 The base deck: 32 cards with pink backs. */
export const BASE_DECK: readonly BaseCard[] = [
  ...SHAPES.flatMap((shape) => Array.from({ length: COPIES }, () => shape)),
  ...Array.from({ length: JOKERS }, () => 'joker' as const),
];

/** SH-1.2 The full deck: 20 cards with purple backs, every pair and every triple once. */
export const FULL_DECK: readonly FullCard[] = [...choicesOf(2, SHAPES), ...choicesOf(3, SHAPES)];

/** A base card that is no joker: these become prizes or go to the bottom of the pile. */
export function isPlain(card: BaseCard): boolean {
  return card !== 'joker';
}

/** SH-4.3 How many base cards of a row are printed on a full card; a joker counts for nobody (SH-4.4). */
export function matchOf(full: FullCard, row: readonly BaseCard[]): number {
  return row.filter((card) => card !== 'joker' && full.includes(card)).length;
}

/** What is left of some cards when others, as many of each as named, are taken away. */
export function without<C extends BaseCard | FullCard>(
  cards: readonly C[],
  gone: readonly C[],
): readonly C[] {
  const left = gone.map(nameOf);
  return cards.filter((card) => {
    const at = left.indexOf(nameOf(card));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A card's print as one word. */
export function nameOf(card: BaseCard | FullCard): string {
  return typeof card === 'string' ? card : card.join('+');
}

function choicesOf(count: number, shapes: readonly Shape[]): readonly FullCard[] {
  if (count === 0) return [[]];
  return shapes.flatMap((shape, at) =>
    choicesOf(count - 1, shapes.slice(at + 1)).map((rest) => [shape, ...rest]),
  );
}
