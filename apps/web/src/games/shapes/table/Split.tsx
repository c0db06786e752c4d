/** The grounds of the two stages: one that lightning splits, and one with rays. */
import type { Seat } from '@kesem/engine/core/game';
import type { Point } from '../../../kit/draw/geometry.ts';
import { clean, radial } from '../../../kit/draw/gouge.ts';
import { hatch } from '../../../kit/draw/hatch.ts';
import { INK } from '../../../kit/draw/inks.ts';
import type { Words } from '../../contract.ts';
import styles from './Split.module.css';

/** Units of the drawing for each who is tied. */
const [WIDE, HIGH] = [200, 260];
/** Where lightning passes, across from the middle between two and down. */
const BOLT: readonly Point[] = [
  [44, -10],
  [10, 66],
  [36, 92],
  [-20, 156],
  [8, 182],
  [-44, 272],
];
const RAYS = clean(
  radial({ centre: [0, 0], r0: 60, r1: 900, rays: 48, rows: 3, width: 6, seed: 8 }),
);

const points = (all: readonly Point[]): string => all.map((at) => at.join(' ')).join('L');
const boltAt = (nth: number): readonly Point[] => BOLT.map(([x, y]) => [nth * WIDE + x, y]);

/** The fields of so many, from the first to the last. */
const FIELDS = [2, 3, 4].map((count) =>
  Array.from({ length: count }, (_, nth) => fieldOf(nth, count)),
);

function fieldOf(nth: number, count: number): readonly Point[] {
  return [...edgeOf(nth, count), ...edgeOf(nth + 1, count).toReversed()];
}

/** Where a field begins, from above: at lightning, or beyond the edge. */
function edgeOf(nth: number, count: number): readonly Point[] {
  if (nth > 0 && nth < count) return boltAt(nth);
  const x = nth === 0 ? -60 : count * WIDE + 60;
  return [
    [x, -10],
    [x, HIGH + 12],
  ];
}

interface SplitProps {
  readonly tied: readonly Seat[];
  readonly words: Words;
}

/** A field for each who is tied, with lightning between them. */
export const Split = ({ tied, words }: SplitProps) => {
  const fields = FIELDS[tied.length - 2] ?? [];
  return (
    <svg
      className={styles.split}
      viewBox={`0 0 ${tied.length * WIDE} ${HIGH}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {tied.map((seat, nth) => {
        const field = fields[nth] ?? [];
        const { d, width, cap } = hatch(words.ink(seat), field);
        return (
          <g key={seat}>
            <path d={`M${points(field)}Z`} fill={`var(--p${words.ink(seat)})`} />
            <path d={d} stroke={INK} strokeWidth={width} strokeLinecap={cap} opacity=".2" />
          </g>
        );
      })}
      {tied.slice(1).map((seat, nth) => (
        <g key={seat} className={styles.bolt} fill="none">
          <path d={`M${points(boltAt(nth + 1))}`} stroke={INK} strokeWidth="15" />
          <path d={`M${points(boltAt(nth + 1))}`} stroke="var(--card)" strokeWidth="6" />
        </g>
      ))}
    </svg>
  );
};

/** Rays behind whoever wins. */
export const Rays = () => (
  <svg
    className={styles.rays}
    viewBox="-195 -107 390 214"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <path d={RAYS} fill="#fbe3a0" />
  </svg>
);
