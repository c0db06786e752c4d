import { memo, type ReactNode } from 'react';
import type { Point } from '../../../kit/draw/geometry.ts';
import { clean, radial, strokes } from '../../../kit/draw/gouge.ts';
import { closed } from '../../../kit/draw/path.ts';
import { seeded } from '../../../kit/draw/random.ts';
import styles from './Ground.module.css';

/** As far as a ray goes, in px: beyond any table. */
const FAR = 1500;
const RAYS = { centre: [0, 0], r0: 44, r1: FAR, rays: 88, rows: 7 } as const;
const NIGHT = clean(radial({ ...RAYS, width: 3.2, seed: 5 }));
const DAY = clean(radial({ ...RAYS, width: 3.6, seed: 11 }));

/** How far the night reaches from the table's left edge, in px: over the widest screen. */
const WIDEST = 4000;

/** The edge of the night as it is torn, around the horizon. */
const EDGE = (() => {
  const random = seeded(8);
  const step = 16;
  const tears = Array.from(
    { length: WIDEST / step + 2 },
    (_, i): Point => [WIDEST - i * step, random() * 5 - 2],
  );
  return closed([[-step, -FAR], [WIDEST, -FAR], ...tears]);
})();

interface GroundProps {
  /** Where the lead stands, from the table's left edge and top, in px. */
  readonly x: number;
  readonly y: number;
}

/** The sheet under the table: the farther half is night, the nearer one day; its rays come from the lead. */
export const Ground = memo(({ x, y }: GroundProps) => (
  <svg className={styles.ground} aria-hidden="true">
    <g className={styles.sun} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <path d={DAY} className={styles.dayRays} />
    </g>
    <g className={styles.horizon} style={{ transform: `translate(0, ${y}px)` }}>
      <path d={EDGE} className={styles.night} />
    </g>
    <svg className={styles.sky} height={y}>
      <g className={styles.sun} style={{ transform: `translate(${x}px, ${y}px)` }}>
        <path d={NIGHT} className={styles.nightRays} />
      </g>
    </svg>
  </svg>
));

/** The same two halves behind one fight, split from edge to edge. */
export const Split = () => (
  <>
    <svg className={styles.ground} aria-hidden="true">
      <path d={DAY} className={styles.dayRays} data-middle="near" />
    </svg>
    <svg className={`${styles.ground} ${styles.torn}`} aria-hidden="true">
      <path d={NIGHT} className={styles.nightRays} data-middle="far" />
    </svg>
    <svg
      className={`${styles.wood} ${styles.bolt}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={BOLT} stroke="#211A12" strokeWidth="15" />
      <path d={BOLT} stroke="#F0B64A" strokeWidth="8" />
    </svg>
  </>
);

/** As the edge of `.torn`. */
const BOLT = 'M-2 63L12 57L14 60.5L30 53L33 57L50 49.5L53 53L68 45L71 48.5L86 40L89 43.5L102 36';

const GRAIN = { x: 0, y: 0, w: 1200, wave: 4 } as const;
const LIGHT_GRAIN = clean(strokes({ ...GRAIN, h: 220, rows: 20, perRow: 7, width: 1.5, seed: 3 }));
const DARK_GRAIN = clean(strokes({ ...GRAIN, h: 220, rows: 11, perRow: 5, width: 1, seed: 7 }));

/** A tray of wood, on which a hand lies. */
export const Wood = ({ children }: { readonly children?: ReactNode }) => (
  <>
    <svg
      className={styles.wood}
      viewBox="0 0 1200 220"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={LIGHT_GRAIN} fill="#5b432f" />
      <path d={DARK_GRAIN} fill="#24180f" />
    </svg>
    {children}
  </>
);
