import type { RoomView } from '@kesem/room/view';
import { listed } from '../../i18n/numbers.ts';
import { ActionBar } from '../../kit/ActionBar.tsx';
import { Button } from '../../kit/Button.tsx';
import { personOf } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useRoom, useSession } from '../room/session.ts';
import { shareIn } from '../room/useShare.ts';
import { useMe, useNames, useView } from '../room/view.ts';
import { resultOf } from './result.ts';

interface EndBarProps {
  readonly panel: boolean;
  readonly onPanel: (shown: boolean) => void;
}

/** The bar after a match: the result, and the rematch where the primary always is. */
export const EndBar = ({ panel, onPanel }: EndBarProps) => {
  const t = useTexts().end;
  const lang = useLang();
  const view = useView();
  const gone = useGone();
  const waiting = useWaiting();
  return (
    <ActionBar
      say={panel ? t.over : resultOf(view, lang)}
      sub={gone === null ? waiting : t.gone(gone)}
      secondary={!panel && <Button onClick={() => onPanel(true)}>{t.showPanel}</Button>}
      primary={gone === null ? <Rematch /> : <Gather />}
    />
  );
};

const Rematch = () => {
  const t = useTexts().end;
  const view = useView();
  const { isSeated } = useMe();
  const { askStage } = useSession();
  const busy = useRoom((state) => state.pending !== null);
  if (!isSeated) return null;
  return (
    <Button
      kind="primary"
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

function saysYes({ me, match }: RoomView): boolean {
  return typeof me === 'number' && (match?.again.includes(me) ?? false);
}

/** Whose yes is still missing, once somebody has said it. */
function useWaiting(): string | undefined {
  const t = useTexts().end;
  const lang = useLang();
  const view = useView();
  const name = useNames();
  const { match } = view;
  if (!match || match.again.length === 0) return undefined;
  const missing = match.players.filter((no, seat) => {
    const person = personOf(view, no);
    return person?.is === 'in' && !person.bot && !match.again.includes(seat) && seat !== view.me;
  });
  const names = listed(lang, missing.map(name));
  if (missing.length === 0) return undefined;
  return saysYes(view) ? `${t.youSaidYes} · ${t.waitFor(names)}` : undefined;
}
