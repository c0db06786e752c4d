/**
 * How a beginner picks: a joker is laid at once, and of the other base cards any; of the full cards some
 * come to mind, and the one of them that a habit prefers is shown.
 */
import type { Seat } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { handOf } from '../chapters/stock.ts';
import { imagine } from '../imagine.ts';
import type { ShapesView } from '../state.ts';
import { worthsOf } from './habit.ts';

/** How many full cards come to mind. */
const CARDS = 2;

/** The place of the card that a beginner picks. */
export function glance(view: ShapesView, seat: Seat, random: Random): number {
  // of an imagined world only the own hand is looked at, and that is as it is
  const state = imagine(view, random);
  const joker = view.part === 'base' ? handOf(state.base, seat).indexOf('joker') : -1;
  if (joker >= 0) return joker;
  const inMind = random('glance')
    .shuffle(worthsOf(state, seat).map((worth, slot) => ({ worth, slot })))
    .slice(0, view.part === 'full' ? CARDS : 1);
  const [best] = inMind.toSorted((a, b) => b.worth - a.worth);
  return best?.slot ?? 0;
}
