/**
 * Games that show how one is made, one line each, `example: true` by standing here: tried like those of
 * the registry, and never listed or shipped. Only tests and tools import this.
 */
import { openTable, type Table } from './core/table.ts';
import { goofspielBot } from './games/goofspiel/bot/bot.ts';
import { goofspiel } from './games/goofspiel/game.ts';
import { TABLES } from './registry.ts';

const EXAMPLES: readonly Table[] = [openTable(goofspiel, goofspielBot)];

/** Everything that the tests of games try: the games of the house, then the examples. */
export const TRIED: readonly Table[] = [...TABLES, ...EXAMPLES];
