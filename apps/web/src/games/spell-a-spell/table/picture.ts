/** What lies on the table before everybody's eyes. */
import type { Seat } from '@kesem/engine/core/game';
import type { Formed } from '@kesem/engine/games/spell-a-spell/chapters/cards';
import type { Followed } from '@kesem/engine/games/spell-a-spell/follow';
import type { SpellPub } from '@kesem/engine/games/spell-a-spell/state';

export interface Picture
  extends Pick<SpellPub, 'pending' | 'bewitched' | 'counts' | 'pile' | 'effects'> {
  /** Whose turn it is; null once the match is over. */
  readonly turn: Seat | null;
  /** By seat: cards in the score pile. */
  readonly scores: readonly number[];
  /** The word whose cards lie on the table while the others are asked. */
  readonly laid: Formed | null;
}

/** The table of a view, also of one that is followed. */
export function pictureOf(view: Followed): Picture {
  const { pending, bewitched, counts, pile, effects, scores, question } = view;
  const laid = question !== null && 'formed' in question ? question.formed : null;
  const turn = view.ended === null ? view.turn.seat : null;
  return { pending, bewitched, counts, pile, effects, scores, laid, turn };
}
