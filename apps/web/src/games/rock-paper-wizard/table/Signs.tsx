// Small drawn things of this table: the first player's candle and stacks of coins.
import { INK } from '../../../kit/draw/inks.ts';
import { Icon } from '../../../kit/icons.tsx';
import styles from './Signs.module.css';

/** The candle of whoever casts first. */
export const Candle = ({ label }: { readonly label: string }) => (
  <svg
    className={styles.candle}
    width="16"
    height="22"
    viewBox="0 0 16 22"
    role="img"
    aria-label={label}
  >
    <path d="M8 1Q12 5 8 8Q4 5 8 1Z" fill="#F0B64A" stroke={INK} strokeWidth="1.2" />
    <path d="M5 9H11V18H5Z" fill="#FFF9EC" stroke={INK} strokeWidth="1.4" />
    <path d="M2 18H14V21H2Z" fill="#D8952A" stroke={INK} strokeWidth="1.4" />
  </svg>
);

/** Whoever is cut off: their place is kept for them. What it means is said beside it. */
export const AwayMark = () => (
  <span className={styles.away}>
    <Icon name="clock" size={16} weight={3} />
  </span>
);

/** How many coins a stack shows at most. */
const STACK = 5;

/** A stack that grows with the gold beside its number. */
export const Coins = ({ count }: { readonly count: number }) => {
  const shown = Math.min(STACK, Math.ceil(count / 5));
  return (
    <svg className={styles.coins} width="22" height="26" viewBox="0 0 22 26" aria-hidden="true">
      {Array.from({ length: shown }, (_, i) => 21 - i * 4).map((y) => (
        <ellipse
          key={y}
          cx="11"
          cy={y}
          rx="9.4"
          ry="4"
          fill="#F0B64A"
          stroke={INK}
          strokeWidth="1.6"
        />
      ))}
    </svg>
  );
};
