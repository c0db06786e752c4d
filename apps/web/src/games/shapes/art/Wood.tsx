import { clean, strokes } from '../../../kit/draw/gouge.ts';
import styles from './Cards.module.css';

const FIELD = { x: 0, y: 0, w: 1280, h: 300, wave: 3 } as const;
const LOW = clean(strokes({ ...FIELD, rows: 33, perRow: 8, width: 1.6, seed: 7 }));
const HIGH = clean(strokes({ ...FIELD, rows: 20, perRow: 7, width: 1.2, seed: 12 }));

/** The wood on which the row lies; fills its nearest positioned ancestor. */
export const Wood = () => (
  <svg
    className={styles.wood}
    viewBox="0 0 1280 300"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <path d={LOW} fill="var(--walnut-lo)" opacity=".75" />
    <path d={HIGH} fill="var(--walnut-hi)" opacity=".6" />
  </svg>
);
