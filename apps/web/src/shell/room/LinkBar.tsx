import { type ReactNode, useEffect } from 'react';
import { Button } from '../../kit/Button.tsx';
import { toast } from '../../kit/toast.ts';
import { useTexts } from '../frame/stores.ts';
import { VersionBar } from '../frame/VersionBar.tsx';
import { renew } from '../frame/version.ts';
import styles from './LinkBar.module.css';
import { useOnline, useRoom, useSession } from './session.ts';
import { useNow } from './useNow.ts';

const QUIET_MS = 2000;
const LONG_MS = 10_000;

/** The thin bar under the header: the connection in words, what cannot be saved, between matches a new version, and nothing while all is well. */
export const LinkBar = () => {
  const t = useTexts().link;
  useReturned();
  const status = useRoom((state) => state.status);
  const isUnsaved = useRoom(({ pending }) => pending?.unsaved === true);
  const isBetween = useRoom(({ view }) => view !== null && view.stage !== 'playing');
  if (status === 'old') return <OldBar />;
  if (status === 'lost') return <LostBar />;
  if (status === 'shut') return <Bar>{t.closed}</Bar>;
  if (isUnsaved) return <Bar>{t.unsaved}</Bar>;
  return isBetween ? <VersionBar /> : null;
};

/** Whoever comes back after a loss is told how much went by, in a note that moves nothing. */
function useReturned(): void {
  const t = useTexts().link;
  const { store } = useSession();
  const missed = useRoom((state) => state.missed);
  useEffect(() => {
    if (missed === null) return;
    store.setState({ missed: null });
    if (missed > 0) toast(`${t.back} · ${t.missed(missed)}`, 'ok');
  }, [store, missed, t]);
}

const Bar = ({ children }: { readonly children: ReactNode }) => (
  <output className={styles.bar}>{children}</output>
);

const OldBar = () => {
  const t = useTexts().link;
  return (
    <Bar>
      <span>{t.old}</span>
      <Button size="sm" onClick={() => void renew()}>
        {t.refresh}
      </Button>
    </Bar>
  );
};

const LostBar = () => {
  const t = useTexts().link;
  const { link } = useOnline();
  const since = useRoom((state) => state.lostSince) ?? 0;
  const why = useRoom((state) => state.lostWhy);
  const lost = useNow(true, 250) - since;
  if (lost < QUIET_MS) return null;
  return (
    <Bar>
      <span>{why === null ? t.lost : t[why]}</span>
      {lost > LONG_MS && (
        <Button size="sm" onClick={() => link.retry()}>
          {t.retry}
        </Button>
      )}
    </Bar>
  );
};
