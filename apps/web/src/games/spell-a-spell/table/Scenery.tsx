import { clean, radial, strokes } from '../../../kit/draw/gouge.ts';
import { INK } from '../../../kit/draw/inks.ts';
import styles from './VoteStage.module.css';

/** Rays, boards and curtains on 400×300 units, stretched to the stage. */
const RAYS = clean(
  radial({ centre: [200, 126], r0: 60, r1: 320, rays: 44, rows: 3, width: 2.7, seed: 8 }),
);
const BOARDS = clean(
  strokes({ x: 0, y: 262, w: 400, h: 38, rows: 5, perRow: 7, width: 1.2, wave: 2, seed: 5 }),
);
const CURTAIN = 'M-4 -4H64Q56 160 26 270H-4Z';
const FOLDS = 'M8 0V262M20 0Q21 150 16 264M33 0Q34 140 24 256M46 0Q46 130 34 230';
const VALANCE = `M-4 -4H404V20${'q-22.7 26 -45.4 0'.repeat(9)}Z`;

/** A stage with its curtains drawn aside. */
export const Scenery = () => (
  <svg
    className={styles.scenery}
    viewBox="0 0 400 300"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect width="400" height="300" fill="#3A261F" />
    <path d={RAYS} fill="#6E4A32" />
    <path d="M112 0L40 262H360L288 0Z" fill="#F2C24E" opacity=".14" />
    <rect x="-4" y="262" width="408" height="42" fill="#8B6540" stroke={INK} strokeWidth="2" />
    <path d={BOARDS} fill="#6E4D2F" />
    {['', 'matrix(-1 0 0 1 400 0)'].map((transform) => (
      <g key={transform} transform={transform} className={styles.curtain}>
        <path d={CURTAIN} fill="#A02A40" stroke={INK} strokeWidth="2.5" />
        <path d={FOLDS} fill="none" stroke="#5A1830" strokeWidth="3" />
      </g>
    ))}
    <path d={VALANCE} fill="#C1354A" stroke={INK} strokeWidth="2.5" />
  </svg>
);
