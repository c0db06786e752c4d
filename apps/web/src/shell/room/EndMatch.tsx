import { useState } from 'react';
import { listed } from '../../i18n/numbers.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { awaitedToEnd } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import styles from './HeldSeats.module.css';
import { useRoom } from './session.ts';
import { useEnding, useEndVote } from './useEnding.ts';
import { useServerNow } from './useNow.ts';
import { useMe, useNames, useView } from './view.ts';

/** The button by which a match is ended, or that is proposed; it asks first. */
export const EndMatch = ({ kind }: { readonly kind: 'primary' | 'ghost' }) => {
  const t = useTexts();
  const ending = useEnding();
  const busy = useRoom((state) => state.pending !== null);
  const [asking, setAsking] = useState(false);
  if (!ending) return null;
  const run = (): void => {
    setAsking(false);
    ending.run();
  };
  return (
    <>
      <Button
        size={kind === 'ghost' ? 'sm' : 'md'}
        kind={kind}
        busy={busy}
        onClick={() => setAsking(true)}
      >
        {ending.label}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={ending.label}>
        <p>{ending.question}</p>
        <div className={styles.buttons}>
          <Button kind="primary" onClick={run}>
            {t.table.confirmYes}
          </Button>
          <Button onClick={() => setAsking(false)}>{t.cancel}</Button>
        </div>
      </Dialog>
    </>
  );
};

/** A proposal to end the match, before everybody: who wants it, whose word is awaited, and one's own. */
export const EndVote = () => {
  const t = useTexts().ending;
  const lang = useLang();
  const view = useView();
  const name = useNames();
  const { isSeated } = useMe();
  const now = useServerNow(true, 1000);
  const yes = view.match?.endVote ?? [];
  if (view.stage !== 'playing' || yes.length === 0) return null;
  const awaited = awaitedToEnd(view, now).map(({ no }) => name(no));
  const waits = awaited.length > 0;
  return (
    <output className={styles.held}>
      <span>
        {t.wants(listed(lang, yes.map(name)))}
        {waits && ` · ${t.awaited(listed(lang, awaited))}`}
      </span>
      {isSeated && <Word yes={yes} waits={waits} />}
    </output>
  );
};

interface WordProps {
  readonly yes: readonly number[];
  /** Whether the word of others is still awaited. */
  readonly waits: boolean;
}

const Word = ({ yes, waits }: WordProps) => {
  const t = useTexts().ending;
  const me = useRoom((state) => state.you.person);
  const busy = useRoom((state) => state.pending !== null);
  const vote = useEndVote();
  const isMine = me !== null && yes.includes(me);
  return (
    <span className={styles.buttons}>
      {(!isMine || !waits) && (
        <Button size="sm" busy={busy} onClick={() => vote(true)}>
          {t.agree}
        </Button>
      )}
      <Button size="sm" kind="ghost" busy={busy} onClick={() => vote(false)}>
        {isMine ? t.withdraw : t.playOn}
      </Button>
    </span>
  );
};
