/** What has just happened, as frames. */
import type { WizardEvent } from '@kesem/engine/games/rock-paper-wizard/event';
import { follow } from '@kesem/engine/games/rock-paper-wizard/follow';
import { CHANT, joins, timeOf } from '@kesem/engine/games/rock-paper-wizard/show';
import type { WizardView } from '@kesem/engine/games/rock-paper-wizard/state';
import type { Frame, Transition } from '../../kit/timeline/timeline.ts';

type Turn = Extract<WizardEvent, { readonly type: 'turn' | 'skipped' }>;
type Part = 'chant' | 'reveal' | 'spells' | 'score' | 'refresh';

/** `events` are what happens in the frame; none while the chant counts. */
export interface WizardFrame extends Frame<WizardView, WizardEvent> {
  readonly part: Part;
  /** The turn in which it happens, and what has happened in that turn so far; null outside of one. */
  readonly turn: Turn | null;
  readonly lines: readonly WizardEvent[];
  /** How far the chant has counted, from 0. */
  readonly count: number;
}

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

type Step = Pick<Transition<WizardView, WizardEvent>, 'before' | 'events'>;

/** The frames of one step; none when there is nothing to see. */
export function framesOf({ before, events }: Step): readonly WizardFrame[] {
  const first = events.findIndex((event) => timeOf(event) > 0);
  if (first < 0) return [];
  const lead = events.slice(0, first);
  const base = lead.reduce(follow, before);
  const [head, ...rest] = events
    .slice(first)
    .reduce<readonly WizardFrame[]>((frames, event) => extended(frames, base, event), []);
  return head ? [{ ...head, events: [...lead, ...head.events] }, ...rest] : [];
}

function extended(frames: readonly WizardFrame[], before: WizardView, event: WizardEvent) {
  const last = frames.at(-1);
  const base = last?.view ?? before;
  if (event.type === 'cast') return [...frames, ...chant(base), frameOf(event, base, null)];
  if (last && joins(event, last.events.at(-1)))
    return [...frames.slice(0, -1), joined(last, event)];
  return [...frames, frameOf(event, base, last ?? null)];
}

/** "One, two": nothing is seen yet but fists. */
function chant(view: WizardView): readonly WizardFrame[] {
  return CHANT.map((ms, count) => ({
    part: 'chant',
    view,
    events: [],
    turn: null,
    lines: [],
    count,
    ms,
  }));
}

function frameOf(event: WizardEvent, base: WizardView, last: WizardFrame | null): WizardFrame {
  const part = partOf(event, last);
  const frame = { part, view: follow(base, event), events: [event], count: 2 };
  return { ...frame, ...turnAt(event, part, last), ms: timeOf(event) };
}

/** The turn in which an event happens, and what has happened in it with this. */
function turnAt(
  event: WizardEvent,
  part: Part,
  last: WizardFrame | null,
): Pick<WizardFrame, 'turn' | 'lines'> {
  if (event.type === 'turn' || event.type === 'skipped') return { turn: event, lines: [] };
  if (part !== 'spells') return { turn: null, lines: [] };
  return { turn: last?.turn ?? null, lines: [...(last?.lines ?? []), event] };
}

function partOf(event: WizardEvent, last: WizardFrame | null): Part {
  if (event.type === 'moved' && event.how === 'returned') return 'refresh';
  return PARTS[event.type] ?? (last?.part === 'score' ? 'score' : 'spells');
}

function joined(frame: WizardFrame, event: WizardEvent): WizardFrame {
  return {
    ...frame,
    view: follow(frame.view, event),
    events: [...frame.events, event],
    lines: frame.part === 'spells' ? [...frame.lines, event] : [],
  };
}
