/** What the rules are written in: the same chapters in every language, each with its drawings. */

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

/** A cave with wizards on these spaces, by name, with the words of one language for it. */
interface Picture {
  readonly figure: FigureId;
  readonly caption: string;
  readonly alt: string;
}

/** The spells themselves and the list of keys are added to their chapters by themselves. */
export interface Chapter {
  readonly title: string;
  readonly parts: readonly (string | readonly string[] | Picture)[];
}
export type Chapters = Readonly<Record<ChapterId, Chapter>>;

/** Where wizards stand in each drawing, from the first ink on. */
export const FIGURES = {
  start: [5, 5, 5, 5],
  clamped: [3, 6, 8],
  scoring: [9, 9, 7, 4],
  zones: [1, 9, 5],
} as const satisfies Readonly<Record<string, readonly number[]>>;
type FigureId = keyof typeof FIGURES;
