import { memo } from 'react';
import { star } from '../draw/geometry.ts';
import { clean, radial } from '../draw/gouge.ts';
import { INK } from '../draw/inks.ts';
import { closed } from '../draw/path.ts';
import styles from './Burst.module.css';

/** Rays from a centre, on as many units as reach the corners of any screen. */
export const RAYS = clean(
  radial({ centre: [0, 0], r0: 210, r1: 1500, rays: 46, rows: 3, width: 8, seed: 12 }),
);
export const SHEET = closed(star(17, [0, 0], [270, 206]));
export const SHINE = clean(
  radial({ centre: [0, 0], r0: 70, r1: 190, rays: 30, rows: 1, width: 4, seed: 5 }),
);

interface BurstProps {
  readonly ground: string;
  readonly ray: string;
  readonly burst: string;
}

/** A sheet that bursts out of rays: what stands behind whoever has won. Fills its nearest positioned ancestor. */
export const Burst = memo(({ ground, ray, burst }: BurstProps) => (
  <div className={styles.ground} style={{ background: ground }} aria-hidden="true">
    <svg className={styles.rays} viewBox="-300 -300 600 600">
      <path d={RAYS} fill={ray} />
      <g className={styles.sheet}>
        <path d={SHEET} fill={INK} transform="translate(9 9)" />
        <path d={SHEET} fill={burst} stroke={INK} strokeWidth="6" strokeLinejoin="round" />
        <path d={SHINE} fill={ray} opacity=".8" />
      </g>
    </svg>
  </div>
));
