import { useState } from 'react';
import { Link } from 'wouter';
import { ago } from '../../i18n/numbers.ts';
import { CoverArt } from '../../kit/CoverArt.tsx';
import { Heading } from '../../kit/Heading.tsx';
import { cardOf } from '../../registry.ts';
import row from '../frame/Row.module.css';
import { useLang, useTexts } from '../frame/stores.ts';
import styles from './LastTables.module.css';
import { TableName } from './TableName.tsx';
import type { MyTable } from './tables.ts';

/** The tables before, each with the way back. */
export const LastTables = ({ tables }: { readonly tables: readonly MyTable[] }) => {
  const t = useTexts();
  if (tables.length === 0) return null;
  return (
    <section className={styles.last}>
      <Heading level={2} size={19}>
        {t.front.lastTables}
      </Heading>
      <ul>
        {tables.map((table) => (
          <li key={table.room}>
            <Row table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const Row = ({ table }: { readonly table: MyTable }) => {
  const t = useTexts();
  const lang = useLang();
  const [now] = useState(Date.now);
  const cover = cardOf(table.now?.game ?? table.game)?.cover;
  return (
    <Link href={table.path} className={row.row}>
      <span className={row.stamp}>{cover && <CoverArt cover={cover} />}</span>
      <span className={row.words}>
        <b>
          <TableName table={table} />
        </b>
        <small>
          {table.now?.yourTurn ? t.front.yourTurn : ago(lang, table.now?.at ?? table.at, now)}
        </small>
      </span>
      <span className={row.open}>{t.front.lastAgain}</span>
    </Link>
  );
};
