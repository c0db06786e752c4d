import { memo } from 'react';
import { curve, polygon, star } from '../../../kit/draw/geometry.ts';
import { carved, clean, radial, rings, strokes } from '../../../kit/draw/gouge.ts';
import { INK } from '../../../kit/draw/inks.ts';
import { carvedShape, closed, rough } from '../../../kit/draw/path.ts';
import type { Mood } from '../../contract.ts';
import { Crystals } from '../art/Crystals.tsx';
import { Rubble } from '../table/Rubble.tsx';
import styles from './Heavens.module.css';

const BLOOD = '#A3123A';
const CORONA = '#F0B64A';
const NIGHT = '#0B0908';
const BONE = '#CFC8B8';

const warp = rough(3);
/** The sun has a radius of 100 units. */
const BEAMS = clean(
  radial({ centre: [0, 0], r0: 116, r1: 900, rays: 54, rows: 4, width: 4.4, seed: 12 }),
);
const SUN = carvedShape(polygon(72, [0, 0], 106), warp);
const GRAIN = carved(
  rings({ centre: [0, 0], r0: 26, r1: 96, count: 8, per: 9, width: 1.5, seed: 9 }),
  warp,
);
const FLAMES = carved(
  radial({ centre: [0, 0], r0: 110, r1: 142, rays: 44, width: 3.4, seed: 4 }),
  warp,
);
const CORONA_FLAMES = carved(
  radial({ centre: [0, 0], r0: 102, r1: 150, rays: 64, width: 3.4, seed: 4 }),
  warp,
);
const MOON = carvedShape(polygon(72, [0, 0], 101), warp);
const SEAS = carved(
  rings({
    centre: [0, 0],
    r0: 30,
    r1: 92,
    count: 6,
    per: 7,
    width: 1.2,
    a0: 20,
    a1: 170,
    seed: 9,
  }),
  warp,
);
const GLINT = closed(star(8, [74, -74], [34, 7]));
const HILLS = carvedShape(
  [
    ...curve(
      [
        [-20, 26],
        [360, -14],
        [683, 34],
      ],
      20,
    ),
    ...curve(
      [
        [683, 34],
        [1000, 74],
        [1386, 16],
      ],
      20,
    ),
    [1386, 320],
    [-20, 320],
  ],
  warp,
);
const FIELD = clean(
  strokes({ x: 0, y: 56, w: 1366, h: 250, rows: 9, perRow: 10, width: 2.2, wave: 7, seed: 5 }),
);

/** What a mood is printed in. */
const INKS = {
  won: { sky: '#EFB548', beam: '#FFE6A6', hill: '#7A2434', cut: CORONA },
  even: { sky: '#B9785A', beam: '#E9B98B', hill: '#3A2233', cut: '#C98B6B' },
  lost: { sky: '#120F0D', beam: '#4E453A', hill: '#070605', cut: '#6A5F52' },
} as const satisfies Readonly<Record<Mood, object>>;

const Disc = ({ mood }: { readonly mood: Mood }) =>
  mood === 'won' ? (
    <>
      <path d={SUN} fill="#FFF3D0" stroke={INK} strokeWidth="3" />
      <path d={GRAIN} fill="#EFB548" />
      <path d={FLAMES} fill={BLOOD} />
    </>
  ) : (
    <>
      <path d={SUN} fill={CORONA} />
      <path d={CORONA_FLAMES} fill={CORONA} />
      <g className={styles.moon}>
        <path d={MOON} fill={NIGHT} />
        <path d={SEAS} fill="#3D352C" />
      </g>
      {mood === 'lost' && <path className={styles.glint} d={GLINT} fill="#FFF6E6" />}
    </>
  );

const Stones = ({ dark }: { readonly dark: boolean }) => {
  const [one, two, line] = dark ? [NIGHT, '#1D1814', BONE] : ['#FFF9EC', '#FFE9A8', INK];
  return (
    <svg className={styles.stones} viewBox="-120 -124 240 132">
      <g transform="translate(-58 6) scale(.72)">
        <Crystals fill={two} line={line} />
      </g>
      <g transform="translate(56 6) scale(-.78 .78)">
        <Crystals fill={two} line={line} />
      </g>
      <Crystals fill={one} line={line} />
    </svg>
  );
};

/** Dawn over whoever won, totality over whoever lost: sky, sun, land, the stones that stand and those that fell. */
export const Heavens = memo(({ mood }: { readonly mood: Mood }) => {
  const { sky, beam, hill, cut } = INKS[mood];
  const isDark = mood === 'lost';
  return (
    <div className={styles.heavens} data-mood={mood} style={{ background: sky }} aria-hidden="true">
      <svg className={styles.sun} viewBox="-100 -100 200 200">
        <path d={BEAMS} fill={beam} />
        <Disc mood={mood} />
      </svg>
      <svg className={styles.land} viewBox="0 0 1366 300" preserveAspectRatio="xMidYMin slice">
        <path d={HILLS} fill={hill} stroke={INK} strokeWidth="4" />
        <path d={FIELD} fill={cut} opacity=".8" />
      </svg>
      <div className={styles.standing}>
        <Stones dark={isDark} />
      </div>
      {mood !== 'even' && (
        <div className={styles.fallen}>
          <Rubble energy={isDark ? 'light' : 'dark'} seed={5} />
        </div>
      )}
    </div>
  );
});
