/** A player made of code: it is handed what its seat sees, never the state. */
import type { Ask, Types } from './game.ts';
import type { Random } from './random.ts';

export const LEVELS = ['gentle', 'easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** What a bot decides on: its seat's view and the one question it answers. */
export interface Sees<T extends Types> {
  readonly view: T['view'];
  readonly ask: Ask<T>;
}

/**
 * A game's own player. Levels are budgets of nodes or samples, never of time, so that self-play is
 * reproducible: the same sight, level and random give the same move.
 */
export type Bot<T extends Types> = (sees: Sees<T>, level: Level, random: Random) => T['move'];
