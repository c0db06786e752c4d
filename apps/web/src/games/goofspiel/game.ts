/** Goofspiel for the shell: everything the table needs of it. */

import { follow } from '@kesem/engine/games/goofspiel/follow';
import { movesOf } from '@kesem/engine/games/goofspiel/moves';
import type { GoofspielTypes } from '@kesem/engine/games/goofspiel/state';
import type { WebGame } from '../contract.ts';
import { Board } from './Board.tsx';
import { describe } from './describe.ts';
import { keysHelp } from './keys.ts';
import { ruleAt } from './rules/ruleAt.ts';
import { sounds } from './sounds.ts';
import { TextBoard } from './text/TextBoard.tsx';
import { textsOf } from './texts.ts';

export const goofspielWeb: WebGame<GoofspielTypes> = {
  id: 'goofspiel',
  frame: 'beside',
  Board,
  TextBoard,
  keys: keysHelp,
  Own: null,
  moves: movesOf,
  following: { follow, show: null },
  describe,
  sounds,
  refusal: ({ code }, lang) => textsOf(lang).refusal[code],
  ending: (reason, { lang }) => textsOf(lang).reason[reason],
  finale: () => import('./ending/finale.ts').then(({ finale }) => finale),
  acts: [],
  switches: [],
  seatName: (seat, lang) => textsOf(lang).seat(seat + 1),
  rules: (lang) => import('./rules/rules.tsx').then(({ sectionsIn }) => sectionsIn(lang)),
  ruleAt,
  course: () => import('./course/course.ts').then(({ course }) => course),
};
