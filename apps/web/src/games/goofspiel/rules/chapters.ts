/** What the rules are written in: the same chapters in every language. */
import type { Rulebook } from '../../../kit/rulebook.ts';

export const CHAPTERS = ['goal', 'round', 'tie', 'end', 'keys'] as const;
export type ChapterId = (typeof CHAPTERS)[number];

export type Chapters = Rulebook<ChapterId, never>;
