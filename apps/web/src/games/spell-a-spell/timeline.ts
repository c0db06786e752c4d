/** What has just happened, as frames. */
import type { Seat } from '@kesem/engine/core/game';
import type { Card } from '@kesem/engine/games/spell-a-spell/chapters/cards';
import { leftOf } from '@kesem/engine/games/spell-a-spell/chapters/hands';
import type { SpellEvent } from '@kesem/engine/games/spell-a-spell/event';
import { follow } from '@kesem/engine/games/spell-a-spell/follow';
import { timesOf } from '@kesem/engine/games/spell-a-spell/show';
import type { Ballot, SpellView } from '@kesem/engine/games/spell-a-spell/state';
import { framesOfStep } from '../../kit/timeline/frames.ts';
import type { Frame, Transition } from '../../kit/timeline/timeline.ts';
import { type Picture, pictureOf } from './table/picture.ts';

/** Events without a frame: cards that are drawn lie on the rack, and a vote stands on the table itself. */
const UNSEEN = ['drew', 'proposed', 'voted'] as const;
type Unseen = (typeof UNSEEN)[number];

/** What a frame shows. */
export type Showing = Exclude<SpellEvent, { readonly type: Unseen }>;

export interface SpellFrame extends Frame<Picture, SpellEvent> {
  /** The hand that is looked at, without what is drawn later. */
  readonly hand: readonly Card[] | null;
  readonly shows: Showing;
  /** The vote that is open as it begins; null: none is. */
  readonly ballot: Ballot | null;
}

/** The frames of what happened, as seen by whoever looks at the hand of `south`; none where nothing of it takes time. */
export function framesOf(
  { before, events, after }: Transition<SpellView, SpellEvent>,
  south: Seat,
): readonly SpellFrame[] {
  const ballot = lastBallot(before, events);
  return framesOfStep({ before, events }, follow, (event, { after: now, rest }) => {
    if (!isSeen(event)) return [];
    const view = pictureOf(now);
    const hand = handBefore(after.hands[south] ?? null, rest, south);
    // the end is told when it has been looked at, for something is laid over the table then
    const times = event.type === 'ended' ? [...timesOf(event), 0] : timesOf(event);
    return times.map((ms, at) => {
      const isLast = at === times.length - 1;
      return { view, hand, shows: event, ballot, events: isLast ? [event] : [], ms };
    });
  });
}

/** The vote that closes in a step, as it stands once all that is heard of it has come in. */
function lastBallot({ question }: SpellView, events: readonly SpellEvent[]): Ballot | null {
  if (question?.do !== 'vote') return null;
  const came = events.flatMap((event) => (event.type === 'voted' ? [event.seat] : []));
  const answered = question.answered.map((is, seat) => is || came.includes(seat));
  return { ...question, answered };
}

function isSeen(event: SpellEvent): event is Showing {
  return !UNSEEN.some((type) => type === event.type);
}

/** A hand before cards that are still to come into it: they come last in it. */
function handBefore(
  hand: readonly Card[] | null,
  events: readonly SpellEvent[],
  seat: Seat,
): readonly Card[] | null {
  const coming = events.reduce((sum, event) => sum + gainedBy(seat, event), 0);
  return hand && hand.slice(0, hand.length - coming);
}

/** How many cards come into the hand of a seat. */
function gainedBy(seat: Seat, event: SpellEvent): number {
  if (event.type === 'took') return event.to === seat ? event.cards.length : 0;
  if (!('seat' in event) || event.seat !== seat) return 0;
  if (event.type === 'drew') return event.cards.length;
  return event.type === 'refused' ? event.word.length : 0;
}

/** Whether what a frame shows is known in it: a vote is not before its paddles turn, and an end not before it has been looked at. */
export function isTold({ shows, events }: SpellFrame): boolean {
  return events.includes(shows);
}

/** Something that crosses the table from one player to another. */
export interface Flight {
  readonly from: Seat;
  readonly to: Seat;
  readonly cards: number;
}

/** What flies in a frame. */
export function flightsOf({ shows, view }: Pick<SpellFrame, 'shows' | 'view'>): readonly Flight[] {
  if (shows.type === 'took') {
    return [{ from: shows.from, to: shows.to, cards: shows.cards.length }];
  }
  if (shows.type !== 'sandstorm') return [];
  // the counts are those after the storm: what somebody holds now came from their left
  return view.counts.map((cards, to) => ({ from: leftOf(view, to), to, cards }));
}
