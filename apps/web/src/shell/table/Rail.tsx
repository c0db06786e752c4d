import { Tabs } from '../../kit/Tabs.tsx';
import type { AnyGame } from '../../registry.ts';
import { unread } from '../../state/room.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useRoom } from '../room/session.ts';
import { Chat } from '../waiting/Chat.tsx';
import { Log } from './Log.tsx';
import styles from './Rail.module.css';
import { useEvents } from './useEvents.ts';

export type RailTab = 'moves' | 'log' | 'chat';

interface RailProps {
  readonly game: AnyGame | null;
  readonly tab: RailTab;
  readonly onTab: (tab: RailTab) => void;
}

/** Moves, log and chat beside the table, or in a sheet over it. */
export const Rail = ({ game, tab, onTab }: RailProps) => {
  const t = useTexts().table;
  const lang = useLang();
  const news = useRoom(unread);
  const events = useEvents();
  const MoveList = game?.MoveList;
  const moves = MoveList && {
    id: 'moves' as const,
    label: t.moves,
    panel: (
      <div className={styles.page}>
        <MoveList events={events} lang={lang} />
      </div>
    ),
  };
  const active = tab === 'moves' && !moves ? 'log' : tab;
  return (
    <Tabs
      label={t.rail}
      active={active}
      onChange={onTab}
      tabs={[
        ...(moves ? [moves] : []),
        { id: 'log', label: t.log, panel: <Log game={game} /> },
        {
          id: 'chat',
          label: news > 0 && active !== 'chat' ? `${t.chat} (${news})` : t.chat,
          panel: (
            <div className={styles.chat}>
              <Chat />
            </div>
          ),
        },
      ]}
    />
  );
};
