import { classes } from './classes.ts';
import styles from './Die.module.css';
import { INK, PAPER } from './draw/inks.ts';
import { disc } from './draw/path.ts';

export type Pips = 1 | 2 | 3 | 4 | 5 | 6;

interface DieProps {
  readonly value: Pips;
  /** Two dice that differ by ink: a light one and a dark one. */
  readonly ink?: 'light' | 'dark';
  /** What is spoken for it; the value where nothing else is said. */
  readonly label?: string;
  /** Which roll this is: another number rolls it again. Null: it lies. */
  readonly roll?: number | null;
  /** Side in px. */
  readonly size?: number;
}

const CORNERS = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
] as const;
const SIDES = [
  [-1, 0],
  [1, 0],
] as const;

const pips = (value: Pips): string => {
  const odd = value % 2 === 1 ? [[0, 0] as const] : [];
  const corners = CORNERS.slice(0, value < 2 ? 0 : value < 4 ? 2 : 4);
  return [...odd, ...corners, ...(value === 6 ? SIDES : [])]
    .map(([x, y]) => disc([28 + x * 13, 28 + y * 13], 5))
    .join('');
};

/** The faces that go by while it rolls, the last one being the value. */
const passing = (value: Pips): readonly Pips[] => {
  const others = ([1, 2, 3, 4, 5, 6] as const).filter((face) => face !== value);
  return others.filter((_, i) => i % 2 === 0);
};

/** A die. It tumbles for 400 ms and then shows what it shows; with less motion it lies at once. */
export const Die = ({ value, ink = 'light', label, roll = null, size = 56 }: DieProps) => {
  const [ground, spot] = ink === 'light' ? [PAPER, INK] : [INK, PAPER];
  return (
    <svg
      key={roll}
      className={classes(styles.die, roll !== null && styles.rolling)}
      width={size}
      height={size}
      viewBox="0 0 60 60"
      role="img"
      aria-label={label ?? `${value}`}
    >
      <rect className={styles.shadow} x="8" y="9" width="48" height="48" rx="4" />
      <g className={styles.cube}>
        <rect
          x="4"
          y="4"
          width="48"
          height="48"
          rx="4"
          fill={ground}
          stroke={ink === 'light' ? INK : '#8C7A62'}
          strokeWidth="3"
        />
        <path className={styles.face} d={pips(value)} fill={spot} />
        {roll !== null &&
          passing(value).map((face) => (
            <path key={face} className={styles.passing} d={pips(face)} fill={spot} />
          ))}
      </g>
    </svg>
  );
};
