import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import { memo } from 'react';
import { CardArt, groundOf } from '../art/CardArt.tsx';
import styles from './Portrait.module.css';

interface PortraitProps {
  /** Null: nothing is known of it, and nothing drawn. */
  readonly card: CardId | null;
  /** Side in px. */
  readonly size: number;
}

/** The middle of a card's print, as a seal; the name stands beside it. */
export const Portrait = memo(({ card, size }: PortraitProps) => {
  if (card === null) return null;
  return (
    <svg
      className={styles.portrait}
      width={size}
      height={size}
      viewBox="21 6 108 108"
      aria-hidden="true"
    >
      <rect x="21" y="6" width="108" height="108" fill={groundOf(card)} />
      <CardArt card={card} />
    </svg>
  );
});
