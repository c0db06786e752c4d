import { CoverPlate } from '../../../kit/CoverPlate.tsx';
import { carved, radial } from '../../../kit/draw/gouge.ts';
import { INK, PAPER } from '../../../kit/draw/inks.ts';
import { rough } from '../../../kit/draw/path.ts';

const RAYS = carved(
  radial({ centre: [200, 200], r0: 92, r1: 320, rays: 28, rows: 2, seed: 13, width: 8 }),
  rough(3),
);
const CARD = 'M-52 -74H52V74H-52Z';
const DIAMOND = 'M0 -44L30 0L0 44L-30 0Z';

/** Two cards face down to the left and right of a prize that lies open. */
export const Cover = () => (
  <CoverPlate ground="#f3d9a4">
    <path d={RAYS} fill="#e3b866" />
    {[-1, 1].map((side) => (
      <g key={side} transform={`translate(${200 + side * 78} 218) rotate(${side * 16})`}>
        <path d={CARD} fill="#b3432f" stroke={INK} strokeWidth="5" />
        <path d="M-38 -60H38V60H-38Z" fill="none" stroke={PAPER} strokeWidth="4" />
        <path d="M-38 -60L38 60M38 -60L-38 60" stroke={PAPER} strokeWidth="4" />
      </g>
    ))}
    <g transform="translate(200 184)">
      <path d={CARD} fill={PAPER} stroke={INK} strokeWidth="5" />
      <path d={DIAMOND} fill="#b3432f" stroke={INK} strokeWidth="4" />
    </g>
  </CoverPlate>
);
