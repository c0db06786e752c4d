import { useState } from 'react';
import { useLocation } from 'wouter';
import { verifyTextsOf } from '../../i18n/verify.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/icons.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { toast } from '../../kit/toast.ts';
import type { AnyGame } from '../../registry.ts';
import { type AnyFinale, useFinale } from '../end/useFinale.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useRoom, useSession } from '../room/session.ts';
import { useHeard, useMe, useView } from '../room/view.ts';
import styles from './EndBar.module.css';
import { useEvents } from './useEvents.ts';

interface EndWaysProps {
  readonly game: AnyGame | null;
  /** The waiting room is the primary already. */
  readonly gathers: boolean;
}

/** Ways on from a finished match besides a rematch: handing the result on, another game, and a menu with the rest. */
export const EndWays = ({ game, gathers }: EndWaysProps) => {
  const t = useTexts().end;
  const { askStage } = useSession();
  const { isHost } = useMe();
  const busy = useRoom((state) => state.pending !== null);
  const finale = useFinale(game);
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.ways}>
      <Share game={game} finale={finale} />
      {isHost && !gathers && (
        <Button size="sm" kind="ghost" busy={busy} onClick={() => askStage({ do: 'lobby' })}>
          {t.changeGame}
        </Button>
      )}
      <Button size="sm" kind="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.more}
      </Button>
      <Door open={open} finale={finale} onClose={() => setOpen(false)} />
    </div>
  );
};

/** Draws the result on this device, and hands it on with its text. */
const Share = ({ game, finale }: { game: AnyGame | null; finale: AnyFinale | null }) => {
  const t = useTexts();
  const view = useView();
  const lang = useLang();
  const { online } = useSession();
  const events = useEvents();
  const [busy, setBusy] = useState(false);
  if (!view.match?.outcome || !finale) return null;
  const tell = async (): Promise<void> => {
    setBusy(true);
    const { shareResult } = await import('../end/share.ts');
    const done = await shareResult({ view, game, finale, lang, events, online: online !== null });
    setBusy(false);
    if (done === 'kept') toast(t.end.sharedHere, 'ok');
    if (done === 'failed') toast(t.end.shareFailed, 'danger');
  };
  return (
    <Button
      size="sm"
      busy={busy}
      icon={<Icon name="share" size={18} />}
      onClick={() => void tell()}
    >
      {t.end.shareResult}
    </Button>
  );
};

interface DoorProps {
  readonly open: boolean;
  readonly finale: AnyFinale | null;
  readonly onClose: () => void;
}

/** The replay, the file, the check of what was drawn, and the way home. */
const Door = ({ open, finale, onClose }: DoorProps) => {
  const t = useTexts();
  const { online } = useSession();
  const [, go] = useLocation();
  return (
    <Sheet open={open} onClose={onClose} title={t.end.moreTitle} closeLabel={t.close}>
      <div className={styles.list}>
        {online && <Record finale={finale} />}
        <Button kind="ghost" onClick={() => go('/')}>
          {t.end.home}
        </Button>
      </div>
    </Sheet>
  );
};

/** The match's record, also of one that was given up: seen again, kept as a file, checked where anything was drawn. */
const Record = ({ finale }: { readonly finale: AnyFinale | null }) => {
  const t = useTexts();
  const verify = verifyTextsOf(useLang());
  const { match } = useView();
  const heard = useHeard();
  const moved = useEvents().length > 0;
  const [, go] = useLocation();
  if (!match) return null;
  const save = async (): Promise<void> => {
    const why = await (await import('../verify/save.ts')).saveMatch(match.id);
    if (why) toast(t.refusals[why], 'danger');
  };
  const seatsDrawn = heard.some((one) => 'room' in one && one.room.type === 'drawn');
  return (
    <>
      {(moved || match.outcome) && (
        <Button icon={<Icon name="play" size={18} />} onClick={() => go(`/m/${match.id}`)}>
          {t.end.watchAgain}
        </Button>
      )}
      <Button onClick={() => void save()}>{verify.save}</Button>
      {(seatsDrawn || finale?.chance !== false) && (
        <Button onClick={() => go(`/m/${match.id}/verify`)}>{verify.link}</Button>
      )}
    </>
  );
};
