import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Ink } from '../../../kit/draw/inks.ts';
import styles from './Arrow.module.css';
import { selectorOf, type Thing } from './thing.ts';

/** A place on the table: a thing, or a point of the screen. */
export type End = Thing | { readonly x: number; readonly y: number };

interface ArrowProps {
  readonly table: RefObject<HTMLElement | null>;
  readonly from: End;
  readonly to: End;
  readonly ink: Ink;
  /** 'planned' is dashed. */
  readonly look: 'planned' | 'done';
  /** It leaves from the side of what it begins at, and comes from above, so that neither is covered. */
  readonly beside?: boolean;
}

interface Line {
  readonly d: string;
  readonly tip: string;
  /** Where it begins, from which it is drawn. */
  readonly from: string;
}

/** An arrow from what acts to what it is aimed at, in the ink of whoever acts. */
export const Arrow = ({ table, from, to, ink, look, beside = false }: ArrowProps) => {
  const [line, setLine] = useState<Line | null>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- it follows its ends after every drawing, and comes to rest when they do
  useLayoutEffect(() => {
    const next =
      table.current &&
      (beside ? besideOn(table.current, from, to) : lineOn(table.current, from, to));
    // where things lie is known only when they lie there
    setLine((now) => (now?.d === next?.d ? now : (next ?? null)));
  });
  if (!line) return null;
  return (
    <svg
      className={styles.arrow}
      data-look={look}
      data-moves={look === 'done' ? 'arrow:0' : undefined}
      style={{ transformOrigin: line.from }}
      aria-hidden="true"
    >
      <path className={styles.edge} d={line.d} />
      <path className={styles.shaft} d={line.d} style={{ stroke: `var(--p${ink})` }} />
      <path className={styles.tip} d={line.tip} style={{ fill: `var(--p${ink})` }} />
    </svg>
  );
};

function lineOn(table: HTMLElement, from: End, to: End): Line | null {
  const [a, b] = [pointOf(table, from), pointOf(table, to)];
  if (!a || !b) return null;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  if (length < 24) return null;
  const bend = Math.min(60, length / 4);
  const mid = { x: a.x + dx / 2 - (dy / length) * bend, y: a.y + dy / 2 + (dx / length) * bend };
  return drawn(a, mid, b);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function drawn(a: Point, mid: Point, b: Point): Line {
  const turn = Math.atan2(b.y - mid.y, b.x - mid.x);
  const at = (along: number, aside: number): string =>
    `${b.x + along * Math.cos(turn) - aside * Math.sin(turn)} ${b.y + along * Math.sin(turn) + aside * Math.cos(turn)}`;
  return {
    from: `${a.x}px ${a.y}px`,
    d: `M${a.x} ${a.y}Q${mid.x} ${mid.y} ${at(-12, 0)}`,
    tip: `M${at(4, 0)}L${at(-18, -11)}L${at(-13, 0)}L${at(-18, 11)}Z`,
  };
}

/** Whether an arrow leaves a card by its right side. */
export const leavesRight = (card: DOMRect, aimed: DOMRect): boolean =>
  aimed.x + aimed.width / 2 >= card.x + card.width / 2;

/** Out of one side of a card and down, or up, upon another. */
function besideOn(table: HTMLElement, from: End, to: End): Line | null {
  const [one, two] = [boxOf(table, from), boxOf(table, to)];
  if (!one || !two) return null;
  const isDown = two.y > one.y;
  const aside = leavesRight(one, two) ? 1 : -1;
  const a = { x: one.x + (aside > 0 ? one.width : 0), y: one.y + one.height * 0.45 };
  const b = { x: two.x + two.width * (0.5 + aside * 0.2), y: isDown ? two.y : two.y + two.height };
  const mid = { x: Math.max(a.x * aside, b.x * aside) * aside + aside * 36, y: (a.y + b.y) / 2 };
  return drawn(a, mid, b);
}

function boxOf(table: HTMLElement, end: End): DOMRect | null {
  if (!('at' in end)) return null;
  const origin = table.getBoundingClientRect();
  const box = table.querySelector(selectorOf(end))?.getBoundingClientRect();
  return box ? new DOMRect(box.x - origin.x, box.y - origin.y, box.width, box.height) : null;
}

function pointOf(table: HTMLElement, end: End) {
  const origin = table.getBoundingClientRect();
  if (!('at' in end)) return { x: end.x - origin.left, y: end.y - origin.top };
  const box = table.querySelector(selectorOf(end))?.getBoundingClientRect();
  return box
    ? { x: box.left + box.width / 2 - origin.left, y: box.top + box.height / 2 - origin.top }
    : null;
}
