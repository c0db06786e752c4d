/** Abalone for the shell: everything the table needs of it. */

import { BRIEF } from '@kesem/engine/games/abalone/brief';
import { playerAt, sideOf } from '@kesem/engine/games/abalone/chapters/players';
import { follow, OPEN } from '@kesem/engine/games/abalone/follow';
import { movesOf } from '@kesem/engine/games/abalone/moves';
import type { AbaloneTypes } from '@kesem/engine/games/abalone/state';
import type { WebGame } from '../contract.ts';
import { Board } from './Board.tsx';
import { describe, ending, refusal } from './describe.ts';
import { keysHelp } from './keys.ts';
import { ruleAt } from './rules/ruleAt.ts';
import { sounds } from './sounds.ts';
import { LastMoves, MoveList } from './table/MoveList.tsx';
import { SeatDetail } from './table/SeatDetail.tsx';
import { TextBoard } from './text/TextBoard.tsx';
import { textsOf } from './texts.ts';

export const abaloneWeb: WebGame<AbaloneTypes> = {
  id: 'abalone',
  frame: 'beside',
  Board,
  TextBoard,
  keys: keysHelp,
  side: { SeatDetail, MoveList, LastMoves },
  Own: null,
  moves: movesOf,
  following: { follow, brief: BRIEF, open: OPEN, show: null },
  describe,
  sounds,
  refusal,
  ending,
  finale: () => import('./ending/finale.ts').then(({ finale }) => finale),
  acts: [
    { move: { do: 'offer' }, label: (lang) => textsOf(lang).act.offer, confirm: null },
    {
      move: { do: 'resign' },
      label: (lang) => textsOf(lang).act.resign,
      confirm: (lang) => textsOf(lang).act.resignSure,
    },
  ],
  switches: [],
  seatName: (seat, lang) => textsOf(lang).side[sideOf(playerAt(seat))],
  rules: (lang) => import('./rules/rules.tsx').then(({ sectionsIn }) => sectionsIn(lang)),
  ruleAt,
  course: () => import('./course/course.ts').then(({ course }) => course),
};
