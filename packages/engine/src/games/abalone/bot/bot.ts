/** Abalone's own player. */
import type { Bot } from '../../../core/bot.ts';
import type { Seat } from '../../../core/game.ts';
import { playerAt, rival } from '../chapters/players.ts';
import type { AbaloneTypes, AbaloneView } from '../state.ts';
import { chooseStep, glanceStep } from './choose.ts';

/** So many marbles behind, a draw is a gift. */
const CLEARLY_WORSE = 2;

/**
 * Answers any question of Abalone: the move by search, a draw offer by the score. What a seat may do
 * at any time it does when told to; the house asks it only what must be answered.
 */
export const abaloneBot: Bot<AbaloneTypes> = ({ view, ask }, level, random) => {
  const [answer = 'resign'] = ask.answers;
  if (answer === 'accept') return { do: isGift(view, ask.seat) ? 'accept' : 'decline' };
  if (answer !== 'move') return { do: answer };
  const step =
    level === 'gentle'
      ? glanceStep(view, random)
      : chooseStep(view, level, random('order').shuffle);
  return step ? { do: 'move', ...step } : { do: 'resign' };
};

function isGift({ score }: AbaloneView, seat: Seat): boolean {
  const me = playerAt(seat);
  return score[rival(me)] - score[me] >= CLEARLY_WORSE;
}
