/** What has just happened, as frames. */
import type { Seat } from '@kesem/engine/core/game';
import type { BaseCard, FullCard } from '@kesem/engine/games/shapes/chapters/cards';
import type { Count, ShapesEvent } from '@kesem/engine/games/shapes/event';
import { follow } from '@kesem/engine/games/shapes/follow';
import { timeOf } from '@kesem/engine/games/shapes/show';
import type { ShapesView } from '@kesem/engine/games/shapes/state';
import type { OfType } from '../../kit/byType.ts';
import { framesOfStep, type Moment } from '../../kit/timeline/frames.ts';
import type { Frame, Transition } from '../../kit/timeline/timeline.ts';
import { type TableTop, tableTopOf } from './table/tableTop.ts';

/** The cards of one hand. */
export interface Hand {
  readonly base: readonly BaseCard[];
  readonly full: readonly FullCard[];
}

/** One player's match is counted; with the last of them it is known who leads. */
interface Counting {
  readonly type: 'counting';
  readonly seat: Seat;
  readonly count: Count;
  readonly leaders: readonly Seat[] | null;
}

/** Events without a frame: a pick or a new round is seen at once, and a count is shown player by player. */
type Unseen = 'round' | 'picked' | 'timedOut' | 'counted';

/** What a frame shows. */
export type Showing = Exclude<ShapesEvent, { readonly type: Unseen }> | Counting;

export interface ShapesFrame extends Frame<TableTop, ShapesEvent> {
  /** The cards of the hand that is looked at; null where none is. */
  readonly hand: Hand | null;
  readonly shows: Showing;
}

/** The frames of what happened, as seen by whoever looks at the hand of `south`; none where nothing of it takes time. */
export function framesOf(
  { before, events, after }: Transition<ShapesView, ShapesEvent>,
  south: Seat,
): readonly ShapesFrame[] {
  const hand = handOf(after, south);
  return framesOfStep({ before, events }, follow, (event, moment) =>
    framesAt(event, moment, handBefore(hand, moment.rest, south)),
  );
}

function framesAt(
  event: ShapesEvent,
  { before, after }: Moment<ShapesView, ShapesEvent>,
  hand: Hand | null,
): readonly ShapesFrame[] {
  const table = tableTopOf(after);
  // the cards that are won are looked at where they lie
  const view = event.type === 'won' ? { ...table, row: before.row } : table;
  if (event.type === 'counted') {
    return countingsOf(event, before.counts).map(({ shows, counts, events }) => ({
      view: { ...view, counts },
      hand,
      shows,
      events,
      ms: timeOf(event),
    }));
  }
  if (!isSeen(event)) return [];
  const frame = { view, hand, shows: event, events: [event], ms: timeOf(event) };
  // the end is told when it has been looked at, for something is laid over the table then
  return event.type === 'ended'
    ? [
        { ...frame, events: [] },
        { ...frame, ms: 0 },
      ]
    : [frame];
}

function isSeen(event: ShapesEvent): event is Exclude<Showing, Counting> {
  return !['round', 'picked', 'timedOut', 'counted'].includes(event.type);
}

/** The hand of a seat as a view shows it: one's own, or anybody's once everything is open. */
export function handOf({ me, mine, everything }: ShapesView, seat: Seat): Hand | null {
  if (me === seat) return mine;
  const [base, full] = [everything?.base.hands[seat], everything?.full.hands[seat]];
  return base && full ? { base, full } : null;
}

/** A hand before events that are still to come: what it draws in them comes last in it. */
function handBefore(hand: Hand | null, events: readonly ShapesEvent[], seat: Seat): Hand | null {
  return events.reduceRight<Hand | null>((now, event) => {
    if (now === null) return null;
    if (event.type === 'ended') {
      const jokers = Array.from({ length: event.jokers[seat] ?? 0 }, () => 'joker' as const);
      return { ...now, base: [...now.base, ...jokers] };
    }
    if (event.type !== 'drew' || event.seat !== seat) return now;
    return {
      base: now.base.slice(0, now.base.length - event.base.length),
      full: now.full.slice(0, now.full.length - event.full.length),
    };
  }, hand);
}

/** A frame for each player who is counted; nothing counts as heard before the last. */
function countingsOf(
  event: OfType<ShapesEvent, 'counted'>,
  before: TableTop['counts'],
): readonly (Pick<ShapesFrame, 'events'> &
  Pick<TableTop, 'counts'> & { readonly shows: Counting })[] {
  let counts = before;
  return event.counts.map(({ seat, ...count }, at) => {
    counts = counts.with(seat, count);
    const isLast = at === event.counts.length - 1;
    const leaders = isLast ? event.leaders : null;
    return {
      shows: { type: 'counting', seat, count, leaders },
      counts,
      events: isLast ? [event] : [],
    };
  });
}
