import { useState } from 'react';
import { isolate } from '../../i18n/isolate.ts';
import { listed } from '../../i18n/numbers.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { awaitedToEnd, personOf } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import styles from './HeldSeats.module.css';
import { useRoom } from './session.ts';
import { useEnding, useEndVote } from './useEnding.ts';
import { useServerNow } from './useNow.ts';
import { nameIn, useMe, useView } from './view.ts';

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
        disabled={busy}
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
  const t = useTexts();
  const lang = useLang();
  const view = useView();
  const me = useRoom((state) => state.you.person);
  const { isSeated } = useMe();
  const now = useServerNow(true, 1000);
  const yes = view.match?.endVote ?? [];
  if (view.stage !== 'playing' || yes.length === 0) return null;
  const nameOf = (no: number): string => isolate(nameIn(t, personOf(view, no)));
  const namesOf = (people: readonly number[]): string => listed(lang, people.map(nameOf));
  const awaited = awaitedToEnd(view, now);
  const isMine = me !== null && yes.includes(me);
  return (
    <output className={styles.held}>
      <span>
        {[
          t.ending.wants(namesOf(yes)),
          ...(awaited.length > 0 ? [t.ending.awaited(namesOf(awaited.map(({ no }) => no)))] : []),
        ].join(' · ')}
      </span>
      {isSeated && <OwnWord isMine={isMine} mayAgree={!isMine || awaited.length === 0} />}
    </output>
  );
};

interface OwnWordProps {
  /** Whether one's own word for the end was given. */
  readonly isMine: boolean;
  readonly mayAgree: boolean;
}

const OwnWord = ({ isMine, mayAgree }: OwnWordProps) => {
  const t = useTexts();
  const busy = useRoom((state) => state.pending !== null);
  const vote = useEndVote();
  return (
    <span className={styles.buttons}>
      {mayAgree && (
        <Button size="sm" disabled={busy} onClick={() => vote(true)}>
          {t.ending.agree}
        </Button>
      )}
      <Button size="sm" kind="ghost" disabled={busy} onClick={() => vote(false)}>
        {isMine ? t.ending.withdraw : t.ending.playOn}
      </Button>
    </span>
  );
};
