/** Events in short: the values of their fields. */
import { each, inRows } from '../../core/rows.ts';
import type { WizardEvent } from './event.ts';

export const BRIEF = inRows<WizardEvent>({
  round: ['round', 'first'],
  chose: ['seat', 'spell', 'target'],
  ready: ['seat'],
  timedOut: ['seats'],
  cast: ['round', ['choices', each('seat', 'spell', 'target')]],
  clashed: ['seats', 'spell'],
  turn: ['seat', 'spell', 'surge', 'target', 'step', 'of'],
  skipped: ['seat', 'step', 'of'],
  moved: ['seat', 'from', 'to', 'wanted', 'how'],
  gold: ['from', 'to', 'wanted', 'paid', 'gold'],
  aimed: ['seat', 'from', 'to', 'by'],
  surged: ['seat', 'spell', 'by'],
  cancelled: ['seat', 'surge', 'by'],
  nothing: ['seat', 'why'],
  charmed: ['seat', 'among', 'by'],
  scored: ['nearest', 'second', 'gold'],
  tied: ['seats', 'gold'],
  retired: ['spell'],
  bounced: ['spell'],
  learned: ['spell'],
  reshuffled: ['cards'],
  ended: ['reason', 'winners', 'gold'],
});
