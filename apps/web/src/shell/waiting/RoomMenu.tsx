import { useState } from 'react';
import { useLocation } from 'wouter';
import { menuTextsOf } from '../../i18n/menus.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Icon } from '../../kit/icons.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { toast } from '../../kit/toast.ts';
import { CallItem } from '../call/Call.tsx';
import { FamilyItem } from '../family/Family.tsx';
import { MenuGroup } from '../frame/MenuGroup.tsx';
import { useLang, useTexts } from '../frame/stores.ts';
import { Tools } from '../frame/Tools.tsx';
import { useOnline, useSession } from '../room/session.ts';
import { useMe, useView } from '../room/view.ts';
import { TvItem } from '../tv/TvItem.tsx';
import { DeviceDialog } from './DeviceDialog.tsx';
import styles from './sheets.module.css';

interface RoomMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * Everything about the room that is not needed all the time. Fetched as one, for what comes later moves what stands below
 * it from under a finger.
 */
export const RoomMenu = ({ open, onClose }: RoomMenuProps) => {
  const texts = useTexts();
  const t = menuTextsOf(useLang());
  const { online } = useSession();
  const { isHost, isSeated } = useMe();
  const [, go] = useLocation();
  return (
    <Sheet open={open} onClose={onClose} title={texts.room.menu} closeLabel={texts.close}>
      <div className={styles.groups}>
        <MenuGroup title={t.look}>
          <Tools />
        </MenuGroup>
        <MenuGroup title={t.room}>
          {online && <CallItem />}
          {isHost && online && <TvItem />}
          {isHost && online && <HostItems onDone={onClose} />}
          {isSeated && online && <DeviceItem />}
        </MenuGroup>
        <MenuGroup title={t.way}>
          {isSeated && online && <LeaveItem onDone={onClose} />}
          <Button kind="ghost" onClick={() => go('/')}>
            {texts.home}
          </Button>
        </MenuGroup>
      </div>
    </Sheet>
  );
};

interface ItemProps {
  readonly onDone: () => void;
}

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
      <FamilyItem onDone={onDone} />
      <NewLinkItem onDone={onDone} />
    </>
  );
};

const DeviceItem = () => {
  const t = useTexts();
  const [device, setDevice] = useState(false);
  return (
    <>
      <Button icon={<Icon name="phone" />} onClick={() => setDevice(true)}>
        {t.table.device}
      </Button>
      <DeviceDialog open={device} onClose={() => setDevice(false)} />
    </>
  );
};

const LeaveItem = ({ onDone }: ItemProps) => {
  const t = useTexts();
  const { ask } = useSession();
  const leave = (): void => {
    ask({ do: 'leave' });
    onDone();
  };
  return (
    <Button icon={<Icon name="exit" />} onClick={leave}>
      {t.room.leave}
    </Button>
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
