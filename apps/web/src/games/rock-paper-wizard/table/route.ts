/** Ways of arrows from hand to target, in the gutters between mats and cards and never across a card. Pure. */
import type { Point } from '../../../kit/draw/geometry.ts';
import type { Shape } from './useShape.ts';

/** Where something stands, in px of the table. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The mats by seat, and the cards between them. */
export interface Plan {
  readonly shape: Shape;
  readonly mats: readonly Box[];
  readonly cards: readonly Box[];
  /** At which side of the mats of a column the gutter is. */
  readonly side: 'left' | 'right';
}

/** An arrow's way and where its head lies. */
export interface Route {
  readonly d: string;
  readonly head: Point;
  /** Degrees, 0 pointing right. */
  readonly angle: number;
}

/** The way from a seat to another, or back to itself; each seat has a lane of its own. Null: nothing is laid out. */
export function routeOf(
  { shape, mats, cards, side }: Plan,
  from: number,
  to: number,
): Route | null {
  const [a, b] = [mats[from], mats[to]];
  if (!a || !b || a.w === 0) return null;
  return shape === 'row' ? across({ a, b, cards, lane: from }) : beside({ a, b, side, lane: from });
}

const RADIUS = 9;
/** How far the nearest lane is from a mat, and each from the next. */
const LANE = { first: 8, step: 4.5 };
/** How far an arrow's head stands before the mat. */
const GAP = 3;

interface Lane {
  readonly a: Box;
  readonly b: Box;
  readonly lane: number;
}

/** Down the side of a column: out of one mat, along the lane and into the other. */
function beside({ a, b, side, lane }: Lane & { readonly side: Plan['side'] }): Route {
  const out = side === 'right' ? 1 : -1;
  const edge = (box: Box): number => (side === 'right' ? box.x + box.w : box.x);
  const shift = (lane - 2.5) * 2.4;
  const way = LANE.first + 4 + lane * LANE.step;
  const [ya, yb] = [a.y + a.h / 2 + shift - 3, b.y + b.h / 2 + shift + 3];
  const x = edge(a) + out * way;
  const tip: Point = [edge(b) + out * GAP, yb];
  return { ...bent([[edge(a), ya], [x, ya], [x, yb], tip]), angle: side === 'right' ? 180 : 0 };
}

/** Between two rows of mats: along a lane of the gutter, and where needed between two cards. */
function across({ a, b, cards, lane }: Lane & Pick<Plan, 'cards'>): Route {
  const middle = middleOf(cards);
  const down = (box: Box): 1 | -1 => (box.y < middle ? 1 : -1);
  const edge = (box: Box): number => (down(box) > 0 ? box.y + box.h : box.y);
  const way = LANE.first + lane * LANE.step;
  const [xa, xb] = [centre(a) - 26, centre(b) + 22 + (lane - 2.5) * 12];
  const [la, lb] = [edge(a) + down(a) * way, edge(b) + down(b) * way];
  const tip: Point = [xb, edge(b) + down(b) * GAP];
  const through = down(a) === down(b) ? [] : crossing(cards, (xa + xb) / 2, lane, [la, lb]);
  const points: readonly Point[] = [[xa, edge(a)], [xa, la], ...through, [xb, lb], tip];
  return { ...bent(points), angle: down(b) > 0 ? -90 : 90 };
}

function centre({ x, w }: Box): number {
  return x + w / 2;
}

function middleOf(cards: readonly Box[]): number {
  const [first] = cards;
  return first ? first.y + first.h / 2 : 0;
}

/** From one gutter to the other through the gap between cards that is nearest. */
function crossing(
  cards: readonly Box[],
  near: number,
  lane: number,
  [from, to]: Point,
): readonly Point[] {
  const sorted = cards.toSorted((one, other) => one.x - other.x);
  const gaps = sorted.flatMap((card, i) => {
    const next = sorted[i + 1];
    return next ? [(card.x + card.w + next.x) / 2] : [card.x + card.w + 14];
  });
  const [first] = sorted;
  const all = first ? [first.x - 14, ...gaps] : [near];
  const gap = all.reduce((best, x) => (Math.abs(x - near) < Math.abs(best - near) ? x : best));
  const x = gap + (lane - 2.5) * 3.4;
  return [
    [x, from],
    [x, to],
  ];
}

/** A line through points with round corners; it ends at the last. */
function bent(points: readonly Point[]): Pick<Route, 'd' | 'head'> {
  const parts = points.map((point, i) => {
    const [before, after] = [points[i - 1], points[i + 1]];
    if (!before) return `M${spot(point)}`;
    if (!after) return `L${spot(point)}`;
    return `L${spot(towards(point, before))}Q${spot(point)} ${spot(towards(point, after))}`;
  });
  return { d: parts.join(''), head: points.at(-1) ?? [0, 0] };
}

/** A point a corner's radius away, or half the way where it is shorter. */
function towards([x, y]: Point, [tx, ty]: Point): Point {
  const way = Math.hypot(tx - x, ty - y);
  if (way === 0) return [x, y];
  const share = Math.min(RADIUS, way / 2) / way;
  return [x + (tx - x) * share, y + (ty - y) * share];
}

function spot([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
