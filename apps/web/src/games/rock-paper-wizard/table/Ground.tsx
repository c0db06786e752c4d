import { memo } from 'react';
import type { Point } from '../../../kit/draw/geometry.ts';
import { clean, radial } from '../../../kit/draw/gouge.ts';
import styles from './Ground.module.css';

/** Rays from 0, on as many units as reach the corners of any stage of 400 across. */
const RAYS = clean(
  radial({ centre: [0, 0], r0: 50, r1: 620, rays: 42, rows: 4, width: 5, seed: 8 }),
);

interface GroundProps {
  readonly dark: string;
  readonly light: string;
  /** Where the rays come from, in shares of the stage. */
  readonly from?: Point;
}

/** What stands behind a stage: rays over an ink. Fills its nearest positioned ancestor. */
export const Ground = memo(({ dark, light, from: [x, y] = [0.5, 0.5] }: GroundProps) => (
  <svg
    className={styles.ground}
    style={{ background: dark }}
    viewBox="0 0 400 400"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <path d={RAYS} fill={light} transform={`translate(${x * 400} ${y * 400})`} />
  </svg>
));
