import { Reading } from '../../kit/reading.tsx';
import { Tabs } from '../../kit/Tabs.tsx';
import type { AnyGame } from '../../registry.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { GameRules, type Place } from '../learn/Rules.tsx';
import { useSession } from '../room/session.ts';
import { useUnread } from '../room/useMuted.ts';
import { Chat } from '../waiting/Chat.tsx';
import { GameHistory } from './GameHistory.tsx';
import { Log } from './Log.tsx';
import styles from './Rail.module.css';
import { useEvents } from './useEvents.ts';

export type RailTab = 'moves' | 'log' | 'chat' | 'rules';

interface RailProps {
  readonly game: AnyGame | null;
  readonly tab: RailTab;
  /** The place in the rules that was asked for. */
  readonly rule: Place | null;
  readonly onTab: (tab: RailTab) => void;
}

/** Moves, log, chat and rules beside the table, or in a sheet over it. */
export const Rail = ({ game, tab, rule, onTab }: RailProps) => {
  const texts = useTexts();
  const t = texts.table;
  const lang = useLang();
  const events = useEvents();
  const MoveList = game?.side?.MoveList;
  const moves = MoveList && {
    id: 'moves' as const,
    label: t.moves,
    panel: (
      <div className={styles.page}>
        <MoveList events={events} lang={lang} />
      </div>
    ),
  };
  const chat = useChatTab(tab);
  const list = moves ?? historyTab(game, t.moves);
  const active = tab === 'moves' && !list ? 'log' : tab;
  return (
    <Tabs
      label={t.rail}
      active={active}
      onChange={onTab}
      tabs={[
        ...(list ? [list] : []),
        { id: 'log', label: t.log, panel: <Log game={game} /> },
        ...chat,
        ...(game
          ? [
              {
                id: 'rules' as const,
                label: texts.learn.rules,
                panel: (
                  <>
                    <Reading />
                    <GameRules game={game.id} at={rule} />
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  );
};

/** What happened as the game draws it, where it does. */
function historyTab(game: AnyGame | null, label: string) {
  if (!game?.History) return null;
  return { id: 'moves' as const, label, panel: <GameHistory game={game} /> };
}

/** Where there is somebody to talk to. */
function useChatTab(shown: RailTab) {
  const t = useTexts().table;
  const { online } = useSession();
  const news = useUnread();
  if (!online) return [];
  const panel = (
    <div className={styles.chat}>
      <Chat />
    </div>
  );
  const label = news > 0 && shown !== 'chat' ? `${t.chat} (${news})` : t.chat;
  return [{ id: 'chat' as const, label, panel }];
}
