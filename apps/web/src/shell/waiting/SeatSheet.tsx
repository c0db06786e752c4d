import type { PersonView } from '@kesem/room/view';
import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/icons.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { ProfileSheet } from '../frame/ProfileSheet.tsx';
import { device, profileOf, useTexts } from '../frame/stores.ts';
import { useRoom, useSession } from '../room/session.ts';
import { nameIn, useMe, useView } from '../room/view.ts';
import styles from './sheets.module.css';

interface SeatSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly seat: number;
  readonly person: PersonView;
}

/** What can be done about a seat: one's own name, and for the host who sits where. */
export const SeatSheet = ({ open, onClose, seat, person }: SeatSheetProps) => {
  const t = useTexts();
  const { ask, online } = useSession();
  const me = useRoom((state) => state.you.person);
  const { isHost } = useMe();
  const [editing, setEditing] = useState(false);
  const rename = (): void => ask({ do: 'rename', ...profileOf(device.getState()) });
  const done = (): void => {
    setEditing(false);
    onClose();
  };
  if (editing) return <ProfileSheet open onClose={done} onSaved={rename} />;
  return (
    <Sheet open={open} onClose={onClose} title={nameIn(t, person)} closeLabel={t.close}>
      <div className={styles.list}>
        {person.no === me && (
          <Button icon={<Icon name="pencil" />} onClick={() => setEditing(true)}>
            {t.profile.open}
          </Button>
        )}
        {isHost && <Order seat={seat} onDone={onClose} />}
        {isHost && (person.bot || (online && person.no !== me)) && (
          <Rule seat={seat} person={person} onDone={onClose} />
        )}
      </div>
    </Sheet>
  );
};

/** Moving a seat up or down in the order of play. */
const Order = ({ seat, onDone }: { readonly seat: number; readonly onDone: () => void }) => {
  const t = useTexts().room;
  const view = useView();
  const { askStage } = useSession();
  const last = view.chairs.length - 1;
  const swap = (with_: number): void => {
    const places = view.chairs.map((_, place) => place);
    askStage({ do: 'order', chairs: places.with(seat, with_).with(with_, seat) });
    onDone();
  };
  return (
    <div className={styles.pair}>
      <Button disabled={seat === 0} onClick={() => swap(seat - 1)}>
        {t.moveUp}
      </Button>
      <Button disabled={seat === last} onClick={() => swap(seat + 1)}>
        {t.moveDown}
      </Button>
    </div>
  );
};

interface RuleProps {
  readonly seat: number;
  readonly person: PersonView;
  readonly onDone: () => void;
}

const Rule = ({ seat, person, onDone }: RuleProps) => {
  const t = useTexts().room;
  const { ask, askStage } = useSession();
  const run = (does: () => void) => (): void => {
    does();
    onDone();
  };
  if (person.bot) {
    return (
      <Button icon={<Icon name="exit" />} onClick={run(() => askStage({ do: 'removeBot', seat }))}>
        {t.removeBot}
      </Button>
    );
  }
  return (
    <>
      <Button
        icon={<Icon name="crown" />}
        onClick={run(() => ask({ do: 'host', person: person.no }))}
      >
        {t.makeHost}
      </Button>
      <Button
        icon={<Icon name="eye" />}
        onClick={run(() => ask({ do: 'kick', person: person.no }))}
      >
        {t.kick}
      </Button>
    </>
  );
};
