import type { CSSProperties } from 'react';
import { INK, INK_COLOUR, INKS } from '../draw/inks.ts';
import { seeded } from '../draw/random.ts';
import { InTurn } from '../InTurn.tsx';
import styles from './Confetti.module.css';

const BITS = 34;

interface Bit extends CSSProperties {
  readonly '--x': string;
  readonly '--y': string;
  readonly '--turn': string;
}

const bits = (seed: number): readonly Bit[] => {
  const random = seeded(seed);
  return Array.from({ length: BITS }, (_, i) => ({
    '--x': `${Math.round(random() * 100)}%`,
    '--y': `${Math.round(4 + random() * 72)}%`,
    '--turn': `${Math.round(random() * 360)}deg`,
    background: INK_COLOUR[INKS[i % INKS.length] ?? 1],
    borderColor: INK,
    borderRadius: i % 3 === 0 ? '50%' : 0,
  }));
};
const SCATTER = bits(9);
/** A slow phone cannot style all of them in one picture. */
const HANDFULS = [SCATTER.slice(0, BITS / 2), SCATTER.slice(BITS / 2)];

/** Paper bits that fall once and stay where they fell; they take no clicks. Fills its nearest positioned ancestor. */
export const Confetti = () => (
  <div className={styles.confetti} aria-hidden="true">
    {HANDFULS.map((some, nth) => (
      <InTurn key={nth} nth={nth}>
        {some.map((bit) => (
          <i key={`${bit['--x']} ${bit['--y']} ${bit['--turn']}`} style={bit} />
        ))}
      </InTurn>
    ))}
  </div>
);
