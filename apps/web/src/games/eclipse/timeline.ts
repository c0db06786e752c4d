/** What has just happened, as frames. */
import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import { follow } from '@kesem/engine/games/eclipse/follow';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { MOTION } from '../../kit/motion.ts';
import type { Frame, Transition } from '../../kit/timeline/timeline.ts';

/** `events` are what the frame shows, the leading one first. */
export type EclipseFrame = Frame<EclipseView, EclipseEvent>;

const SHORT = MOTION.move + MOTION.move;

/** How long an event is looked at, in ms; 0: it is part of the frame before it. */
const LASTS: Readonly<Record<EclipseEvent['type'], number>> = {
  started: MOTION.step,
  drew: 0,
  ready: 0,
  chose: 0,
  redrew: SHORT,
  turn: MOTION.beat,
  freed: 0,
  renewed: 0,
  dropped: SHORT,
  cast: MOTION.step,
  used: MOTION.beat,
  entered: 0,
  enchanted: 0,
  changed: 0,
  threatened: 0,
  prevented: SHORT,
  healed: SHORT,
  shielded: SHORT,
  damaged: 0,
  saved: SHORT,
  destroyed: 0,
  faded: 0,
  returned: 0,
  stolen: 0,
  unmarked: 0,
  paralysed: 0,
  discarded: SHORT,
  recovered: SHORT,
  moreDrops: 0,
  asked: 0,
  declined: 0,
  opened: 0,
  closed: 0,
  passed: 0,
  preferred: 0,
  attacked: MOTION.beat,
  defended: SHORT,
  fought: MOTION.beat,
  struck: MOTION.beat,
  ghost: MOTION.beat,
  ladder: MOTION.beat,
  saving: MOTION.beat,
  held: SHORT,
  turned: SHORT,
  peace: 0,
  ending: 0,
  timedOut: SHORT,
  timeUp: MOTION.step,
  suddenDeath: MOTION.step,
  ended: MOTION.step,
};

/** How much of that is left of what whoever looks has just done: they know it. */
const OWN = 0.4;
/** What comes down on a table without a frame of its own is looked at for so long, in ms. */
const STRUCK = 600;
const BLOWS: ReadonlySet<EclipseEvent['type']> = new Set(['damaged', 'destroyed']);
const DEEDS: ReadonlySet<EclipseEvent['type']> = new Set(['cast', 'used', 'dropped']);

type Step = Pick<Transition<EclipseView, EclipseEvent>, 'before' | 'events'>;

/** The frames of one step. */
export function framesOf({ before, events }: Step): readonly EclipseFrame[] {
  const frames: EclipseFrame[] = [];
  let view = before;
  for (const event of events) {
    view = follow(view, event);
    const last = frames.at(-1);
    const ms = lasts(event, last, before);
    if (last && ms === 0)
      frames[frames.length - 1] = { ...last, view, events: [...last.events, event] };
    else frames.push({ view, events: [event], ms });
  }
  return frames;
}

function lasts(event: EclipseEvent, last: EclipseFrame | undefined, { me }: EclipseView): number {
  if (BLOWS.has(event.type)) return isTold(last) ? 0 : STRUCK;
  const ms = LASTS[event.type];
  const isOwn = 'player' in event && event.player === me && DEEDS.has(event.type);
  return isOwn ? ms * OWN : ms;
}

/** Whether a frame already shows a blow, or the hit that deals it. */
function isTold(last: EclipseFrame | undefined): boolean {
  return last?.events.some(({ type }) => BLOWS.has(type) || type === 'struck') ?? false;
}
