/** The cards that the rules are drawn with. What is sealed on them is counted by the rules themselves. */
import type { BaseCard, FullCard } from '@kesem/engine/games/shapes/chapters/cards';

export interface Figure {
  readonly row: readonly BaseCard[];
  readonly fulls: readonly FullCard[];
  /** Whether the matches of the full cards with the row are shown. */
  readonly counted: boolean;
}

export const FIGURES = {
  base: {
    row: ['circle', 'triangle', 'square', 'star', 'hexagon', 'joker'],
    fulls: [],
    counted: false,
  },
  full: {
    row: [],
    fulls: [
      ['circle', 'star'],
      ['circle', 'triangle', 'hexagon'],
    ],
    counted: false,
  },
  match: {
    row: ['star', 'circle', 'star', 'square'],
    fulls: [
      ['circle', 'star'],
      ['triangle', 'square', 'hexagon'],
    ],
    counted: true,
  },
  tie: {
    row: ['star', 'circle', 'hexagon', 'square', 'circle'],
    fulls: [
      ['circle', 'star'],
      ['square', 'star', 'hexagon'],
    ],
    counted: true,
  },
  joker: { row: ['joker', 'circle'], fulls: [['circle', 'square']], counted: true },
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureId = keyof typeof FIGURES;
