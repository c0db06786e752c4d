/** SH-9.1 What is revealed, as all look at it together. */
import type { ShowStep } from '../../core/game.ts';
import type { ShapesEvent } from './event.ts';

/** For how long each event is looked at, in ms; for a count, each player's. What takes none is seen at once. */
const TIMES: Readonly<Record<ShapesEvent['type'], number>> = {
  round: 0,
  drew: 320,
  picked: 0,
  timedOut: 0,
  laid: 1000,
  shown: 1000,
  counted: 1200,
  tied: 900,
  lastJokers: 1200,
  won: 1200,
  nobodyWon: 900,
  returned: 240,
  ended: 1200,
};

/** For how long an event is looked at, in ms; of a count, one player's. */
export function timeOf({ type }: ShapesEvent): number {
  return TIMES[type];
}

/** The steps of what was heard: one for each event that takes time, and for each player who is counted. */
export function show(heard: readonly ShapesEvent[]): readonly ShowStep[] {
  return heard.flatMap((event) => {
    const ms = timeOf(event);
    const times = event.type === 'counted' ? event.counts.length : 1;
    return ms > 0 ? Array.from({ length: times }, () => ({ ms })) : [];
  });
}
