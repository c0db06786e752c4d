import { MORE_MS } from '@kesem/room/clock';
import type { ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/icons.tsx';
import { moreTimeFor } from '../../state/seats.ts';
import { useTexts } from '../frame/stores.ts';
import { useSession } from '../room/session.ts';
import { useHand, useView } from '../room/view.ts';
import styles from './MoreTime.module.css';

const SECONDS = MORE_MS / 1000;

/** A way to take more time for the question one is asked; null while there is none to take. */
function useMoreTime(): (() => void) | null {
  const view = useView();
  const { answer } = useSession();
  const ask = moreTimeFor(view, useHand());
  return ask && (() => answer({ do: 'moreTime' }, ask.key));
}

/** A clock with more time to be taken under it. */
export const WithMoreTime = ({ children }: { readonly children: ReactNode }) => {
  const t = useTexts().table;
  const take = useMoreTime();
  if (!take) return children;
  const label = t.moreTime(SECONDS);
  return (
    <div className={styles.timed}>
      {children}
      <button type="button" className={styles.more} onClick={take} aria-label={label} title={label}>
        <bdi dir="ltr">+{SECONDS}</bdi>
      </button>
    </div>
  );
};

/** More time, among what may be done at a table. */
export const MoreTimeItem = ({ onDone }: { readonly onDone: () => void }) => {
  const t = useTexts().table;
  const take = useMoreTime();
  if (!take) return null;
  const run = (): void => {
    take();
    onDone();
  };
  return (
    <Button icon={<Icon name="clock" />} onClick={run}>
      {t.moreTime(SECONDS)}
    </Button>
  );
};
