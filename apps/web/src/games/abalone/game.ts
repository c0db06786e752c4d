/** Abalone for the shell: everything the table needs of it. */
import type { AbaloneTypes } from '@kesem/engine/games/abalone/state';
import { playerAt, sideOf } from '@kesem/engine/games/abalone/state';
import { movesOf } from '@kesem/engine/games/abalone/view';
import type { WebGame } from '../contract.ts';
import { Board } from './Board.tsx';
import { describe, ending, refusal } from './describe.ts';
import { highlights } from './highlights.ts';
import { LastMoves, MoveList } from './MoveList.tsx';
import { SeatDetail } from './SeatDetail.tsx';
import { textsOf } from './texts.ts';

export const abaloneWeb: WebGame<AbaloneTypes> = {
  id: 'abalone',
  Board,
  SeatDetail,
  moves: movesOf,
  describe,
  refusal,
  ending,
  highlights,
  MoveList,
  LastMoves,
  acts: [
    { move: { do: 'offer' }, label: (lang) => textsOf(lang).act.offer, confirm: null },
    {
      move: { do: 'resign' },
      label: (lang) => textsOf(lang).act.resign,
      confirm: (lang) => textsOf(lang).act.resignSure,
    },
  ],
  seatName: (seat, lang) => textsOf(lang).side[sideOf(playerAt(seat))],
};
