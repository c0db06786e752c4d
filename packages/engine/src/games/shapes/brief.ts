/** Events in short: the values of their fields. */
import { each, inRows, one } from '../../core/rows.ts';
import type { ShapesEvent } from './event.ts';

export const BRIEF = inRows<ShapesEvent>({
  round: ['round', 'last'],
  drew: ['seat', 'base', 'full'],
  picked: ['seat'],
  timedOut: ['seats'],
  laid: ['part', ['cards', each('seat', 'card', 'pick')]],
  shown: [['cards', each('seat', 'card')]],
  counted: [['counts', each('seat', 'match', 'of')], 'leaders'],
  tied: ['seats', ['count', one('match', 'of')]],
  lastJokers: ['seats'],
  won: ['seat', 'by', 'prizes'],
  nobodyWon: ['seats'],
  returned: ['base', 'full', 'jokers'],
  ended: ['reason', 'jokers', 'scores'],
});
