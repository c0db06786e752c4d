import { INK } from '../../../kit/draw/inks.ts';
import styles from './Coins.module.css';

interface CoinsProps {
  readonly count: number;
  /** To which side of the stage they fly. */
  readonly to: 'start' | 'end' | 'here';
}

/** Coins on their way, one after the other. */
export const Coins = ({ count, to }: CoinsProps) => (
  <span className={styles.coins} data-to={to} aria-hidden="true">
    {Array.from({ length: count }, (_, nth) => (
      <svg key={nth} viewBox="-12 -12 24 24" style={{ animationDelay: `${nth * 40}ms` }}>
        <ellipse rx="10" ry="9" fill="#F0B64A" stroke={INK} strokeWidth="2.4" />
        <ellipse rx="5" ry="4.4" fill="none" stroke="#B57A16" strokeWidth="2" />
      </svg>
    ))}
  </span>
);
