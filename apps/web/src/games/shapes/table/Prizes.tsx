import type { Seat } from '@kesem/engine/core/game';
import styles from './Prizes.module.css';
import { type TableTop, worthOf } from './tableTop.ts';

interface PrizesProps {
  readonly seat: Seat;
  readonly table: TableTop;
}

/** What the prizes of a seat are worth. */
export const Prizes = ({ seat, table }: PrizesProps) => {
  const worth = worthOf(table, seat);
  return (
    <b className={styles.prizes} key={worth}>
      <svg width="17" height="20" viewBox="0 0 17 20">
        <path d="M5 1H16V15H5Z" />
        <path d="M1 5H12V19H1Z" />
      </svg>
      {worth}
    </b>
  );
};
