import type { ReactNode } from 'react';
import type { Point } from '../draw/geometry.ts';
import { clean, radial, rings } from '../draw/gouge.ts';
import { hatch } from '../draw/hatch.ts';
import { INK, PAPER } from '../draw/inks.ts';
import { seeded } from '../draw/random.ts';
import styles from './CardBack.module.css';
import { PAGE } from './skins.ts';

/** Two moons, two prints that differ by hatch too, and type in its case. */
export const BACKS = ['lightMoon', 'darkMoon', 'dots', 'lines', 'letters'] as const;
type Back = (typeof BACKS)[number];

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

interface Print {
  readonly ground: string;
  readonly print: ReactNode;
}

const PRINTS: Readonly<Record<Back, Print>> = {
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
  letters: { ground: '#1B6F5A', print: <Letters /> },
};

interface CardBackProps {
  readonly back: Back;
  /** In px. */
  readonly width?: number;
}

/** The back of a card. */
export const CardBack = ({ back, width = 150 }: CardBackProps) => (
  <PrintedBack {...PRINTS[back]} width={width} />
);

interface PrintedBackProps extends Print {
  /** In px. */
  readonly width: number;
}

/** A back with a print of one's own, 5:7. What lies on it stays hidden: it says nothing but the deck. */
export const PrintedBack = ({ ground, print, width }: PrintedBackProps) => (
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
