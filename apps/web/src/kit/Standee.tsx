import { memo } from 'react';
import type { Point } from './draw/geometry.ts';
import { hatch } from './draw/hatch.ts';
import { INK, type Ink } from './draw/inks.ts';
import { Sign } from './signs.tsx';

/** The outline of a figure, on its units. */
export const FIGURE =
  'M-26 0L-15 -42Q-24 -42 -25 -48Q-10 -50 -9 -54L2 -92Q12 -82 9 -70L12 -54Q14 -50 25 -48Q24 -42 15 -42L26 0Z';
/** The robe and the hat apart, each convex, for the hatch. */
const ROBE: readonly Point[] = [
  [-15, -42],
  [15, -42],
  [26, 0],
  [-26, 0],
];
const HAT: readonly Point[] = [
  [-9, -54],
  [2, -92],
  [9, -72],
  [12, -54],
];

/** A cardboard figure with pointed hat: ink, hatch and emblem of a person. Its feet are at 0, it is 92 units tall. */
export const Standee = memo(({ ink }: { readonly ink: Ink }) => {
  const { width, cap } = hatch(ink, ROBE);
  const lines = hatch(ink, ROBE).d + hatch(ink, HAT).d;
  return (
    <>
      <path d={FIGURE} fill="#000" transform="translate(4 3)" />
      <path d={FIGURE} fill={`var(--p${ink})`} />
      <path d={lines} stroke={INK} strokeWidth={width} strokeLinecap={cap} opacity=".5" />
      <path d={FIGURE} fill="none" stroke="var(--bone)" strokeWidth="3" strokeLinejoin="round" />
      <g transform="translate(-16 -37) scale(.68)">
        <Sign ink={ink} edge={9} />
      </g>
    </>
  );
});
