import { useEffect, useState } from 'react';
import { tvTextsOf } from '../../i18n/tv.ts';
import { late } from '../../kit/late.tsx';
import { useLang } from '../frame/stores.ts';
import { renew } from '../frame/version.ts';
import { Faces } from '../room/Faces.tsx';
import { openSession, useRoom, VisitProvider } from '../room/session.ts';
import { Entry } from './Entry.tsx';
import { useGoTo } from './go.ts';
import styles from './Tv.module.css';

/** By way of the table, whose parts it is made of: so they stay in one piece. */
const Shown = late(async () => (await import('../table/Table.tsx')).Shown);

/** A room on the screen, for as long as it lives; null: its link is still looked for. */
export const Screen = ({ token }: { readonly token: string | null }) => {
  const session = useOpened(token);
  if (!session) return <Looking />;
  return (
    <VisitProvider value={session}>
      <Faces>
        <Inside />
      </Faces>
    </VisitProvider>
  );
};

type Opened = ReturnType<typeof openSession>;

function useOpened(token: string | null): Opened | null {
  const [session, setSession] = useState<Opened | null>(null);
  useEffect(() => {
    if (token === null) return undefined;
    const opened = openSession(token, true);
    // oxlint-disable-next-line react/set-state-in-effect -- it belongs to the world outside, and is opened only now
    setSession(opened);
    return () => opened.online.link.close();
  }, [token]);
  return session;
}

const Looking = () => (
  <main id="main" className={styles.entry}>
    <output>{tvTextsOf(useLang()).connecting}</output>
  </main>
);

const Inside = () => {
  const status = useRoom((state) => state.status);
  const isJoined = useRoom((state) => state.view !== null);
  useNewCode();
  useEffect(() => {
    // nobody is there to press anything
    if (status === 'old') void renew();
  }, [status]);
  if (status === 'gone' || status === 'out') return <Entry wasWrong />;
  return isJoined ? <Shown /> : <Looking />;
};

/** With another code the room has another link, too: the screen comes in by it, and is there after a night as well. */
function useNewCode(): void {
  const code = useRoom((state) => state.code);
  const [first, setFirst] = useState(code);
  const goTo = useGoTo();
  useEffect(() => {
    if (code === null || code === first) return;
    // oxlint-disable-next-line react/set-state-in-effect -- what came first is known only once it has come
    if (first === null) setFirst(code);
    else goTo(code);
  }, [code, first, goTo]);
}
