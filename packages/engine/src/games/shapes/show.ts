/** SH-9.1 What is revealed, as all look at it together. */
import type { ShowStep } from '../../core/game.ts';
import type { ShapesEvent } from './event.ts';

/** For how long each event is looked at, in ms. What takes none is seen at once. */
const TIMES: Readonly<Record<Exclude<ShapesEvent['type'], 'counted'>, number>> = {
  round: 0,
  drew: 320,
  picked: 0,
  timedOut: 0,
  laid: 1000,
  shown: 1000,
  tied: 1600,
  lastJokers: 1600,
  won: 2200,
  nobodyWon: 1600,
  returned: 240,
  ended: 1200,
};

/** A card of the row that is counted, and the silence before it is known who leads. */
const CARD = 560;
const SUM = 700;

/**
 * For how long an event is looked at, step by step.
 * @param fresh how many cards of the row a count has not counted before
 * @returns ms of each step: a count has one for each fresh card and one for its sum, others one or none
 */
export function timesOf(event: ShapesEvent, fresh: number): readonly number[] {
  if (event.type === 'counted') return [...Array.from({ length: fresh }, () => CARD), SUM];
  const ms = TIMES[event.type];
  return ms > 0 ? [ms] : [];
}

/** The steps of what was heard. A count after a tie-break goes on with the cards that were added. */
export function show(heard: readonly ShapesEvent[]): readonly ShowStep[] {
  let fresh = 0;
  return heard.flatMap((event) => {
    if (event.type === 'laid') fresh = event.cards.length;
    if (event.type === 'shown') fresh = Number.POSITIVE_INFINITY;
    const all = event.type === 'counted' ? (event.counts[0]?.of ?? 0) : 0;
    return timesOf(event, Math.min(fresh, all)).map((ms) => ({ ms }));
  });
}
