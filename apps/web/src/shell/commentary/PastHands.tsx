import type { HandsView } from '@kesem/room/commentary';
import { useState } from 'react';
import { commentaryTextsOf } from '../../i18n/commentary.ts';
import { Button } from '../../kit/Button.tsx';
import { BarFrame } from '../../kit/bar.tsx';
import { ChipGroup } from '../../kit/ChipGroup.tsx';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { Icon } from '../../kit/icons.tsx';
import { Modal } from '../../kit/Modal.tsx';
import { inkOf } from '../../state/device.ts';
import { sitterOf } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useWide } from '../frame/useWide.ts';
import { Faces } from '../room/Faces.tsx';
import { VisitProvider } from '../room/session.ts';
import { nameAt, useGame, useView } from '../room/view.ts';
import { BoardArea } from '../table/BoardArea.tsx';
import { Players } from '../table/Players.tsx';
import styles from './PastHands.module.css';
import { pastSession } from './session.ts';
import { useMayLook } from './useConsent.ts';
import { usePast } from './usePast.ts';

/** The way to the hands of some rounds ago, for whoever may look. */
export const PastButton = ({ small = false }: { readonly small?: boolean }) => {
  const t = commentaryTextsOf(useLang());
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size={small ? 'sm' : 'md'} icon={<Icon name="eye" />} onClick={() => setOpen(true)}>
        {t.look}
      </Button>
      {open && <PastHands onClose={() => setOpen(false)} />}
    </>
  );
};

/** The same among the ways to look at a table. */
export const PastItem = () => (useMayLook() ? <PastButton /> : null);

/** The game's own board from each seat, as it saw it then; asked for again when something has happened. */
const PastHands = ({ onClose }: { readonly onClose: () => void }) => {
  const texts = useTexts();
  const t = commentaryTextsOf(useLang());
  const past = usePast();
  const [seat, setSeat] = useState(0);
  const isShown = typeof past === 'object';
  return (
    <Modal
      shape={styles.past}
      open
      onClose={onClose}
      title={isShown ? t.title(past.round) : t.look}
      closeLabel={texts.close}
    >
      {isShown ? (
        <>
          <Seats seat={seat} onSeat={setSeat} />
          <Seen key={`${past.round}.${seat}`} past={past} seat={seat} />
          <p className={styles.hint}>{t.explain}</p>
        </>
      ) : (
        <output>{past === 'asked' ? texts.table.preparing : t[past]}</output>
      )}
    </Modal>
  );
};

interface SeatsProps {
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
}

/** Whose hand it is, by plates. */
const Seats = ({ seat, onSeat }: SeatsProps) => {
  const texts = useTexts();
  const t = commentaryTextsOf(useLang());
  const view = useView();
  const players = view.match?.players ?? [];
  return (
    <ChipGroup
      label={t.seats}
      hideLabel
      options={players.map((_, at) => ({
        value: at,
        label: (
          <span className={styles.who}>
            <EmblemPlate ink={inkOf(sitterOf(view, at)?.ink)} size={24} />
            <bdi>{nameAt(texts, view, at)}</bdi>
          </span>
        ),
      }))}
      value={seat}
      onChange={onSeat}
    />
  );
};

interface SeenProps {
  readonly past: HandsView;
  readonly seat: number;
}

const Seen = ({ past, seat }: SeenProps) => {
  const view = useView();
  const wide = useWide();
  const loaded = useGame();
  const game = loaded === 'failed' ? null : loaded;
  // what happens at the table meanwhile is not seen here
  const [session] = useState(() => pastSession(view, past, seat));
  return (
    <div className={styles.board}>
      <VisitProvider value={session}>
        <Faces>
          <BarFrame>
            {(outlet) => (
              <>
                {/* what the board says of moves: nobody moves here */}
                <div hidden>{outlet}</div>
                <Players game={game} wide={wide}>
                  <BoardArea loaded={loaded} />
                </Players>
              </>
            )}
          </BarFrame>
        </Faces>
      </VisitProvider>
    </div>
  );
};
