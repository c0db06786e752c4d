/** RW-7.3 What happens in a round, as all look at it together. */
import type { ShowStep } from '../../core/game.ts';
import type { WizardEvent } from './event.ts';

const BEAT = 900;
const STEP = 1200;

/** For how long each event is looked at, in ms; what takes none is seen together with what comes next. */
const TIMES: Readonly<Record<WizardEvent['type'], number>> = {
  round: 0,
  chose: 0,
  ready: 0,
  timedOut: 0,
  cast: 1800,
  clashed: 1500,
  turn: BEAT,
  skipped: BEAT,
  moved: BEAT,
  gold: BEAT,
  aimed: STEP,
  surged: STEP,
  cancelled: STEP,
  nothing: STEP,
  charmed: 0,
  scored: 1500,
  tied: 1800,
  retired: 500,
  bounced: 1000,
  learned: 500,
  reshuffled: 500,
  ended: 0,
};

/** How long all take together who leave the ends of the cave. */
const WAY_BACK = 500;

/** "One, two": how long each number of the chant takes before the choices are revealed, in ms. */
export const CHANT: readonly number[] = [BEAT / 2, BEAT / 2];

/** For how long an event is looked at, in ms. */
export function timeOf(event: WizardEvent): number {
  return event.type === 'moved' && event.how === 'returned' ? WAY_BACK : TIMES[event.type];
}

/** Whether an event is seen together with the one before it: what takes no time, and wizards who change places or leave the zones at once. */
export function joins(event: WizardEvent, last: WizardEvent | undefined): boolean {
  if (timeOf(event) === 0) return true;
  if (event.type !== 'moved' || last?.type !== 'moved' || event.how !== last.how) return false;
  return event.how === 'returned' || event.how === 'jumped';
}

/** The steps of what was heard. Nobody can cut the chant short: all cast in the same moment. */
export function show(heard: readonly WizardEvent[]): readonly ShowStep[] {
  return heard.flatMap((event, at): readonly ShowStep[] => {
    if (joins(event, heard[at - 1])) return [];
    const step = { ms: timeOf(event) };
    if (event.type !== 'cast') return [step];
    return [...CHANT.map((ms) => ({ ms, whole: true as const })), step];
  });
}
