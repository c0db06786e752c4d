/** What has just happened as pictures of the table, one after the other. The view is the truth: to lose them loses nothing else. */
import type { Seat } from '@kesem/engine/core/game';
import type { BaseCard, FullCard } from '@kesem/engine/games/shapes/cards';
import { playbackOf } from '@kesem/engine/games/shapes/clock';
import type { Count, ShapesEvent, ShapesView } from '@kesem/engine/games/shapes/state';
import type { Footage } from '../../kit/frames.ts';
import { MOTION } from '../../kit/motion.ts';
import type { Timed } from '../../kit/playback.ts';
import type { OfType } from './byType.ts';
import { type TableTop, tableAfter, tableTopOf } from './tableTop.ts';

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

/** Events without a picture: a pick or a new round is seen at once, and a count is shown player by player. */
type Unseen = 'round' | 'picked' | 'timedOut' | 'counted';

/** What a picture shows. */
export type Showing = Exclude<ShapesEvent, { readonly type: Unseen }> | Counting;

export interface Frame extends Timed {
  readonly table: TableTop;
  /** The cards of the hand that is looked at; null where none is. */
  readonly hand: Hand | null;
  readonly shows: Showing;
  /** How many of the events are still to be shown after this picture. */
  readonly behind: number;
}

/** The pictures of what happened; none where nothing of it takes time. */
export function reelOf({
  before,
  events,
  after,
  south,
}: Footage<ShapesView, ShapesEvent>): readonly Frame[] {
  let table = tableTopOf(before);
  return events.flatMap((event, at) => {
    const rest = events.slice(at + 1);
    const hand = handBefore(handOf(after, south), rest, south);
    const earlier = table;
    table = tableAfter(table, event);
    const frame = { table, hand, behind: rest.length };
    if (event.type === 'counted') return countsOf(event, earlier, frame);
    if (!isSeen(event)) return [];
    // the end is told when it has been looked at, for something is laid over the table then
    const behind = event.type === 'ended' ? 1 : rest.length;
    return [{ ...frame, shows: event, ms: lasts(event), behind }];
  });
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

/** A picture for each player who is counted; nothing counts as heard before the last. */
function countsOf(
  { counts, leaders }: OfType<ShapesEvent, 'counted'>,
  earlier: TableTop,
  last: Omit<Frame, 'shows' | 'ms'>,
): readonly Frame[] {
  let { counts: known } = earlier;
  return counts.map(({ seat, ...count }, at) => {
    known = known.with(seat, count);
    const isLast = at === counts.length - 1;
    return {
      ...last,
      table: { ...last.table, counts: known },
      shows: { type: 'counting', seat, count, leaders: isLast ? leaders : null },
      ms: MOTION.step,
      behind: last.behind + (isLast ? 0 : 1),
    };
  });
}

/** How long an event is looked at, in ms. When the match has ended no clock waits for it, but eyes do. */
function lasts(event: Exclude<Showing, Counting>): number {
  return event.type === 'ended' ? MOTION.step : playbackOf(event);
}
