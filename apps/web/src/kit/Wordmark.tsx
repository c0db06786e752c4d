import { useMemo } from 'react';
import { speckle } from './draw/gouge.ts';
import { WORDS } from './draw/letters.data.ts';
import styles from './Wordmark.module.css';

interface WordmarkProps {
  /** Height in px. */
  readonly size?: number;
  readonly script?: 'he' | 'en';
  /** What a screen reader says; without it the mark is decoration. */
  readonly label?: string;
}

/** From this height on, in px, a fleck can be seen. */
const FLECKED_FROM = 48;

const flecks = (width: number): string =>
  speckle(
    { x: 0, y: -192, w: width, h: 234 },
    { count: Math.round(width * 4.2), size: 1.15, seed: 7 },
  );

const TOP = { he: { y: -192, h: 236 }, en: { y: -224, h: 242 } };

/** The brand: one word printed twice, a little out of register. Stands on paper (`--bg`). */
export const Wordmark = ({ size = 92, script = 'he', label }: WordmarkProps) => {
  const { width, d } = WORDS[script];
  const { y, h } = TOP[script];
  const box = { width: width + 18, height: h };
  // they are more than a thousand
  const flecked = useMemo(() => (size < FLECKED_FROM ? null : flecks(width)), [size, width]);
  return (
    <svg
      className={styles.mark}
      width={(size * box.width) / box.height}
      height={size}
      viewBox={`-8 ${y} ${box.width} ${box.height}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path className={styles.two} d={d} transform="translate(-6.5 6)" />
      <path className={styles.one} d={d} transform="translate(6 -4)" />
      {flecked && <path className={styles.flecks} d={flecked} />}
    </svg>
  );
};
