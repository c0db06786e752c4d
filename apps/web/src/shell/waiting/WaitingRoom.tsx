import { useState } from 'react';
import { isolate } from '../../i18n/isolate.ts';
import { Header } from '../../kit/Header.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { Icon } from '../../kit/icons.tsx';
import { late } from '../../kit/late.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { Wordmark } from '../../kit/Wordmark.tsx';
import { personOf } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { LearnHere } from '../learn/LearnHere.tsx';
import { HeldSeats } from '../room/held.ts';
import { LinkBar } from '../room/LinkBar.tsx';
import { useSession } from '../room/session.ts';
import { nameIn, useCard, useGame, useMe, useView } from '../room/view.ts';
import { PaceAsked } from '../slow/late.ts';
import { Banner } from './Banner.tsx';
import { Chat } from './Chat.tsx';
import { ChatButton } from './ChatButton.tsx';
import { InviteRow } from './InviteRow.tsx';
import { OptionChips } from './OptionChips.tsx';
import { Seats } from './Seats.tsx';
import { StartBar } from './StartBar.tsx';
import styles from './WaitingRoom.module.css';
import { Watchers } from './Watchers.tsx';

const Evening = late(async () => (await import('../end/Evening.tsx')).Evening);
const CallSign = late(async () => (await import('../room/manners.ts')).CallSign);
const FamilySign = late(async () => (await import('../room/manners.ts')).FamilySign);
/** Of one game alone. */
const OwnChoice = late(async () => (await import('./OwnChoice.tsx')).OwnChoice);
const RoomMenu = late(async () => (await import('./RoomMenu.tsx')).RoomMenu);

/** The room before a match: who sits, how it will be played, and the one button that starts it. */
export const WaitingRoom = () => {
  // the table's chunk is fetched while people gather
  const game = useGame();
  const card = useCard();
  const { chairs, series, family, call, pace } = useView();
  const full = chairs.every(({ person }) => person !== null);
  const { isSeated } = useMe();
  const { online } = useSession();
  const [chat, setChat] = useState(false);
  return (
    <div className={styles.room}>
      <RoomHeader onChat={() => setChat(true)} />
      <LinkBar />
      <HeldSeats />
      {pace.asked && <PaceAsked />}
      <main id="main" tabIndex={-1} className={styles.main}>
        <Banner />
        <div className={styles.body} data-full={full}>
          {family && <FamilySign />}
          {call !== null && <CallSign />}
          <Seats />
          {series.length > 0 && <Evening />}
          {online && <InviteRow />}
          <OptionChips />
          {isSeated && <OwnChoice game={game === 'failed' ? null : game} />}
          {card && <LearnHere card={card} />}
        </div>
        {online && <Talk open={chat} onClose={() => setChat(false)} />}
      </main>
      <StartBar />
    </div>
  );
};

interface TalkProps {
  /** Whether the sheet is open, where there is no room for the chat beside the seats. */
  readonly open: boolean;
  readonly onClose: () => void;
}

const Talk = ({ open, onClose }: TalkProps) => {
  const t = useTexts();
  return (
    <>
      <aside className={styles.chat} aria-label={t.chat.title}>
        <Chat />
      </aside>
      <Sheet open={open} onClose={onClose} title={t.chat.title} closeLabel={t.close}>
        <div className={styles.chatSheet}>
          <Chat />
        </div>
      </Sheet>
    </>
  );
};

const RoomHeader = ({ onChat }: { readonly onChat: () => void }) => {
  const t = useTexts();
  const view = useView();
  const { online } = useSession();
  const { isSeated } = useMe();
  const [menu, setMenu] = useState(false);
  const host = isolate(nameIn(t, personOf(view, view.host)));
  return (
    <>
      <Header
        start={
          <>
            <IconButton
              label={t.room.menu}
              icon={<Icon name="menu" />}
              onClick={() => setMenu(true)}
            />
            <span className={styles.onWide}>
              <Wordmark size={32} script={useLang()} />
            </span>
          </>
        }
        end={
          <>
            {view.locked && <span className={styles.locked}>{t.room.locked}</span>}
            {online && <Watchers />}
            <span className={styles.onPhone}>{online && <ChatButton onPress={onChat} />}</span>
          </>
        }
      >
        <h1 className={styles.title}>{online ? t.room.title(host) : t.here.title}</h1>
      </Header>
      {(menu || isSeated) && <RoomMenu open={menu} onClose={() => setMenu(false)} />}
    </>
  );
};
