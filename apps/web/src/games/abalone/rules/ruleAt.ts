/** Which chapter of the rules speaks of the table as it stands. */

import type { Player } from '@kesem/engine/games/abalone/chapters/players';
import { sideOf } from '@kesem/engine/games/abalone/chapters/players';
import { effectOf, legalSteps } from '@kesem/engine/games/abalone/chapters/step';
import type { AbaloneView } from '@kesem/engine/games/abalone/state';
import type { ChapterId } from './chapters.ts';

/** The chapter for the present step: an offer or the end first, then the strongest thing the side to move can do. */
export function ruleAt({ board, turn, offers }: AbaloneView): ChapterId {
  if (turn === null) return 'end';
  if (offers.by !== null) return 'draws';
  return chapterFor(board, turn);
}

function chapterFor(board: AbaloneView['board'], turn: Player): ChapterId {
  const position = { board, side: sideOf(turn) };
  const effects = legalSteps(position).map((step) => effectOf(position, step));
  if (effects.some(({ lost }) => lost !== null)) return 'ejecting';
  return effects.some(({ kind }) => kind === 'sumito') ? 'sumito' : 'turn';
}
