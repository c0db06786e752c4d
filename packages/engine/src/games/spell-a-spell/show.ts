/** Votes, snowballs and what becomes of whoever fails, as all look at them together. */
import type { ShowStep } from '../../core/game.ts';
import type { SpellEvent } from './event.ts';

/** For how long each event is looked at, in ms; what takes none lies on the table at once. */
const TIMES: Readonly<Record<Exclude<SpellEvent['type'], 'counted'>, number>> = {
  drew: 0,
  proposed: 0,
  voted: 0,
  cast: 1200,
  insisted: 900,
  refused: 900,
  failed: 1200,
  sandstorm: 1200,
  firewall: 900,
  snowball: 900,
  took: 900,
  spent: 900,
  ended: 900,
};
/** How long it takes to see that somebody fails whom nothing is pending on, in ms. */
const PASSED = 900;
/** A roll; then all votes turned at once, the verdict, and time to laugh. */
const COUNTED = [400, 1840];

/** For how long an event is looked at, step by step, in ms. It is known in the last of them. */
export function timesOf(event: SpellEvent): readonly number[] {
  if (event.type === 'counted') return COUNTED;
  const ms = event.type === 'failed' && event.word === null ? PASSED : TIMES[event.type];
  return ms > 0 ? [ms] : [];
}

/** The steps of what was heard; none where a turn just goes on, which everybody looks at at their own pace. */
export function show(heard: readonly SpellEvent[]): readonly ShowStep[] {
  if (!heard.some(isForAll)) return [];
  return heard.flatMap((event) => timesOf(event).map((ms) => ({ ms })));
}

/** What everybody waits to see: how a vote ends, a snowball and its answer, and what somebody is turned into. */
function isForAll(event: SpellEvent): boolean {
  if (event.type === 'failed') return event.word !== null;
  if (event.type === 'firewall') return event.word === null;
  return ['counted', 'insisted', 'snowball', 'took'].includes(event.type);
}
