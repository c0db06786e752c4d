/** What has just happened, as frames. */

import type { GoofspielEvent } from '@kesem/engine/games/goofspiel/event';
import { follow } from '@kesem/engine/games/goofspiel/follow';
import type { GoofspielView } from '@kesem/engine/games/goofspiel/state';
import { MOTION } from '../../kit/motion.ts';
import { framesOfStep } from '../../kit/timeline/frames.ts';
import type { Frame, Transition } from '../../kit/timeline/timeline.ts';

export interface GoofspielFrame extends Frame<GoofspielView, GoofspielEvent> {
  readonly shows: GoofspielEvent;
}

/** How long each event is looked at, in ms; a pick is seen at once, and the end is told behind all. */
const LASTS: Readonly<Record<GoofspielEvent['type'], number>> = {
  turned: MOTION.deal,
  picked: 0,
  revealed: MOTION.step,
  won: MOTION.step,
  stayed: MOTION.beat,
  ended: 0,
};

/** The frames of what happened; none where nothing of it takes time. */
export function framesOf(
  step: Transition<GoofspielView, GoofspielEvent>,
): readonly GoofspielFrame[] {
  return framesOfStep(step, follow, (event, { after }) => {
    const ms = LASTS[event.type];
    return ms === 0 ? [] : [{ view: after, shows: event, events: [event], ms }];
  });
}

/** Whether the cards that were turned over last still lie there. */
export function isOpen(frame: GoofspielFrame | null): boolean {
  return frame !== null && frame.shows.type !== 'turned';
}
