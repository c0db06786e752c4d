/** What the rules are written in: the same chapters in every language, each with its drawings. */
import type { Rulebook } from '../../../kit/rulebook.ts';
import type { FigureId } from './figures.ts';

export const CHAPTERS = [
  'goal',
  'cards',
  'round',
  'match',
  'tie-break',
  'joker',
  'collecting',
  'end',
  'clocks',
  'keys',
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

export type Chapters = Rulebook<ChapterId, FigureId>;
