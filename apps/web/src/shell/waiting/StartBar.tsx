import { useEffect, useState } from 'react';
import { isolate } from '../../i18n/isolate.ts';
import { listed } from '../../i18n/numbers.ts';
import { ActionBar } from '../../kit/ActionBar.tsx';
import { announce } from '../../kit/announce.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { personOf, taken } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { RulesBar } from '../learn/RulesBar.tsx';
import { useRoom, useSession } from '../room/session.ts';
import { useSecondsTo } from '../room/useNow.ts';
import { nameIn, useCard, useMe, useNames, useView } from '../room/view.ts';
import { SitBar } from './SitBar.tsx';
import styles from './StartBar.module.css';

/** The sticky bar of the waiting room: who is missing, and the start. */
export const StartBar = () => {
  const { game, startsAt } = useView();
  return (
    <footer className={styles.bar}>
      <RulesBar game={game} section={null}>
        {startsAt === null ? <Gathering /> : <Counting startsAt={startsAt} />}
      </RulesBar>
    </footer>
  );
};

const Gathering = () => {
  const { isHost, isSeated } = useMe();
  return isHost ? <HostBar /> : isSeated ? <GuestBar /> : <SitBar />;
};

/** The count before the start, on every screen; whoever sits may stop it. */
const Counting = ({ startsAt }: { readonly startsAt: number }) => {
  const t = useTexts().start;
  const { isSeated } = useMe();
  const { askStage } = useSession();
  const left = useSecondsTo(startsAt);
  useEffect(() => announce(t.starting(left), 'assertive'), [left, t]);
  return (
    <ActionBar
      say={<b className={styles.count}>{t.starting(left)}</b>}
      primary={
        isSeated && (
          <Button onClick={() => askStage({ do: 'countdown', on: false })}>{t.stop}</Button>
        )
      }
    />
  );
};

const GuestBar = () => {
  const t = useTexts().start;
  const view = useView();
  const name = useNames();
  const say = useSay();
  return <ActionBar say={say} sub={t.waitHost(name(view.host))} />;
};

/** Who is here, in one sentence. */
function useSay(): string {
  const t = useTexts().start;
  const view = useView();
  const card = useCard();
  const seated = taken(view).length;
  const missing = (card?.seats.min ?? 2) - seated;
  return missing > 0 ? t.missing(missing) : t.seated(seated);
}

/** Returns the sentence on a full table: who is away just now, or that everybody is here. */
function useFull(away: readonly string[]): string {
  const t = useTexts().start;
  const names = listed(useLang(), away);
  return away.length > 0 ? t.awaits(names) : t.complete;
}

const HostBar = () => {
  const t = useTexts().start;
  const view = useView();
  const card = useCard();
  const seated = taken(view).length;
  const free = view.chairs.length - seated;
  const ready = seated >= (card?.seats.min ?? 2);
  const say = useSay();
  const start = useStart();
  const full = useFull(start.away);
  const sub = !ready ? t.missingHint : free > 0 ? t.free(free) : full;
  return (
    <>
      <ActionBar
        say={say}
        sub={sub}
        secondary={free > 0 && <FillButton />}
        primary={
          <Button kind="primary" disabled={!ready} busy={start.busy} onClick={start.begin}>
            {ready && free > 0 ? t.startWith(seated) : t.go}
          </Button>
        }
      />
      <AwayDialog start={start} />
    </>
  );
};

interface Start {
  readonly busy: boolean;
  /** Humans who are not connected just now. */
  readonly away: readonly string[];
  readonly asking: boolean;
  readonly begin: () => void;
  readonly goOn: () => void;
  readonly stop: () => void;
}

/** The start as the host goes through it: asked once about who is away, then all see the count. */
function useStart(): Start {
  const { askStage } = useSession();
  const busy = useRoom((state) => state.pending !== null);
  const away = useAway();
  const [asking, setAsking] = useState(false);
  const goOn = (): void => {
    setAsking(false);
    askStage({ do: 'countdown', on: true });
  };
  const stop = (): void => setAsking(false);
  const begin = (): void => (away.length > 0 ? setAsking(true) : goOn());
  return { busy, away, asking, begin, goOn, stop };
}

function useAway(): readonly string[] {
  const t = useTexts();
  const view = useView();
  const here = useRoom((state) => state.presence.here);
  return taken(view).flatMap(({ chair }) => {
    const person = personOf(view, chair.person);
    const gone = person && !person.bot && !here.includes(person.no);
    return gone ? [isolate(nameIn(t, person))] : [];
  });
}

const AwayDialog = ({ start }: { readonly start: Start }) => {
  const t = useTexts();
  const names = listed(useLang(), start.away);
  return (
    <Dialog open={start.asking} onClose={start.stop} title={t.start.awayTitle(names)}>
      <p>{t.start.awayText}</p>
      <div className={styles.buttons}>
        <Button kind="primary" onClick={start.goOn}>
          {t.start.awayGo}
        </Button>
        <Button onClick={start.stop}>{t.start.stop}</Button>
      </div>
    </Dialog>
  );
};

/** Fills the table with bots of middle strength. */
const FillButton = () => {
  const t = useTexts().room;
  const { askStage } = useSession();
  const busy = useRoom((state) => state.pending !== null);
  return (
    <Button busy={busy} onClick={() => askStage({ do: 'fill', level: 'medium' })}>
      {t.fill}
    </Button>
  );
};
