import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Icon } from '../../kit/icons.tsx';
import { late } from '../../kit/late.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { toast } from '../../kit/toast.ts';
import { useTexts } from '../frame/stores.ts';
import { Tools } from '../frame/Tools.tsx';
import { useOnline, useSession } from '../room/session.ts';
import { useMe, useView } from '../room/view.ts';
import { DeviceDialog } from './DeviceDialog.tsx';
import styles from './sheets.module.css';

/** Seldom asked for. */
export const TvItem = late(async () => (await import('../tv/TvItem.tsx')).TvItem);

interface RoomMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Everything about the room that is not needed all the time. */
export const RoomMenu = ({ open, onClose }: RoomMenuProps) => {
  const t = useTexts();
  const { online } = useSession();
  const { isHost, isSeated } = useMe();
  const [, go] = useLocation();
  return (
    <Sheet open={open} onClose={onClose} title={t.room.menu} closeLabel={t.close}>
      <div className={styles.list}>
        <Tools />
        {isHost && <DrawItem onDone={onClose} />}
        {isHost && online && <TvItem />}
        {isHost && online && <HostItems onDone={onClose} />}
        {isSeated && online && <SitterItems onDone={onClose} />}
        <Button kind="ghost" onClick={() => go('/')}>
          {t.home}
        </Button>
      </div>
    </Sheet>
  );
};

interface ItemProps {
  readonly onDone: () => void;
}

/** Who sits where is left to the room's draw again, after the host had ordered the seats or a match was played. */
const DrawItem = ({ onDone }: ItemProps) => {
  const t = useTexts().room;
  const { draws, from } = useView();
  const { askStage } = useSession();
  if (draws || from) return null;
  const draw = (): void => {
    askStage({ do: 'order', chairs: null });
    onDone();
  };
  return (
    <Button icon={<Icon name="shuffle" />} onClick={draw}>
      {t.draw}
    </Button>
  );
};

const HostItems = ({ onDone }: ItemProps) => {
  const t = useTexts().room;
  const view = useView();
  const { ask } = useSession();
  const lock = (): void => {
    ask({ do: 'lock', locked: !view.locked });
    onDone();
  };
  return (
    <>
      <Button icon={<Icon name="lock" />} onClick={lock}>
        {view.locked ? t.unlock : t.lock}
      </Button>
      <NewLinkItem onDone={onDone} />
    </>
  );
};

const SitterItems = ({ onDone }: ItemProps) => {
  const t = useTexts();
  const { ask } = useSession();
  const [device, setDevice] = useState(false);
  const leave = (): void => {
    ask({ do: 'leave' });
    onDone();
  };
  return (
    <>
      <Button icon={<Icon name="phone" />} onClick={() => setDevice(true)}>
        {t.table.device}
      </Button>
      <Button icon={<Icon name="exit" />} onClick={leave}>
        {t.room.leave}
      </Button>
      <DeviceDialog open={device} onClose={() => setDevice(false)} />
    </>
  );
};

/** Replacing the link closes the door for whoever holds the old one, so it is asked. */
export const NewLinkItem = ({ onDone }: ItemProps) => {
  const t = useTexts();
  const { link } = useOnline();
  const [, go] = useLocation();
  const [asking, setAsking] = useState(false);
  const replace = async (): Promise<void> => {
    const answer = await link.ask('newLink', {});
    if (!answer?.ok) return toast(t.refusals[answer?.code ?? 'offline'], 'danger');
    onDone();
    go(`/r/${answer.token}`, { replace: true });
    toast(t.invite.newLinkDone, 'ok');
  };
  return (
    <>
      <Button icon={<Icon name="link" />} onClick={() => setAsking(true)}>
        {t.invite.newLink}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={t.invite.newLink}>
        <p>{t.invite.newLinkConfirm}</p>
        <div className={styles.buttons}>
          <Button kind="primary" onClick={() => void replace()}>
            {t.table.confirmYes}
          </Button>
          <Button onClick={() => setAsking(false)}>{t.cancel}</Button>
        </div>
      </Dialog>
    </>
  );
};
