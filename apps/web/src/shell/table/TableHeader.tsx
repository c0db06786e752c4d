import { type ReactNode, useEffect, useState } from 'react';
import { isolate } from '../../i18n/isolate.ts';
import { tvTextsOf } from '../../i18n/tv.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { Header } from '../../kit/Header.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { Icon } from '../../kit/icons.tsx';
import { late } from '../../kit/late.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { Wordmark } from '../../kit/Wordmark.tsx';
import type { AnyGame } from '../../registry.ts';
import { inkOf } from '../../state/device.ts';
import { personOf } from '../../state/seats.ts';
import { Diamonds } from '../end/Diamonds.tsx';
import { winsOf } from '../end/evening.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useRoom, useSession } from '../room/session.ts';
import { nameIn, useCard, useView } from '../room/view.ts';
import { ChatButton } from '../waiting/ChatButton.tsx';
import { Watchers } from '../waiting/Watchers.tsx';
import { LastDeed } from './GameHistory.tsx';
import { useHands } from './hands.ts';
import type { RailTab } from './Rail.tsx';
import { StudyMark } from './StudyMark.tsx';
import styles from './TableHeader.module.css';

const Evening = late(async () => (await import('../end/Evening.tsx')).Evening);
const TableMenu = late(async () => (await import('./TableMenu.tsx')).TableMenu);

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
  // a hand has the way back to the table in the place of the log, which is on the large screen
  const hands = useHands();
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
              {hands.isOn ? (
                <IconButton
                  label={tvTextsOf(lang).showTable}
                  icon={<Icon name="board" />}
                  onClick={() => hands.choose(false)}
                />
              ) : (
                <IconButton
                  label={t.table.openLog}
                  icon={<LastDeed game={game} />}
                  onClick={() => onOpen('moves')}
                />
              )}
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
          {hands.isOn && <span className={styles.room}>{tvTextsOf(lang).handsHere}</span>}
          <span className={styles.room} hidden={hands.isOn}>
            <span className={styles.host}>{online ? t.room.title(host) : t.here.title}</span>
            <Series />
          </span>
        </div>
        <StudyMark />
      </Header>
      <TableMenu open={menu} onClose={() => setMenu(false)} game={game} />
    </>
  );
};

/** How many of them there is room for. */
const SHOWN = 3;

/** Who has won how much this evening, by plates and diamonds; it never knows more than the board has shown. */
const Series = () => {
  const t = useTexts();
  const view = useView();
  const { store } = useSession();
  const pending = useRoom(({ pendingEvents }) => pendingEvents);
  // whoever comes while the end is still shown does not see by the series who has won
  const [open, setOpen] = useState(false);
  const [series, setSeries] = useState(pending === 0 || view.stage !== 'over' ? view.series : []);
  // after the board has drawn a step: only then it is known how much of it is still to be shown
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- a render would be too early to know
    if (pending === 0 && store.getState().pendingEvents === 0) setSeries(view.series);
  }, [store, pending, view.series]);
  const rows = winsOf({ series }).filter(({ wins }) => wins > 0);
  const { seriesLength: length } = view;
  if (rows.length === 0) return null;
  const named = rows.map(({ person, wins }) => ({
    person,
    wins,
    ink: inkOf(personOf(view, person)?.ink),
    name: isolate(nameIn(t, personOf(view, person))),
  }));
  const said = named.map(({ name, wins }) => `${name}: ${t.end.wins(wins)}`).join(', ');
  return (
    <>
      <VisuallyHidden>
        {t.end.series}: {said}
      </VisuallyHidden>
      <button
        type="button"
        className={styles.series}
        aria-label={t.end.series}
        title={`${t.end.series}: ${said}`}
        // the evening as a whole is shown when the board has shown all of it
        disabled={series !== view.series}
        onClick={() => setOpen(true)}
      >
        {named.slice(0, SHOWN).map(({ person, wins, ink }) => (
          <span key={person} className={styles.wins} aria-hidden="true">
            <EmblemPlate ink={ink} size={20} />
            <Diamonds wins={wins} />
          </span>
        ))}
        {length && <span>{t.series[length.by](length.n)}</span>}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t.end.series} closeLabel={t.close}>
        <Evening untitled />
      </Dialog>
    </>
  );
};
