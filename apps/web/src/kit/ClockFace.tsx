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

const HOUR_MS = 3_600_000;

/** From when on days and hours are counted, in ms: no clock of an evening has so much. */
const LONG_MS = 3 * HOUR_MS;

/** Which way the figures run: those of days and hours stand in words. */
export const clockDir = (ms: number): 'ltr' | 'auto' => (ms < LONG_MS ? 'ltr' : 'auto');

/** Minutes and seconds as a clock shows them, or days and hours: it turns to 0:00 only when nothing is left. */
export const clockText = (ms: number): string => {
  if (ms >= LONG_MS) return longText(Math.floor(ms / HOUR_MS));
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const longText = (all: number): string => {
  const [days, hours] = [Math.floor(all / 24), all % 24];
  const { lang } = document.documentElement;
  const word = (n: number, unit: 'day' | 'hour'): string =>
    n === 0 ? '' : new Intl.NumberFormat(lang || 'he', { style: 'unit', unit }).format(n);
  return `${word(days, 'day')} ${word(hours, 'hour')}`.trim();
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
    dir={clockDir(ms)}
    role="timer"
    aria-live="off"
    aria-label={label}
    className={classes(styles.clock, styles[size], low && styles.low, !running && styles.still)}
  >
    {clockText(ms)}
  </bdi>
);
