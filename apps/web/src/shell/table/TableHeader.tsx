import { type ReactNode, useState } from 'react';
import { isolate } from '../../i18n/isolate.ts';
import { points } from '../../i18n/numbers.ts';
import { Header } from '../../kit/Header.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { Icon } from '../../kit/icons.tsx';
import { Wordmark } from '../../kit/Wordmark.tsx';
import type { AnyGame } from '../../registry.ts';
import { personOf } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useSession } from '../room/session.ts';
import { nameIn, useCard, useView } from '../room/view.ts';
import { ChatButton } from '../waiting/ChatButton.tsx';
import { Watchers } from '../waiting/Watchers.tsx';
import type { RailTab } from './Rail.tsx';
import { StudyMark } from './StudyMark.tsx';
import { standings } from './standings.ts';
import styles from './TableHeader.module.css';
import { TableMenu } from './TableMenu.tsx';

interface TableHeaderProps {
  readonly game: AnyGame | null;
  readonly onOpen: (tab: RailTab) => void;
  /** Where a board may show whoever sits opposite; it then stands for the title. */
  readonly heading: ReactNode;
}

/** Which game, whose room, how the evening stands, who watches. */
export const TableHeader = ({ game, onOpen, heading }: TableHeaderProps) => {
  const t = useTexts();
  const lang = useLang();
  const view = useView();
  const title = useCard()?.title(lang) ?? view.game;
  const { online } = useSession();
  const [menu, setMenu] = useState(false);
  const host = isolate(nameIn(t, personOf(view, view.host)));
  return (
    <>
      <Header
        start={
          <>
            <IconButton
              label={t.table.menu}
              icon={<Icon name="menu" />}
              onClick={() => setMenu(true)}
            />
            <span className={styles.onWide}>
              <Wordmark size={32} script={lang} />
            </span>
          </>
        }
        end={
          <>
            {online && <Watchers />}
            <span className={styles.onPhone}>
              <IconButton
                label={t.table.openLog}
                icon={<Icon name="list" />}
                onClick={() => onOpen('moves')}
              />
              {online && <ChatButton onPress={() => onOpen('chat')} />}
            </span>
            <span className={styles.onWide}>
              {online && <ChatButton onPress={() => onOpen('chat')} />}
            </span>
          </>
        }
      >
        {heading}
        <div className={styles.names}>
          <h1>{title}</h1>
          <span className={styles.room} data-study={view.from?.hidden === 'known'}>
            <span className={styles.host}>{online ? t.room.title(host) : t.here.title}</span>
            <StudyMark />
            <Series />
          </span>
        </div>
      </Header>
      <TableMenu open={menu} onClose={() => setMenu(false)} game={game} />
    </>
  );
};

const Series = () => {
  const t = useTexts();
  const view = useView();
  const rows = standings(view);
  const { seriesLength: length } = view;
  if (rows.every((row) => row.played === 0)) return null;
  return (
    <span>
      {t.table.series} <bdi dir="ltr">{rows.map((row) => points(row.points)).join('–')}</bdi>
      {length && ` · ${t.series[length.by](length.n)}`}
    </span>
  );
};
