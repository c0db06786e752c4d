/** Who is asked for what, read from a view. */
import type { Seat, Viewer } from '@kesem/engine/core/game';
import { type BaseCard, matchOf } from '@kesem/engine/games/shapes/chapters/cards';
import { askedOf } from '@kesem/engine/games/shapes/chapters/picks';
import type { Count } from '@kesem/engine/games/shapes/event';
import type { Kind, ShapesView } from '@kesem/engine/games/shapes/state';
import { kindOf } from '@kesem/engine/games/shapes/state';
import type { Hand } from '../timeline.ts';
import { fullOf, type TableTop } from './tableTop.ts';

/** Whose pick is asked for now, whether it has come in or not. */
export function pickersOf(view: ShapesView): readonly Seat[] {
  return askedOf(view, view[kindOf(view.part)].hands);
}

/** Whose pick is still missing. */
export function missingOf(view: ShapesView): readonly Seat[] {
  return pickersOf(view).filter((seat) => view.picked[seat] !== true);
}

/** Whether whoever looks picks now. */
export function isAsked(view: ShapesView): boolean {
  return pickersOf(view).some((seat) => seat === view.me);
}

/** Returns how many places a full card of a hand matches now; null for other cards, and before there is a row. */
export function countNow(hand: Hand, kind: Kind, slot: number, row: TableTop['row']): Count | null {
  const card = hand.full[slot];
  if (kind !== 'full' || card === undefined || row.length === 0) return null;
  const cards = row.map((laid) => laid.card);
  return { match: matchOf(card, cards), of: cards.length };
}

/** SH-5.4 Whether a joker in this hand may come to be the last base card of a tie-break. */
export function jokerMatters(view: ShapesView, { base }: Hand): boolean {
  return (
    view.part === 'tie' && base.includes('joker') && view.tied.some((seat) => seat === view.me)
  );
}

/** Whom a base card would bring a point in a tie-break: whoever looks, others who are tied, both, or nobody. */
export type Gives = 'me' | 'others' | 'both' | 'nobody';

/** Returns whom a base card brings a point; null where whoever looks does not break a tie. */
export function givesNow(table: TableTop, me: Viewer, card: BaseCard): Gives | null {
  const { tied } = table;
  if (!tied.some((seat) => seat === me)) return null;
  const has = (seat: Seat): boolean => matchOf(fullOf(table, seat) ?? [], [card]) > 0;
  const others = tied.some((seat) => seat !== me && has(seat));
  if (tied.some((seat) => seat === me && has(seat))) return others ? 'both' : 'me';
  return others ? 'others' : 'nobody';
}
