/** What lies on the table before everybody's eyes. */
import type { Seat } from '@kesem/engine/core/game';
import type { BaseCard, FullCard, Shape } from '@kesem/engine/games/shapes/chapters/cards';
import type { Followed } from '@kesem/engine/games/shapes/follow';
import type { Kind, ShapesPub } from '@kesem/engine/games/shapes/state';

export interface TableTop
  extends Pick<
    ShapesPub,
    'round' | 'lastRound' | 'picked' | 'row' | 'shown' | 'counts' | 'tied' | 'prizes'
  > {
  readonly piles: Readonly<Record<Kind, number>>;
}

/** Returns what lies on the table in a view, also in one made by `follow`. */
export function tableTopOf({ base, full, ...pub }: Followed): TableTop {
  const { round, lastRound, picked, row, shown, counts, tied, prizes } = pub;
  const piles = { base: base.pile, full: full.pile };
  return { round, lastRound, picked, row, shown, counts, tied, prizes, piles };
}

/** The shapes of the row; jokers are none. */
export function shapesOf(row: TableTop['row']): readonly Shape[] {
  return row.flatMap(({ card }) => (card === 'joker' ? [] : [card]));
}

/** The shapes of the row that have been counted for a seat. */
export function sealedOf({ row, counts }: TableTop, seat: Seat): readonly Shape[] {
  return shapesOf(row.slice(0, counts[seat]?.of ?? 0));
}

/** The full card that lies before a seat, if one does. */
export function fullOf({ shown }: Pick<TableTop, 'shown'>, seat: Seat): FullCard | null {
  return shown.find((one) => one.seat === seat)?.card ?? null;
}

/** Returns the worth of a seat's prizes: a joker counts as many as there are seats. */
export function worthOf({ prizes }: Pick<TableTop, 'prizes'>, seat: Seat): number {
  const worth = (card: BaseCard): number => (card === 'joker' ? prizes.length : 1);
  return (prizes[seat] ?? []).reduce((sum, card) => sum + worth(card), 0);
}
