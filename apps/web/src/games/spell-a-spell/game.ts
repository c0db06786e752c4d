/** Spell-a-Spell for the shell: everything the table needs of it. */

import { BRIEF } from '@kesem/engine/games/spell-a-spell/brief';
import { follow, OPEN } from '@kesem/engine/games/spell-a-spell/follow';
import { movesOf } from '@kesem/engine/games/spell-a-spell/moves';
import { show } from '@kesem/engine/games/spell-a-spell/show';
import type { SpellTypes } from '@kesem/engine/games/spell-a-spell/state';
import type { WebGame } from '../contract.ts';
import { Board } from './Board.tsx';
import { describe } from './describe.ts';
import { keysHelp } from './keys.ts';
import { ruleAt } from './rules/ruleAt.ts';
import { refusalWords } from './sentence.ts';
import { sounds } from './sounds.ts';
import { LARGE } from './table/habits.ts';
import { NO_WORDS } from './table/lexicon.ts';
import { TextBoard } from './text/TextBoard.tsx';
import { textsOf } from './texts.ts';

export const spellWeb: WebGame<SpellTypes> = {
  id: 'spell-a-spell',
  frame: 'beside',
  Board,
  TextBoard,
  keys: keysHelp,
  Own: null,
  // whoever spells names the letters: no list of words is needed for what a seat may do
  moves: (view) => movesOf(view, NO_WORDS),
  following: { follow, brief: BRIEF, open: OPEN, show },
  describe,
  sounds,
  refusal: (why, lang) => refusalWords(why, textsOf(lang)),
  ending: (reason, { lang }) => textsOf(lang).reason[reason],
  finale: () => import('./ending/finale.ts').then(({ finale }) => finale),
  acts: [],
  switches: [
    { habit: LARGE, label: (lang, on) => textsOf(lang)[on ? 'usualTiles' : 'largeTiles'] },
  ],
  seatName: (seat, lang) => textsOf(lang).seat(seat + 1),
  rules: (lang) => import('./rules/rules.tsx').then(({ sectionsIn }) => sectionsIn(lang)),
  ruleAt,
  course: () => import('./course/course.ts').then(({ course }) => course),
};
