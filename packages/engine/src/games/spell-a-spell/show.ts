/** Votes, snowballs and what becomes of whoever fails, as all look at them together. */
import type { ShowStep } from '../../core/game.ts';
import type { SpellEvent } from './event.ts';

/** For how long each event is looked at, in ms; what takes none lies on the table at once. */
const TIMES: Readonly<Record<SpellEvent['type'], number>> = {
  drew: 0,
  proposed: 0,
  voted: 0,
  cast: 1200,
  // a roll, all votes turned at once, the verdict, and time to laugh
  counted: 2240,
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

/** For how long an event is looked at, in ms. */
export function timeOf(event: SpellEvent): number {
  return event.type === 'failed' && event.word === null ? PASSED : TIMES[event.type];
}

/** The steps of what was heard; none where a turn just goes on, which everybody looks at at their own pace. */
export function show(heard: readonly SpellEvent[]): readonly ShowStep[] {
  if (!heard.some(isForAll)) return [];
  return heard.flatMap((event) => (timeOf(event) > 0 ? [{ ms: timeOf(event) }] : []));
}

/** What everybody waits to see: how a vote ends, a snowball and its answer, and what somebody is turned into. */
function isForAll(event: SpellEvent): boolean {
  if (event.type === 'failed') return event.word !== null;
  if (event.type === 'firewall') return event.word === null;
  return ['counted', 'insisted', 'snowball', 'took'].includes(event.type);
}
