/** What has just happened, as frames. */
import type { Seat } from '@kesem/engine/core/game';
import { type BaseCard, type FullCard, matchOf } from '@kesem/engine/games/shapes/chapters/cards';
import type { Count, ShapesEvent } from '@kesem/engine/games/shapes/event';
import { follow } from '@kesem/engine/games/shapes/follow';
import { timesOf } from '@kesem/engine/games/shapes/show';
import type { ShapesView } from '@kesem/engine/games/shapes/state';
import type { OfType } from '../../kit/byType.ts';
import { framesOfStep, type Moment } from '../../kit/timeline/frames.ts';
import type { Frame, Transition } from '../../kit/timeline/timeline.ts';
import { fullOf, type TableTop, tableTopOf } from './table/tableTop.ts';

/** The cards of one hand. */
export interface Hand {
  readonly base: readonly BaseCard[];
  readonly full: readonly FullCard[];
}

/** A card of the row is counted, for everybody whose full card has it. */
interface Counting {
  readonly type: 'counting';
  /** Its place in the row, from 0. */
  readonly at: number;
  readonly card: BaseCard;
  readonly seats: readonly Seat[];
  /** How many cards are still to be counted after it. */
  readonly left: number;
}

/** All of the row is counted: who leads is known. */
interface Summed {
  readonly type: 'summed';
  readonly count: Count;
  readonly leaders: readonly Seat[];
}

/** Events without a frame: a pick or a new round is seen at once, and a count is shown card by card. */
type Unseen = 'round' | 'picked' | 'timedOut' | 'counted';

/** What a frame shows. */
export type Showing = Exclude<ShapesEvent, { readonly type: Unseen }> | Counting | Summed;

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
  if (event.type === 'counted') return countOf(event, before, hand);
  const table = tableTopOf(after);
  // the cards that are won are looked at where they lie
  const view = event.type === 'won' ? { ...table, row: before.row } : table;
  if (!isSeen(event)) return [];
  const [ms = 0] = timesOf(event, 0);
  const frame = { view, hand, shows: event, events: [event], ms };
  // the end is told when it has been looked at, for something is laid over the table then
  return event.type === 'ended'
    ? [
        { ...frame, events: [] },
        { ...frame, ms: 0 },
      ]
    : [frame];
}

function isSeen(event: ShapesEvent): event is Exclude<Showing, Counting | Summed> {
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

/** A frame for each card that has not been counted before, and one for the sum; nothing is told before it. */
function countOf(
  event: OfType<ShapesEvent, 'counted'>,
  before: ShapesView,
  hand: Hand | null,
): readonly ShapesFrame[] {
  const table = tableTopOf(before);
  const [first] = event.counts;
  const counted = (first && before.counts[first.seat]?.of) ?? 0;
  const fresh = table.row.slice(counted);
  const times = timesOf(event, fresh.length);
  const upTo = (of: number): TableTop => {
    const laid = table.row.slice(0, of).map(({ card }) => card);
    const counts = event.counts.reduce<TableTop['counts']>((all, { seat }) => {
      const match = matchOf(fullOf(table, seat) ?? [], laid);
      return all.with(seat, { match, of });
    }, table.counts);
    return { ...table, counts };
  };
  const cards = fresh.map(({ card }, nth): ShapesFrame => {
    const at = counted + nth;
    const seats = event.counts
      .map(({ seat }) => seat)
      .filter((seat) => matchOf(fullOf(table, seat) ?? [], [card]) > 0);
    const shows = { type: 'counting', at, card, seats, left: fresh.length - nth - 1 } as const;
    return { view: upTo(at + 1), hand, shows, events: [], ms: times[nth] ?? 0 };
  });
  const { leaders } = event;
  const [leader = 0] = leaders;
  const view = upTo(table.row.length);
  const count = view.counts[leader] ?? { match: 0, of: table.row.length };
  const sum = { view, hand, shows: { type: 'summed', count, leaders } as const, events: [event] };
  return [...cards, { ...sum, ms: times.at(-1) ?? 0 }];
}
