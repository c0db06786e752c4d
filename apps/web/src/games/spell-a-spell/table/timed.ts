import type { Seat } from '@kesem/engine/core/game';
import { askedOf } from '@kesem/engine/games/spell-a-spell/asks';
import type { SpellView } from '@kesem/engine/games/spell-a-spell/state';

/** Whether time is counted for a player now. What was left of a question that is closed stands in the room on, and says nothing. */
export function isTimed(view: SpellView, seat: Seat): boolean {
  const { question, turn, options } = view;
  const isAsked = question?.do === 'answer' || question?.do === 'insist';
  if (isAsked && askedOf(view).includes(seat)) return true;
  return options.seconds > 0 && turn.seat === seat;
}
