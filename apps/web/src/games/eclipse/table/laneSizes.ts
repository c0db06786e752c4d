/** How wide the lanes of a combat are, and whoever stands beside them. */
import type { Size } from '../cards/tableCut.ts';

/** How many fights there are, which goes on, how many creatures of a side stand in none, and which side is attacked. */
export interface Fighting {
  readonly lanes: number;
  /** Null: none is fought just now. */
  readonly live: number | null;
  readonly bench: number;
  readonly attacked: 'far' | 'near';
}

/** A lane, and a card in it, in px. */
interface Column {
  readonly lane: number;
  readonly card: Size;
}

/** Columns of a combat, in px: lanes with a card in each row, and the others beside them. */
export interface Lanes {
  readonly attacked: 'far' | 'near';
  readonly columns: readonly Column[];
  readonly bench: Size & {
    readonly columns: number;
    readonly rows: 1 | 2;
    /** Further columns over the bar, which leaves the nearer side one row of them. */
    readonly over: number;
    /** How many of a side stand there beyond those that are seen at once. */
    readonly more: number;
  };
  /** How high it is between the cards. */
  readonly clash: number;
  readonly gap: number;
}

interface LanesRoom {
  readonly width: number;
  readonly row: number;
  readonly clash: number;
  readonly most: number;
  /** How wide whoever stands beside is where there is no room for more. */
  readonly bench: number;
  /** Whether many lanes fold beside the one that is fought. */
  readonly folds: boolean;
  /** What is free beyond the width, over the bar. */
  readonly over: number;
}

/** How wide a lane is at most, and from which width on cards beside the lanes are as large as those in them. */
const LANE = 258;
const LIKE = 120;
/** The same where the others can stand over the bar. */
const LARGE = 165;
/** No lane is narrower on account of those who stand beside, on a table that folds and on one that does not. */
const [BROAD, NARROW] = [84, 44];
/** From so many lanes on all but the one that is fought fold, to a width between these. */
const FOLD_FROM = 5;
const [FOLDED_LEAST, FOLDED] = [64, 120];

/** The columns that fit into a place; null without a fight. */
export function lanesIn(fight: Fighting | null, room: LanesRoom): Lanes | null {
  if (!fight) return null;
  const { row, clash, width } = room;
  const gap = width < 600 ? 6 : 14;
  const bench = benchIn(fight, room, gap);
  const free = width - bench.columns * (bench.width + gap);
  const high = row - 8;
  return {
    attacked: fight.attacked,
    columns: widthsIn(fight, free, gap, room.folds).map((lane) => {
      // a narrow lane is filled: a finger finds whoever stands in it
      const wide = Math.max(lane - 4, Math.min(lane, NARROW));
      const card = Math.floor(Math.min(room.most, wide, high / 1.2));
      return { lane, card: { width: card, height: Math.floor(Math.min(high, card * 1.4)) } };
    }),
    bench,
    clash,
    gap,
  };
}

/** Whoever stands beside: in one row as large as in a lane where there is room, else in two, and over the bar. */
function benchIn({ lanes, bench }: Fighting, room: LanesRoom, gap: number): Lanes['bench'] {
  const { row, width } = room;
  const [whole, half] = [row - 8, (row - 8) / 2 - 4];
  const all = lanes + bench;
  const like = Math.floor(Math.min(room.most, (width - gap * (all - 1)) / all, whole / 1.2));
  if (bench === 0 || like >= (room.over > 0 ? LARGE : LIKE)) {
    const height = Math.floor(Math.min(whole, like * 1.4));
    return { columns: bench, rows: 1, over: 0, more: 0, width: like, height };
  }
  const beside = Math.min(room.bench, Math.max(NARROW, Math.floor(half / 1.2)));
  const least = Math.min(room.folds ? BROAD : NARROW, Math.floor(width / lanes) - gap);
  const fitting = Math.max(0, Math.floor((width - lanes * (least + gap)) / (beside + gap)));
  const reach = Math.floor(room.over / (beside + gap));
  const columns = Math.min(Math.ceil(Math.max(0, bench - reach) / 2), fitting);
  const left = Math.max(0, bench - 2 * columns);
  const over = Math.min(left, reach);
  const height = Math.floor(Math.min(half, beside * 1.4));
  return { columns, rows: 2, over, more: left - over, width: beside, height };
}

/** All alike; of many, the one that is fought as wide as it can be. */
function widthsIn(
  { lanes, live }: Fighting,
  free: number,
  gap: number,
  folds: boolean,
): readonly number[] {
  const even = Math.floor(Math.min(LANE, free / lanes - gap));
  const isFolded = folds && lanes >= FOLD_FROM && live !== null;
  const open = isFolded
    ? Math.floor(Math.min(LANE, Math.max(even, free - (lanes - 1) * (FOLDED_LEAST + gap) - gap)))
    : even;
  const others = isFolded ? Math.floor((free - open - gap) / (lanes - 1) - gap) : even;
  const folded = Math.min(isFolded ? FOLDED : LANE, others);
  return Array.from({ length: lanes }, (_, at) => (at === live ? open : folded));
}

/** How many of a side are seen beside the lanes. */
export function seenBeside({ columns, rows, over }: Lanes['bench'], place: 'far' | 'near'): number {
  return rows * columns + over * (place === 'far' ? rows : 1);
}

/** The columns as a grid has them, the same in each of its rows. */
export function gridOf({ columns, bench, gap }: Lanes) {
  const beside = bench.columns + bench.over;
  return {
    columnGap: gap,
    gridTemplateColumns: [
      ...columns.map(({ lane }) => `${lane}px`),
      ...(beside > 0 ? [`repeat(${beside}, ${bench.width}px)`] : []),
    ].join(' '),
  };
}
