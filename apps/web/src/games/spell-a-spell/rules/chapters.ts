/** What the rules are written in: the same chapters in every language, each with its drawings. */
import type { FigureId } from './figures.ts';

export const CHAPTERS = [
  'goal',
  'cards',
  'turn',
  'answer',
  'words',
  'vote',
  'magic',
  'effects',
  'end',
  'ways',
  'keys',
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

/** A drawing by name, with the words of one language for it. */
interface Picture {
  readonly figure: FigureId;
  readonly caption: string;
  readonly alt: string;
}

/** The list of keys is added to the last one by itself. */
export interface Chapter {
  readonly title: string;
  readonly parts: readonly (string | readonly string[] | Picture)[];
}
export type Chapters = Readonly<Record<ChapterId, Chapter>>;
