/** Shapes for the shell: everything the table needs of it. */

import { BRIEF } from '@kesem/engine/games/shapes/brief';
import { follow } from '@kesem/engine/games/shapes/follow';
import { movesOf } from '@kesem/engine/games/shapes/moves';
import { show } from '@kesem/engine/games/shapes/show';
import type { ShapesTypes } from '@kesem/engine/games/shapes/state';
import type { WebGame } from '../contract.ts';
import { Board } from './Board.tsx';
import { describe } from './describe.ts';
import { keysHelp } from './keys.ts';
import { ruleAt } from './rules/ruleAt.ts';
import { sounds } from './sounds.ts';
import { NO_HINTS } from './table/useHints.ts';
import { TextBoard } from './text/TextBoard.tsx';
import { textsOf } from './texts.ts';

export const shapesWeb: WebGame<ShapesTypes> = {
  id: 'shapes',
  frame: 'beside',
  Board,
  TextBoard,
  keys: keysHelp,
  Own: null,
  moves: movesOf,
  following: { follow, brief: BRIEF, show },
  describe,
  sounds,
  refusal: ({ code }, lang) => textsOf(lang).refusal[code],
  ending: (reason, { lang }) => textsOf(lang).reason[reason],
  finale: () => import('./ending/finale.ts').then(({ finale }) => finale),
  acts: [],
  switches: [{ habit: NO_HINTS, label: (lang, off) => textsOf(lang).board.hints(off) }],
  seatName: (seat, lang) => textsOf(lang).seat(seat + 1),
  rules: (lang) => import('./rules/rules.tsx').then(({ sectionsIn }) => sectionsIn(lang)),
  ruleAt,
  course: () => import('./course/course.ts').then(({ course }) => course),
};
