/** One thought of a bot: from what its seat sees to a move. */
import { LEVELS, type Level } from '@kesem/engine/core/bot';
import { seededRandom } from '@kesem/engine/core/random';
import type { Table, TableAsk, TableMove, TableView } from '@kesem/engine/core/table';
import { randomAnswer } from './random.ts';

export const BOTS = ['random', ...LEVELS] as const;
export type BotName = 'random' | Level;

/** What a bot is handed: never the state. */
export interface ThinkInput {
  readonly view: TableView;
  readonly ask: TableAsk;
  readonly bot: BotName;
  /** The same thought with the same seed gives the same move. */
  readonly seed: string;
}

/**
 * The move of a bot: of the game's own player at its level, or a random one for 'random' and for
 * games without a player. Null when random play finds no listed move that answers.
 */
export function think(table: Table, { view, ask, bot, seed }: ThinkInput): TableMove | null {
  const random = seededRandom(seed);
  return bot === 'random' || table.bot === null
    ? randomAnswer(table, view, ask, random('answer'))
    : table.bot(view, ask, bot, random);
}
