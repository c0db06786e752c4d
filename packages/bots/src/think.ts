/** One thought of a bot: from what its seat sees to a move. */
import { LEVELS, type Level } from '@kesem/engine/core/bot';
import { type Random, seededRandom } from '@kesem/engine/core/random';
import type { Table, TableAsk, TableMove, TableView } from '@kesem/engine/core/table';
import { randomAnswer } from './random.ts';

export const BOTS = ['random', ...LEVELS] as const;
export type BotName = 'random' | Level;

/** A player that is no level of its game's: one to be measured against. */
export type Stranger = (view: TableView, ask: TableAsk, random: Random) => TableMove;

/** What a bot is handed: never the state. */
export interface ThinkInput {
  readonly view: TableView;
  readonly ask: TableAsk;
  readonly bot: BotName | Stranger;
  /** The same thought with the same seed gives the same move. */
  readonly seed: string;
}

/**
 * The move of a bot: of the game's own player at its level, or a random one for 'random' and for
 * games without a player. Null when random play finds no listed move that answers.
 */
export function think(table: Table, { view, ask, bot, seed }: ThinkInput): TableMove | null {
  const random = seededRandom(seed);
  if (typeof bot === 'function') return bot(view, ask, random);
  return bot === 'random' || table.bot === null
    ? randomAnswer(table, view, ask, random('answer'))
    : table.bot(view, ask, bot, random);
}
