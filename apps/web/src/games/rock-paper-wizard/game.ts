/** Rock Paper Wizard for the shell: everything the table needs of it. */

import { BRIEF } from '@kesem/engine/games/rock-paper-wizard/brief';
import { follow } from '@kesem/engine/games/rock-paper-wizard/follow';
import { movesOf } from '@kesem/engine/games/rock-paper-wizard/moves';
import { show } from '@kesem/engine/games/rock-paper-wizard/show';
import type { WizardTypes } from '@kesem/engine/games/rock-paper-wizard/state';
import type { WebGame } from '../contract.ts';
import { Board } from './Board.tsx';
import { describe, ending, refusal } from './describe.ts';
import { keysHelp } from './keys.ts';
import { ruleAt } from './rules/ruleAt.ts';
import { sounds } from './sounds.ts';
import { TextBoard } from './text/TextBoard.tsx';
import { textsOf } from './texts.ts';

export const rockPaperWizardWeb: WebGame<WizardTypes> = {
  id: 'rock-paper-wizard',
  frame: 'roofed',
  Board,
  TextBoard,
  keys: keysHelp,
  Own: null,
  moves: movesOf,
  following: { follow, brief: BRIEF, show },
  describe,
  sounds,
  refusal,
  ending,
  finale: () => import('./ending/finale.ts').then(({ finale }) => finale),
  acts: [],
  switches: [],
  seatName: (seat, lang) => textsOf(lang).seat[seat] ?? '',
  rules: (lang) => import('./rules/rules.tsx').then(({ sectionsIn }) => sectionsIn(lang)),
  ruleAt,
  course: () => import('./course/course.ts').then(({ course }) => course),
};
