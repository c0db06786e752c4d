import styles from './ClockFace.module.css';
import { classes } from './classes.ts';

interface ClockFaceProps {
  /** What is left, in ms; below zero counts as none. */
  readonly ms: number;
  /** Marks that time is short: by colour, bar and weight together. */
  readonly low?: boolean;
  /** Whether it runs now; a clock that stands is printed lighter. */
  readonly running?: boolean;
  readonly size?: 'md' | 'sm';
  /** What a screen reader says instead of the figures. */
  readonly label?: string;
}

/** Minutes and seconds as a clock shows them: it turns to 0:00 only when nothing is left. */
export const clockText = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** A clock's figures. It draws what it is given and counts nothing. */
export const ClockFace = ({
  ms,
  low = false,
  running = true,
  size = 'md',
  label,
}: ClockFaceProps) => (
  <bdi
    dir="ltr"
    role="timer"
    aria-live="off"
    aria-label={label}
    className={classes(styles.clock, styles[size], low && styles.low, !running && styles.still)}
  >
    {clockText(ms)}
  </bdi>
);
