import { Link } from 'wouter';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { Icon } from '../../kit/icons.tsx';
import { inkOf } from '../../state/device.ts';
import { useTexts } from '../frame/stores.ts';
import styles from './ResumeStrip.module.css';
import { TableName } from './TableName.tsx';
import type { MyTable } from './tables.ts';

/** The table that waits for this person, one tap away. */
export const ResumeStrip = ({ table }: { readonly table: MyTable }) => {
  const t = useTexts().front;
  const { now } = table;
  const state = now?.stage === 'lobby' ? t.waitingRoom : now?.yourTurn ? t.yourTurn : t.theirTurn;
  return (
    <Link href={table.path} className={styles.strip}>
      <EmblemPlate ink={inkOf(now?.others[0]?.ink)} size={44} />
      <span className={styles.words}>
        <b>
          <TableName table={table} />
        </b>
        <small>{state}</small>
      </span>
      <span className={styles.go}>
        {t.resume} <Icon name="next" size={18} weight={3} />
      </span>
    </Link>
  );
};
