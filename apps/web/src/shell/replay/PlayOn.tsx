import type { Seat } from '@kesem/engine/core/game';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { replayTextsOf } from '../../i18n/replay.ts';
import { Button } from '../../kit/Button.tsx';
import { ChipGroup } from '../../kit/ChipGroup.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { toast } from '../../kit/toast.ts';
import type { AnyGame } from '../../registry.ts';
import { turnSeats } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { type Intent, openRoomFor } from '../home/open.ts';
import { useView } from '../room/view.ts';
import { Strengths } from '../waiting/Strengths.tsx';
import styles from './PlayOn.module.css';
import type { RunningReplay } from './useReplay.ts';

interface PlayOnProps {
  readonly now: RunningReplay;
  readonly game: AnyGame | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A new table that begins where this step stands: with friends, or against a bot. */
export const PlayOn = ({ open, onClose, ...rest }: PlayOnProps) => {
  const t = useTexts();
  const replay = replayTextsOf(useLang());
  return (
    <Dialog open={open} onClose={onClose} title={replay.playOnLong} closeLabel={t.close}>
      <Ways {...rest} />
    </Dialog>
  );
};

const Ways = ({ now, game }: Pick<PlayOnProps, 'now' | 'game'>) => {
  const t = useTexts();
  const replay = replayTextsOf(useLang());
  const lang = useLang();
  const view = useView();
  const [chosen, setChosen] = useState<Seat | null>(null);
  const seat = chosen ?? turnSeats(view)[0] ?? 0;
  const [busy, start] = useOpening(now);
  const players = view.match?.players ?? [];
  return (
    <div className={styles.ways}>
      <p>{replay.playOnText(now.player.count)}</p>
      {now.folded.table?.redeal && <p>{replay.playOnHidden}</p>}
      <ChipGroup
        label={replay.side}
        options={players.map((_, each) => ({
          value: each,
          label: game?.seatName(each, lang) ?? t.room.seat(each + 1),
        }))}
        value={seat}
        onChange={setChosen}
      />
      <Button kind="primary" busy={busy} onClick={() => void start({ want: 'friends', seat })}>
        {t.front.friends}
      </Button>
      <h3>{t.front.bots}</h3>
      <Strengths busy={busy} onPick={(level) => void start({ want: 'bots', level, seat })} />
    </div>
  );
};

/** Opens the table and goes there; says why if it cannot be. */
function useOpening({
  folded,
  player,
}: RunningReplay): readonly [boolean, (intent: Intent) => Promise<void>] {
  const t = useTexts();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const start = async (intent: Intent): Promise<void> => {
    setBusy(true);
    const from = { match: folded.record.id, count: player.count };
    const opened = await openRoomFor(folded.record.record.game, intent, from);
    setBusy(false);
    if (opened.ok) go(`/r/${opened.token}`);
    else toast(t.refusals[opened.code], 'danger');
  };
  return [busy, start];
}
