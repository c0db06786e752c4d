/** What the rules are written in: the same chapters in every language, each with its drawings. */
import type { FigureId } from './figures.ts';

export const CHAPTERS = [
  'goal',
  'cards',
  'energy',
  'start',
  'turn',
  'combat',
  'fights',
  'saves',
  'abilities',
  'windows',
  'harm',
  'time',
  'decks',
  'keys',
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

/** A drawing by name, with the words of one language for it. */
interface Picture {
  readonly figure: FigureId;
  readonly caption: string;
  readonly alt: string;
}

/** The abilities, the windows and the keys are added to their chapters by themselves. */
export interface Chapter {
  readonly title: string;
  readonly parts: readonly (string | readonly string[] | Picture)[];
}
export type Chapters = Readonly<Record<ChapterId, Chapter>>;
