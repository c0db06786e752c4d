import type { ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { useTexts } from '../frame/stores.ts';
import { VersionBar } from '../frame/VersionBar.tsx';
import { renew } from '../frame/version.ts';
import styles from './LinkBar.module.css';
import { useOnline, useRoom, useSession } from './session.ts';
import { useNow } from './useNow.ts';

const QUIET_MS = 2000;
const LONG_MS = 10_000;

/** The thin bar under the header: the connection in words, between matches a new version, and nothing while all is well. */
export const LinkBar = ({ onMissed }: { readonly onMissed?: (() => void) | undefined }) => {
  const t = useTexts().link;
  const status = useRoom((state) => state.status);
  const isBetween = useRoom(({ view }) => view !== null && view.stage !== 'playing');
  if (status === 'old') return <OldBar />;
  if (status === 'lost') return <LostBar />;
  if (status === 'shut') return <Bar tone="lost">{t.closed}</Bar>;
  return (
    <>
      <BackBar onMissed={onMissed} />
      {isBetween && <VersionBar />}
    </>
  );
};

interface BarProps {
  readonly tone: 'lost' | 'ok';
  readonly children: ReactNode;
}

const Bar = ({ tone, children }: BarProps) => (
  <output className={styles.bar} data-tone={tone}>
    {children}
  </output>
);

const OldBar = () => {
  const t = useTexts().link;
  return (
    <Bar tone="lost">
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
    <Bar tone="lost">
      <span>{why === null ? t.lost : t[why]}</span>
      {lost > LONG_MS && (
        <Button size="sm" onClick={() => link.retry()}>
          {t.retry}
        </Button>
      )}
    </Bar>
  );
};

const BackBar = ({ onMissed }: { readonly onMissed?: (() => void) | undefined }) => {
  const t = useTexts();
  const { store } = useSession();
  const missed = useRoom((state) => state.missed);
  if (missed === null || missed === 0) return null;
  const done = (): void => store.setState({ missed: null });
  const show = (): void => {
    done();
    onMissed?.();
  };
  return (
    <Bar tone="ok">
      <span>
        {t.link.back} — {t.link.missed(missed)}
      </span>
      {onMissed && (
        <Button size="sm" onClick={show}>
          {t.link.show}
        </Button>
      )}
      <Button size="sm" kind="ghost" onClick={done}>
        {t.close}
      </Button>
    </Bar>
  );
};
