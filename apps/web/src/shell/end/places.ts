/** Who stands where at the end of a match, and how it feels from where one looks. */
import type { Seat } from '@kesem/engine/core/game';
import type { RoomView } from '@kesem/room/view';
import type { Mood } from '../../games/contract.ts';

/** A seat on the podium. */
export interface Place {
  readonly seat: Seat;
  /** From 1; who shares a place has the same. */
  readonly place: number;
}

/** Everybody, the first first; without a result nobody has a place. */
export function placesOf({ match }: Pick<RoomView, 'match'>): readonly Place[] {
  const ranking = match?.outcome?.ranking ?? [];
  return ranking.flatMap((seats, i) => {
    const place = ranking.slice(0, i).flat().length + 1;
    return seats.map((seat) => ({ seat, place }));
  });
}

/** Whoever watches is on the winner's side; where all share the first place, or nobody has one, it is even. */
export function moodOf(view: Pick<RoomView, 'match' | 'me'>): Mood {
  const first = view.match?.outcome?.ranking[0];
  if (!first || first.length === view.match?.players.length) return 'even';
  return typeof view.me === 'number' && !first.includes(view.me) ? 'lost' : 'won';
}
