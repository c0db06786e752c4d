/** What lies on the table before everybody's eyes, and how each event changes it. */
import type { Seat } from '@kesem/engine/core/game';
import type { BaseCard, FullCard, Shape } from '@kesem/engine/games/shapes/cards';
import type { Kind, ShapesEvent, ShapesPub, ShapesView } from '@kesem/engine/games/shapes/state';
import { type ByType, byType } from './byType.ts';

export interface TableTop
  extends Pick<
    ShapesPub,
    'round' | 'lastRound' | 'picked' | 'row' | 'shown' | 'counts' | 'tied' | 'prizes'
  > {
  readonly piles: Readonly<Record<Kind, number>>;
}

/** What lies on the table of a view. */
export function tableTopOf({ base, full, ...pub }: ShapesView): TableTop {
  const { round, lastRound, picked, row, shown, counts, tied, prizes } = pub;
  const piles = { base: base.pile, full: full.pile };
  return { round, lastRound, picked, row, shown, counts, tied, prizes, piles };
}

/** The table after an event. */
export function tableAfter(table: TableTop, event: ShapesEvent): TableTop {
  return { ...table, ...byType<ShapesEvent, TableTop, Partial<TableTop>>(CHANGES, event, table) };
}

/** The shapes of the row; jokers are none. */
export function shapesOf(row: TableTop['row']): readonly Shape[] {
  return row.flatMap(({ card }) => (card === 'joker' ? [] : [card]));
}

/** The full card that lies before a seat, if one does. */
export function fullOf({ shown }: Pick<TableTop, 'shown'>, seat: Seat): FullCard | null {
  return shown.find((one) => one.seat === seat)?.card ?? null;
}

/** What the prizes of a seat are worth: a joker counts as many as there are seats. */
export function worthOf({ prizes }: Pick<TableTop, 'prizes'>, seat: Seat): number {
  const worth = (card: BaseCard): number => (card === 'joker' ? prizes.length : 1);
  return (prizes[seat] ?? []).reduce((sum, card) => sum + worth(card), 0);
}

const nobody = ({ picked }: TableTop): readonly boolean[] => picked.map(() => false);

const CHANGES: ByType<ShapesEvent, TableTop, Partial<TableTop>> = {
  round: ({ round, last }, table) => ({ round, lastRound: last, picked: nobody(table) }),
  drew: ({ base, full }, { piles }) => ({
    piles: { base: piles.base - base.length, full: piles.full - full.length },
  }),
  picked: ({ seat }, { picked }) => ({ picked: picked.with(seat, true) }),
  timedOut: ({ seats }, { picked }) => ({
    picked: picked.map((has, seat) => has || seats.includes(seat)),
  }),
  laid: ({ cards }, table) => ({ row: [...table.row, ...cards], picked: nobody(table) }),
  shown: ({ cards }, table) => ({ shown: cards, picked: nobody(table) }),
  counted: ({ counts }, table) => ({
    counts: counts.reduce((all, { seat, ...count }) => all.with(seat, count), table.counts),
  }),
  tied: ({ seats }) => ({ tied: seats }),
  lastJokers: () => ({}),
  won: ({ seat, prizes }, table) => ({
    prizes: table.prizes.with(seat, [...(table.prizes[seat] ?? []), ...prizes]),
  }),
  nobodyWon: () => ({}),
  returned: ({ base, full, jokers }, { piles, counts }) => ({
    piles: { base: piles.base + base.length + jokers, full: piles.full + full.length },
    row: [],
    shown: [],
    counts: counts.map(() => null),
    tied: [],
  }),
  ended: ({ jokers }, { prizes }) => ({
    prizes: prizes.map((won, seat) => [
      ...won,
      ...Array.from({ length: jokers[seat] ?? 0 }, () => 'joker' as const),
    ]),
  }),
};
