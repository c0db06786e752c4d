import styles from './NumberCard.module.css';

/** A card with its number; prizes have the golden ground. */
export const NumberCard = ({
  card,
  kind,
}: {
  readonly card: number;
  readonly kind: 'hand' | 'prize';
}) => (
  <span className={styles.card} data-kind={kind}>
    {card}
  </span>
);
