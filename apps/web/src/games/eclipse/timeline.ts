/** What has just happened, as frames. */
import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import { follow } from '@kesem/engine/games/eclipse/follow';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { MOTION } from '../../kit/motion.ts';
import type { Frame, Transition } from '../../kit/timeline/timeline.ts';
import { type Act, later, lengthOf } from './motion/acts.ts';
import { LANDS, rowOf } from './motion/events.ts';
import { totalityOf } from './motion/totality.ts';

/** `events` are what the frame shows, the leading one first. */
export interface EclipseFrame extends Frame<EclipseView, EclipseEvent> {
  /** What moves in it. */
  readonly acts: readonly Act[];
  /** How many times faster than usual it moves. */
  readonly pace: number;
  /** What came before it in the same step: it is told as long as nothing else is. */
  readonly earlier: readonly EclipseEvent[];
}

type Types = ReadonlySet<EclipseEvent['type']>;
/** Damage is shown with the blow that deals it. */
const BLOWS: Types = new Set(['damaged']);
/** Events that their own player is not shown again: they know them. */
const DEEDS: Types = new Set([
  'cast',
  'used',
  'dropped',
  'entered',
  'enchanted',
  'attacked',
  'defended',
]);
/** Events that are shown before what follows from them. */
const CAUSES: Types = new Set(['cast', 'used']);

type Step = Pick<Transition<EclipseView, EclipseEvent>, 'before' | 'events'>;

/** The frames of one step. */
export function framesOf({ before, events }: Step): readonly EclipseFrame[] {
  const frames: EclipseFrame[] = [];
  let view = before;
  for (const [at, event] of events.entries()) {
    view = follow(view, event);
    const last = frames.at(-1);
    const earlier = events.slice(0, at);
    const totality = event.type === 'ended' ? totalityOf(view) : null;
    if (totality) frames.push({ view, events: [], pace: 1, earlier, ...totality });
    const frame = frameOf(event, view, earlier);
    if (last && isPartOf(frame, event, last)) frames[frames.length - 1] = joined(last, frame);
    else frames.push(frame);
  }
  return frames;
}

/** An event alone: what moves, and then the time to look at it. */
function frameOf(
  event: EclipseEvent,
  view: EclipseView,
  earlier: readonly EclipseEvent[],
): EclipseFrame {
  const isOwn = 'player' in event && event.player === view.me && DEEDS.has(event.type);
  const { acts: actsOf, stay } = rowOf(event);
  const acts = actsOf(event, isOwn);
  const look = stay ?? (acts.length > 0 ? MOTION.move : 0);
  return { view, events: [event], acts, pace: 1, earlier, ms: lengthOf(acts) + (isOwn ? 0 : look) };
}

/** Whether an event is seen together with what came before it. */
function isPartOf({ acts }: EclipseFrame, event: EclipseEvent, last: EclipseFrame): boolean {
  const isCaused = last.events.some(({ type }) => CAUSES.has(type));
  if (rowOf(event).stay === null) return acts.length === 0 || !isCaused;
  if (BLOWS.has(event.type))
    return last.events.some(({ type }) => BLOWS.has(type) || type === 'struck');
  return event.type === 'destroyed' && last.events[0]?.type === 'destroyed';
}

/** Two as one; what comes of a blow begins when it lands. */
function joined(last: EclipseFrame, { view, events, acts }: EclipseFrame): EclipseFrame {
  const isBlow = last.events[0]?.type === 'struck' && acts.length > 0;
  const all = [...last.acts, ...later(acts, isBlow ? LANDS : 0)];
  return {
    ...last,
    view,
    events: [...last.events, ...events],
    acts: all,
    ms: Math.max(last.ms, lengthOf(all)),
  };
}
