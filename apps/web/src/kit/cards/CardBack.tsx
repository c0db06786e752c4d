import type { ReactNode } from 'react';
import { HandPrint } from '../../games/rock-paper-wizard/hand/Hand.tsx';
import { type Point, star } from '../draw/geometry.ts';
import { clean, radial, rings } from '../draw/gouge.ts';
import { hatch } from '../draw/hatch.ts';
import { INK, PAPER } from '../draw/inks.ts';
import { closed } from '../draw/path.ts';
import { seeded } from '../draw/random.ts';
import styles from './CardBack.module.css';
import { PAGE } from './skins.ts';

/** Two moons, two prints that differ by hatch too, a night of stars, and type in its case. */
export const BACKS = ['lightMoon', 'darkMoon', 'dots', 'lines', 'stars', 'letters'] as const;
export type Back = (typeof BACKS)[number];

const FIELD: readonly Point[] = [
  [10, 10],
  [140, 10],
  [140, 200],
  [10, 200],
];
const CORONA = clean(
  radial({ centre: [75, 105], r0: 46, r1: 118, rays: 36, rows: 2, width: 1.7, seed: 4 }),
);
const SEAS = clean(rings({ centre: [0, 0], r0: 12, r1: 28, count: 3, width: 1, per: 5, seed: 3 }));

interface MoonProps {
  readonly night: string;
  readonly line: string;
  /** Where the moon stands, and how much of the sun it covers. */
  readonly at: Point;
  readonly r: number;
}

const Moon = ({ night, line, at: [x, y], r }: MoonProps) => (
  <>
    <path d={CORONA} fill={line} />
    <circle cx="73" cy="107" r="38" fill="#F0B64A" />
    <circle cx={x} cy={y} r={r} fill={night} stroke={line} strokeWidth="2.5" />
    <path d={SEAS} fill={line} opacity=".7" transform={`translate(${x} ${y})`} />
  </>
);

const Dots = () => {
  const { d, width, cap } = hatch(3, FIELD);
  return (
    <>
      <path d={d} stroke={INK} strokeWidth={width} strokeLinecap={cap} opacity=".45" />
      <circle cx="75" cy="105" r="34" fill={PAPER} stroke={INK} strokeWidth="3" />
      <circle cx="75" cy="105" r="15" fill={INK} />
    </>
  );
};

const Lines = () => {
  const { d, width } = hatch(2, FIELD);
  return (
    <>
      <path d={d} stroke={INK} strokeWidth={width} opacity=".5" />
      <path d="M75 56L124 105L75 154L26 105Z" fill={PAPER} stroke={INK} strokeWidth="3" />
      <circle cx="75" cy="105" r="17" fill={INK} />
      <path d="M75 93L86 112H64Z" fill={PAPER} />
    </>
  );
};

const PLACES = Array.from({ length: 35 }, (_, i) => ({ column: i % 5, row: Math.floor(i / 5) }));
const starry = (odd: number, size: readonly [number, number]): string =>
  PLACES.filter(({ column, row }) => (column + row) % 2 === odd)
    .map(({ column, row }) => closed(star(4, [21 + column * 27, 24 + row * 27], size)))
    .join('');
const GREAT_STARS = starry(1, [10, 2.6]);
const SMALL_STARS = starry(0, [6, 1.8]);

const Stars = () => (
  <>
    <path d={GREAT_STARS} fill="#F0B64A" />
    <path d={SMALL_STARS} fill="#FFF3D0" />
    <circle cx="75" cy="105" r="27" fill="#F0B64A" stroke={INK} strokeWidth="3" />
    <g transform="translate(75 105) rotate(90)">
      <HandPrint gesture="vee" ink={1} within={[46, 46]} line={1.8} cut="plain" />
    </g>
  </>
);

const ALPHABET = Array.from('אבגדהוזחטילמנסעפצקרשת');
const TYPE = (() => {
  const random = seeded(6);
  return Array.from({ length: 20 }, (_, i) => ({
    letter: ALPHABET[Math.floor(random() * ALPHABET.length)],
    x: 27 + (i % 4) * 32,
    y: 34 + Math.floor(i / 4) * 37,
    turn: Math.round((random() - 0.5) * 36),
    fill: (i + Math.floor(i / 4)) % 2 === 0 ? '#FFF3D0' : '#8FCFA8',
  }));
})();

const Letters = () => (
  <g className={styles.type}>
    {TYPE.map(({ letter, x, y, turn, fill }) => (
      <text key={`${x} ${y}`} fill={fill} transform={`translate(${x} ${y}) rotate(${turn})`}>
        {letter}
      </text>
    ))}
  </g>
);

const PRINTS: Readonly<Record<Back, { readonly ground: string; readonly print: ReactNode }>> = {
  lightMoon: {
    ground: '#E9DCC3',
    print: <Moon night="#E9DCC3" line={INK} at={[84, 98]} r={33} />,
  },
  darkMoon: {
    ground: '#1B1613',
    print: <Moon night="#1B1613" line="#D9D2C3" at={[79, 102]} r={35} />,
  },
  dots: { ground: '#E58C98', print: <Dots /> },
  lines: { ground: '#8757B8', print: <Lines /> },
  stars: { ground: '#2B2350', print: <Stars /> },
  letters: { ground: '#1B6F5A', print: <Letters /> },
};

/** The back of a card, 5:7. What lies on it stays hidden: it says nothing but the deck. Width in px. */
export const CardBack = ({
  back,
  width = 150,
}: {
  readonly back: Back;
  readonly width?: number;
}) => {
  const { ground, print } = PRINTS[back];
  return (
    <svg
      className={styles.back}
      width={width}
      height={width * 1.4}
      viewBox="0 0 150 210"
      aria-hidden="true"
    >
      <path d={PAGE} className={styles.shadow} transform="translate(4 5)" />
      <path d={PAGE} fill={PAPER} stroke={INK} strokeWidth="2.8" />
      <path d="M10 10H140V200H10Z" fill={ground} />
      <svg x="10" y="10" width="130" height="190" viewBox="10 10 130 190">
        {print}
      </svg>
      <path d="M10 10H140V200H10Z" fill="none" stroke={INK} strokeWidth="2.4" />
    </svg>
  );
};
