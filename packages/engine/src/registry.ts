/** The games of the house, one line each. */
import { openTable, type Table } from './core/table.ts';
import { abaloneBot } from './games/abalone/bot/bot.ts';
import { abalone } from './games/abalone/game.ts';
import { eclipseBot } from './games/eclipse/bot/bot.ts';
import { eclipse } from './games/eclipse/game.ts';
import { rockPaperWizardBot } from './games/rock-paper-wizard/bot/bot.ts';
import { rockPaperWizard } from './games/rock-paper-wizard/game.ts';
import { shapesBot } from './games/shapes/bot/bot.ts';
import { shapes } from './games/shapes/game.ts';
import { spellBot } from './games/spell-a-spell/bot/bot.ts';
import { spell } from './games/spell-a-spell/game.ts';
import { HEBREW } from './games/spell-a-spell/lexicon/hebrew.ts';

export const TABLES: readonly Table[] = [
  openTable(abalone, abaloneBot),
  openTable(shapes, shapesBot),
  openTable(rockPaperWizard, rockPaperWizardBot),
  openTable(spell(HEBREW), spellBot(HEBREW)),
  openTable(eclipse, eclipseBot),
];

/** Rules of older versions, which stay until the last match over days has ended that began by them. */
const OLDER: readonly Table[] = [];

const KEPT = [...TABLES, ...OLDER];

/** The table of a game's id, by the newest rules or by those of a version, if the house has it. */
export function tableOf(id: string, version?: number): Table | undefined {
  return KEPT.find(
    (table) => table.id === id && (version === undefined || table.version === version),
  );
}
