import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import type { IconName } from '../../kit/icons.data.ts';
import { Icon } from '../../kit/icons.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import type { AnyGame } from '../../registry.ts';
import { absentOthers, askFor } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { Tools } from '../frame/Tools.tsx';
import { useSession } from '../room/session.ts';
import { useMe, useView } from '../room/view.ts';
import { DeviceDialog } from '../waiting/DeviceDialog.tsx';
import { NewLinkItem } from '../waiting/RoomMenu.tsx';
import styles from '../waiting/sheets.module.css';
import { useSend } from './BoardArea.tsx';
import { HostItems } from './HostItems.tsx';

interface TableMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly game: AnyGame | null;
}

/** What may be done at any time: the game's own acts, leaving, another device, the house's settings. */
export const TableMenu = ({ open, onClose, game }: TableMenuProps) => {
  const t = useTexts();
  const { isHost, isSeated } = useMe();
  const [, go] = useLocation();
  const [device, setDevice] = useState(false);
  return (
    <>
      <Sheet open={open} onClose={onClose} title={t.table.menu} closeLabel={t.close}>
        <div className={styles.list}>
          <Tools />
          {game && <Acts game={game} onDone={onClose} />}
          {isSeated && (
            <Button icon={<Icon name="phone" />} onClick={() => setDevice(true)}>
              {t.table.device}
            </Button>
          )}
          {isHost && <HostItems onDone={onClose} />}
          {isHost && <NewLinkItem onDone={onClose} />}
          {isSeated && <EndItem onDone={onClose} />}
          {isSeated && <LeaveItem onDone={onClose} />}
          <Button kind="ghost" onClick={() => go('/')}>
            {t.home}
          </Button>
        </div>
      </Sheet>
      <DeviceDialog open={device} onClose={() => setDevice(false)} />
    </>
  );
};

interface ItemProps {
  readonly onDone: () => void;
}

/** Moves the game offers besides its board, as far as they answer an open question. */
const Acts = ({ game, onDone }: ItemProps & { readonly game: AnyGame }) => {
  const lang = useLang();
  const view = useView();
  const send = useSend();
  const seat = typeof view.me === 'number' ? view.me : null;
  return game.acts
    .filter(({ move }) => askFor(view, seat, move.do) !== null)
    .map(({ move, label, confirm }) => (
      <AskedItem
        key={move.do}
        icon={confirm ? 'flag' : 'handshake'}
        label={label(lang)}
        question={confirm?.(lang) ?? null}
        run={() => {
          send(move);
          onDone();
        }}
      />
    ));
};

interface AskedItemProps {
  readonly icon: IconName;
  readonly label: string;
  /** Null: done without asking. */
  readonly question: string | null;
  readonly run: () => void;
}

const AskedItem = ({ icon, label, question, run }: AskedItemProps) => {
  const t = useTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        icon={<Icon name={icon} />}
        onClick={() => (question === null ? run() : setAsking(true))}
      >
        {label}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={label}>
        <p>{question}</p>
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

/** Ending without a result: open once somebody is gone for good. */
const EndItem = ({ onDone }: ItemProps) => {
  const t = useTexts().table;
  const view = useView();
  const { ask } = useSession();
  if (view.stage !== 'playing' || !absentOthers(view)) return null;
  const end = (): void => {
    ask({ do: 'abandon' });
    onDone();
  };
  return <AskedItem icon="close" label={t.endMatch} question={t.closedAbandoned} run={end} />;
};

const LeaveItem = ({ onDone }: ItemProps) => {
  const t = useTexts();
  const view = useView();
  const { ask } = useSession();
  const leave = (): void => {
    ask({ do: 'leave' });
    onDone();
  };
  const question = view.stage === 'playing' ? t.table.leaveText : null;
  return <AskedItem icon="exit" label={t.room.leave} question={question} run={leave} />;
};
