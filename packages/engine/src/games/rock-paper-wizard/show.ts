/** RW-7.3 What happens in a round, as all look at it together, beat by beat. */
import type { ShowStep } from '../../core/game.ts';
import type { WizardEvent } from './event.ts';

/** What a beat shows: the count, all hands at once, a card that was held face down, a spell at work, gold, the book. */
export type Part = 'count' | 'reveal' | 'wild' | 'fight' | 'score' | 'refresh';

/** What is seen together, and for how long. */
export interface Beat extends ShowStep {
  readonly part: Part;
  /** In order; none while the house counts. */
  readonly events: readonly WizardEvent[];
  /** Which spell of the round it belongs to, from 1; 0: none, or one that was begun in an earlier input. */
  readonly step: number;
}

/** "One, two, three": nobody can cut it short, for all cast in the same moment. In ms. */
const COUNT: readonly Beat[] = [700, 700, 500].map((ms) => ({
  part: 'count',
  ms,
  whole: true,
  events: [],
  step: 0,
}));

/** All hands turn up, light up one after the other, and are read. In ms. */
const revealMs = (hands: number): number => 280 + 90 * hands + 600 + 170 * hands;

/** How a hand comes, and a card that nobody knew, which is read. In ms. */
const COMES = 700;
const TURNS = 120 + 320 + 2200;

/** For how long each event is looked at after the first of a spell, in ms; what takes none is seen together with what comes before. */
const TIMES: Readonly<Record<WizardEvent['type'], number>> = {
  round: 0,
  chose: 0,
  ready: 0,
  timedOut: 0,
  cast: 0,
  clashed: 1500,
  turn: COMES,
  skipped: 1100,
  moved: 900,
  gold: 900,
  aimed: 1100,
  surged: 1100,
  cancelled: 1100,
  nothing: 1100,
  charmed: 0,
  scored: 1800,
  tied: 1800,
  retired: 500,
  bounced: 1000,
  learned: 500,
  reshuffled: 500,
  ended: 0,
};

/** What a spell does first is looked at for longer: it hits, and somebody goes. In ms. */
const HITS = 1300;
/** How long all take together who leave the ends of the cave. */
const WAY_BACK = 500;
/** From the fourth spell on all know how it goes. */
const QUICK = { from: 4, pace: 0.8 } as const;

const PARTS: Readonly<Partial<Record<WizardEvent['type'], Part>>> = {
  cast: 'reveal',
  clashed: 'reveal',
  scored: 'score',
  tied: 'score',
  retired: 'refresh',
  bounced: 'refresh',
  learned: 'refresh',
  reshuffled: 'refresh',
  round: 'refresh',
};

/** The beats of what was heard, each event in one of them; none when there is nothing to see. */
export function beatsOf(heard: readonly WizardEvent[]): readonly Beat[] {
  const first = heard.findIndex((event) => event.type === 'cast' || timeOf(event) > 0);
  if (first < 0) return [];
  const [head, ...rest] = heard.slice(first).reduce(extended, []);
  return head ? [{ ...head, events: [...heard.slice(0, first), ...head.events] }, ...rest] : [];
}

/** The steps of what was heard. */
export function show(heard: readonly WizardEvent[]): readonly ShowStep[] {
  return beatsOf(heard).map(({ ms, whole }) => (whole ? { ms, whole } : { ms }));
}

function extended(beats: readonly Beat[], event: WizardEvent): readonly Beat[] {
  if (event.type === 'cast') {
    const ms = revealMs(event.choices.length);
    return [...beats, ...COUNT, { part: 'reveal', events: [event], ms, step: 0 }];
  }
  const last = beats.at(-1);
  if (last && joins(event, last.events.at(-1))) {
    return [...beats.slice(0, -1), { ...last, events: [...last.events, event] }];
  }
  return [...beats, beatOf(event, last)];
}

function beatOf(event: WizardEvent, last: Beat | undefined): Beat {
  const part = partOf(event);
  const step = stepOf(event, part, last);
  const pace = step >= QUICK.from && part !== 'wild' ? QUICK.pace : 1;
  return { part, events: [event], ms: pace * lookedAt(event, part, last), step };
}

function partOf(event: WizardEvent): Part {
  if (event.type === 'turn' && event.surge) return 'wild';
  if (event.type === 'moved' && event.how === 'returned') return 'refresh';
  return PARTS[event.type] ?? 'fight';
}

function stepOf(event: WizardEvent, part: Part, last: Beat | undefined): number {
  if (event.type === 'turn' || event.type === 'skipped') return event.step;
  return part === 'fight' ? (last?.step ?? 0) : 0;
}

function lookedAt(event: WizardEvent, part: Part, last: Beat | undefined): number {
  if (part === 'wild') return TURNS;
  const isFirst = last?.events[0]?.type === 'turn' && event.type !== 'nothing';
  return part === 'fight' && isFirst && event.type !== 'turn' ? HITS : timeOf(event);
}

function timeOf(event: WizardEvent): number {
  return event.type === 'moved' && event.how === 'returned' ? WAY_BACK : TIMES[event.type];
}

/** Whether an event is seen together with the one before it: what takes no time, and wizards who change places or leave the zones at once. */
function joins(event: WizardEvent, last: WizardEvent | undefined): boolean {
  if (timeOf(event) === 0) return true;
  if (event.type !== 'moved' || last?.type !== 'moved' || event.how !== last.how) return false;
  return event.how === 'returned' || event.how === 'jumped';
}
