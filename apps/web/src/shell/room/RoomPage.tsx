import { useDeferredValue, useEffect, useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { late } from '../../kit/late.tsx';
import { Notice } from '../frame/Notice.tsx';
import { useTexts } from '../frame/stores.ts';
import { renew } from '../frame/version.ts';
import type { TvPageProps } from '../tv/TvPage.tsx';
import { WaitingRoom } from '../waiting/WaitingRoom.tsx';
import { Faces } from './Faces.tsx';
import { JoinSheet } from './JoinSheet.tsx';
import { LinkBar } from './LinkBar.tsx';
import styles from './RoomPage.module.css';
import { openSession, useRoom, VisitProvider } from './session.ts';
import { useIntent } from './useIntent.ts';
import { useRemembered } from './useRemembered.ts';
import { useShare } from './useShare.ts';
import { Voice } from './Voice.ts';
import { AHEAD_MS } from './view.ts';

/** A room on a television. It is fetched from here, so that what it shares with a room is not cut into pieces of its own. */
export const TvPage = late<TvPageProps>(async () => (await import('../tv/TvPage.tsx')).TvPage);

/** Where nobody gets in, or on: seldom seen. */
const BadLink = late(async () => (await import('./BadLink.tsx')).BadLink);
const Out = late(async () => (await import('./Out.tsx')).Out);
const ClosedDoor = late(async () => (await import('./manners.ts')).ClosedDoor);

/** The page behind an invite, for as long as it is shown. A page shows one room: give it the token as its key. */
export const RoomPage = ({ token }: { readonly token: string }) => {
  const session = useOpened(token);
  if (!session) return null;
  return (
    <VisitProvider value={session}>
      <Faces>
        <Inside />
      </Faces>
    </VisitProvider>
  );
};

type Opened = ReturnType<typeof openSession>;

/** The session behind a token; null before the page stands. A render that is thrown away opens no line. */
function useOpened(token: string): Opened | null {
  const [session, setSession] = useState<Opened | null>(null);
  useEffect(() => {
    const opened = openSession(token);
    // oxlint-disable-next-line react/set-state-in-effect -- it belongs to the world outside, and is opened only now
    setSession(opened);
    return () => opened.online.link.close();
  }, [token]);
  return session;
}

const Inside = () => {
  const status = useRoom((state) => state.status);
  const stage = useRoom((state) => state.view?.stage);
  useInvitationTakenAway(status !== 'connecting');
  if (status === 'gone') return <BadLink />;
  if (status === 'out') return <Out />;
  if (status === 'closed') return <ClosedDoor />;
  if (status === 'old' && stage === undefined) return <Old />;
  return stage === undefined ? <Connecting /> : <Joined lobby={stage === 'lobby'} />;
};

/** The words with which the page came stand until there is something better. */
function useInvitationTakenAway(done: boolean): void {
  useEffect(() => {
    if (done) document.getElementById('invitation')?.remove();
    return () => document.getElementById('invitation')?.remove();
  }, [done]);
}

/** The room for whoever has been let in: the table, before it the waiting room, and nothing between where nobody waits. */
export const Joined = ({ lobby }: { readonly lobby: boolean }) => {
  useRemembered();
  useShare();
  useIntent();
  useTableAhead();
  const starts = useRoom((state) => state.starts);
  const isComing = lobby && starts;
  // the sheet that asks a newcomer's name stands a picture earlier than the room behind it
  const isBehind = useDeferredValue(true, false);
  const screen = lobby ? <WaitingRoom /> : <Table />;
  return (
    <>
      {isComing ? <Connecting /> : isBehind && screen}
      {!isComing && <JoinSheet />}
      {/* there from before the table comes, so that the first turn is news */}
      <Voice />
    </>
  );
};

/** A newcomer sits down first, and what the match needs is fetched while the others come. */
function useTableAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadTable(), AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** A page from before the newest version, that has not been let in. */
const Old = () => {
  const t = useTexts().link;
  return (
    <Notice title={t.old}>
      <Button kind="primary" onClick={() => void renew()}>
        {t.refresh}
      </Button>
    </Notice>
  );
};

/** Nothing but a word, and that only after a moment: most rooms open faster. */
export const Connecting = () => {
  const t = useTexts();
  return (
    <main id="main" tabIndex={-1} className={styles.connecting}>
      <output>{t.link.connecting}</output>
      <LinkBar />
    </main>
  );
};

const loadTable = async () => (await import('../table/Table.tsx')).Table;
const Table = late(loadTable, <Connecting />);
