/** The games of the house, one line each. */
import { openTable, type Table } from './core/table.ts';
import { abaloneBot } from './games/abalone/bot.ts';
import { abalone } from './games/abalone/game.ts';

export const TABLES: readonly Table[] = [openTable(abalone, abaloneBot)];

/** The table of a game's id, if the house has it. */
export function tableOf(id: string): Table | undefined {
  return TABLES.find((table) => table.id === id);
}
