import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import { COPIES_MAX, copiesOf } from '@kesem/engine/games/eclipse/decks/decks';
import styles from './Copies.module.css';

const PIPS = Array.from({ length: COPIES_MAX }, (_, pip) => pip);

/** How many of a card the deck has: a pip for each of the four there may be, a number for stones. */
export const Copies = ({ card, count }: { readonly card: CardId; readonly count: number }) => (
  <span className={styles.copies} aria-hidden="true">
    {copiesOf(card) === COPIES_MAX ? (
      PIPS.map((pip) => <i key={pip} data-on={pip < count || undefined} />)
    ) : (
      <bdi>×{count}</bdi>
    )}
  </span>
);
