import type { RoomView } from '@kesem/room/view';
import { listed } from '../../i18n/numbers.ts';
import { ActionBar } from '../../kit/ActionBar.tsx';
import { Button } from '../../kit/Button.tsx';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import type { AnyGame } from '../../registry.ts';
import { inkOf } from '../../state/device.ts';
import { callsFor, personOf, rematchOf } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useRoom, useSession } from '../room/session.ts';
import { shareIn } from '../room/useShare.ts';
import { useWished } from '../room/useWished.ts';
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
  const answers = useAnswers();
  const wished = useWished();
  const { yes } = rematchOf(view);
  const over =
    yes.length > 0 && gone === null ? t.wants(listed(lang, yes.map(name)), yes.length) : t.over;
  return (
    <ActionBar
      say={
        panel ? (
          <span className={over === t.over ? styles.told : undefined}>{over}</span>
        ) : (
          resultOf(view, lang)
        )
      }
      sub={gone === null ? answers ? <In note={answers} /> : wished : t.gone(gone)}
      secondary={!panel && <Button onClick={() => onPanel(true)}>{t.showPanel}</Button>}
      primary={
        <>
          {gone === null ? <Rematch /> : <Gather />}
          {panel && <EndWays game={game} gathers={gone !== null} />}
        </>
      }
    />
  );
};

/** Everybody who is in already, by their plates, and who has not answered. */
const In = ({ note }: { readonly note: string }) => {
  const t = useTexts().end;
  const lang = useLang();
  const view = useView();
  const name = useNames();
  const wanters = wantersOf(view);
  return (
    <span className={styles.in}>
      <span className={styles.plates}>
        {t.isIn}
        {wanters.map((no) => (
          <EmblemPlate key={no} ink={inkOf(personOf(view, no)?.ink)} size={24} />
        ))}
        <VisuallyHidden>{listed(lang, wanters.map(name))}</VisuallyHidden>
      </span>
      <span>{note}</span>
    </span>
  );
};

/** Asks for another match, or joins those who do. */
const Rematch = () => {
  const t = useTexts().end;
  const lang = useLang();
  const view = useView();
  const name = useNames();
  const { isSeated } = useMe();
  const { askStage } = useSession();
  const busy = useRoom((state) => state.pending !== null);
  const calls = callsFor(view);
  const isCalled = calls.length > 0;
  if (!isSeated) return null;
  return (
    <Button
      kind="primary"
      className={isCalled ? styles.wanted : undefined}
      busy={busy || saysYes(view)}
      onClick={() => askStage({ do: 'again', nonce: shareIn(view.next.hash) })}
    >
      {isCalled ? t.join(listed(lang, calls.map(name)), calls.length) : t.rematch}
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
    <Button kind="primary" busy={busy} onClick={() => askStage({ do: 'lobby' })}>
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

/** Whose answer is still awaited, once somebody has said yes; null: nobody has, or all have. */
function useAnswers(): string | null {
  const texts = useTexts();
  const t = texts.end;
  const lang = useLang();
  const view = useView();
  const name = useNames();
  const me = useRoom((state) => state.you.person);
  const { yes, awaited } = rematchOf(view);
  if (yes.length === 0 || awaited.length === 0) return null;
  const names = awaited.map((no) => (no === me ? texts.you : name(no)));
  const note = t.awaited(listed(lang, names));
  return saysYes(view) ? `${t.youSaidYes} · ${note}` : note;
}
