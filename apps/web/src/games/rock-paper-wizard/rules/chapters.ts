/** What the rules are written in: the same chapters in every language, each with its drawings. */
import type { Rulebook } from '../../../kit/rulebook.ts';

export const CHAPTERS = [
  'goal',
  'setup',
  'round',
  'choosing',
  'wild-surge',
  'casting',
  'moving',
  'gold',
  'scoring',
  'refresh',
  'end',
  'spells',
  'time',
  'keys',
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

export type Chapters = Rulebook<ChapterId, FigureId>;

/** Where wizards stand in each drawing, from the first ink on. */
export const FIGURES = {
  start: [5, 5, 5, 5],
  clamped: [3, 6, 8],
  scoring: [9, 9, 7, 4],
  zones: [1, 9, 5],
} as const satisfies Readonly<Record<string, readonly number[]>>;
type FigureId = keyof typeof FIGURES;
