import { CoverPlate } from '../../../kit/CoverPlate.tsx';
import { curve, polygon } from '../../../kit/draw/geometry.ts';
import { carved, radial, rings, strokes } from '../../../kit/draw/gouge.ts';
import { PAPER } from '../../../kit/draw/inks.ts';
import { carvedShape, rough } from '../../../kit/draw/path.ts';
import { Crystals } from './Crystals.tsx';

const NIGHT = '#191512';
const SILVER = '#CFC8B8';
const CORONA = '#F0B64A';
const warp = rough(3);

const SKY = carved(
  radial({ centre: [200, 166], r0: 103, r1: 330, rays: 46, rows: 3, seed: 11, width: 3.4 }),
  warp,
);
const FLAMES = carved(
  radial({ centre: [200, 166], r0: 88, r1: 126, rays: 40, seed: 4, width: 4.5 }),
  warp,
);
const SUN = carvedShape(polygon(60, [193, 171], 97), warp);
const MOON = carvedShape(polygon(60, [205, 161], 86), warp);
const SEAS = carved(
  rings({
    centre: [205, 161],
    r0: 28,
    r1: 76,
    count: 5,
    width: 1.7,
    per: 6,
    a0: 20,
    a1: 170,
    seed: 9,
  }),
  warp,
);
const HILL = carvedShape(
  [
    ...curve(
      [
        [-10, 330],
        [90, 276],
        [200, 318],
      ],
      12,
    ),
    ...curve(
      [
        [200, 318],
        [310, 360],
        [410, 300],
      ],
      12,
    ),
    [410, 410],
    [-10, 410],
  ],
  warp,
);
const FIELD = carved(
  strokes({ x: 0, y: 322, w: 400, h: 90, rows: 7, perRow: 9, width: 2.2, wave: 9, seed: 5 }),
  warp,
);

/** Sun behind moon, over power stones of light and of dark. */
export const Cover = () => (
  <CoverPlate ground={NIGHT}>
    <path d={SKY} fill={SILVER} />
    <path d={SUN} fill={CORONA} />
    <path d={FLAMES} fill={CORONA} />
    <path d={MOON} fill={NIGHT} />
    <path d={SEAS} fill="#8F8878" />
    <path d={HILL} fill={NIGHT} />
    <path d={FIELD} fill={SILVER} opacity=".85" />
    <g transform="translate(92 392) scale(1.18)">
      <Crystals fill={PAPER} line={NIGHT} />
    </g>
    <g transform="translate(310 392) scale(-1.18 1.18)">
      <Crystals fill={NIGHT} line={SILVER} />
    </g>
  </CoverPlate>
);
