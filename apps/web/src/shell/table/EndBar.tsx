import type { RoomView } from '@kesem/room/view';
import { listed } from '../../i18n/numbers.ts';
import { ActionBar } from '../../kit/ActionBar.tsx';
import { Button } from '../../kit/Button.tsx';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import type { AnyGame } from '../../registry.ts';
import { inkOf } from '../../state/device.ts';
import { personOf } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useRoom, useSession } from '../room/session.ts';
import { shareIn } from '../room/useShare.ts';
import { useMe, useNames, useView } from '../room/view.ts';
import styles from './EndBar.module.css';
import { EndWays } from './EndWays.tsx';
import { resultOf } from './result.ts';

interface EndBarProps {
  readonly game: AnyGame | null;
  readonly panel: boolean;
  readonly onPanel: (shown: boolean) => void;
}

/** The bar after a match: who is in for another, the rematch where the primary always is, and the quiet ways on. */
export const EndBar = ({ game, panel, onPanel }: EndBarProps) => {
  const t = useTexts().end;
  const lang = useLang();
  const view = useView();
  const name = useNames();
  const gone = useGone();
  const waiting = useWaiting();
  const humans = wantersOf(view).filter((no) => personOf(view, no)?.bot === null);
  const isWanted = humans.length > 0 && waits(view) && gone === null;
  const over = isWanted ? t.wants(listed(lang, humans.map(name))) : t.over;
  return (
    <ActionBar
      say={panel ? over : resultOf(view, lang)}
      sub={gone === null ? <In note={waiting} /> : t.gone(gone)}
      secondary={!panel && <Button onClick={() => onPanel(true)}>{t.showPanel}</Button>}
      primary={
        <>
          {gone === null ? <Rematch isWanted={isWanted} /> : <Gather />}
          {panel && <EndWays game={game} gathers={gone !== null} />}
        </>
      }
    />
  );
};

/** Everybody who is in already, by their plates. */
const In = ({ note }: { readonly note: string | undefined }) => {
  const t = useTexts().end;
  const lang = useLang();
  const view = useView();
  const name = useNames();
  const wanters = wantersOf(view);
  if (wanters.length === 0 || (view.match?.again ?? []).length === 0) return note;
  return (
    <span className={styles.in}>
      <span className={styles.plates}>
        {t.isIn}
        {wanters.map((no) => (
          <EmblemPlate key={no} ink={inkOf(personOf(view, no)?.ink)} size={24} />
        ))}
        <VisuallyHidden>{listed(lang, wanters.map(name))}</VisuallyHidden>
      </span>
      {note !== undefined && <span>{note}</span>}
    </span>
  );
};

const Rematch = ({ isWanted }: { readonly isWanted: boolean }) => {
  const t = useTexts().end;
  const view = useView();
  const { isSeated } = useMe();
  const { askStage } = useSession();
  const busy = useRoom((state) => state.pending !== null);
  if (!isSeated) return null;
  return (
    <Button
      kind="primary"
      className={isWanted ? styles.wanted : undefined}
      disabled={busy || saysYes(view)}
      onClick={() => askStage({ do: 'again', nonce: shareIn(view.next.hash) })}
    >
      {t.rematch}
    </Button>
  );
};

/** The way on when a rematch cannot be: only the host can go it. */
const Gather = () => {
  const t = useTexts().end;
  const { isHost } = useMe();
  const { askStage } = useSession();
  const busy = useRoom((state) => state.pending !== null);
  if (!isHost) return null;
  return (
    <Button kind="primary" disabled={busy} onClick={() => askStage({ do: 'lobby' })}>
      {t.changeGame}
    </Button>
  );
};

/** Who of this match has got up for good, so that nobody waits for their yes; null: all are there. */
function useGone(): string | null {
  const view = useView();
  const lang = useLang();
  const name = useNames();
  const players = view.match?.players ?? [];
  const gone = players.filter((no) => personOf(view, no)?.is !== 'in');
  return gone.length === 0 ? null : listed(lang, gone.map(name));
}

/** Who is in for another match: whoever has said so, and bots, who always are. */
function wantersOf(view: RoomView): readonly number[] {
  const { players = [], again = [] } = view.match ?? {};
  return players.filter((no, seat) => again.includes(seat) || personOf(view, no)?.bot != null);
}

function saysYes({ me, match }: RoomView): boolean {
  return typeof me === 'number' && (match?.again.includes(me) ?? false);
}

/** Whether whoever looks sits here, and has not said yes. */
function waits(view: RoomView): boolean {
  return typeof view.me === 'number' && !saysYes(view);
}

/** Whose yes is still missing, once one has said it oneself. */
function useWaiting(): string | undefined {
  const t = useTexts().end;
  const lang = useLang();
  const view = useView();
  const name = useNames();
  const { match } = view;
  if (!match || !saysYes(view)) return undefined;
  const missing = match.players.filter((no, seat) => {
    const person = personOf(view, no);
    return person?.is === 'in' && !person.bot && !match.again.includes(seat);
  });
  if (missing.length === 0) return undefined;
  return `${t.youSaidYes} · ${t.waitFor(listed(lang, missing.map(name)))}`;
}
