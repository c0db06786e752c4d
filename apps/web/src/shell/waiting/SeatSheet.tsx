import type { PersonView } from '@kesem/room/view';
import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { ChipGroup } from '../../kit/ChipGroup.tsx';
import { Icon } from '../../kit/icons.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { NameForm } from '../frame/NameForm.tsx';
import { ProfileSheet } from '../frame/ProfileSheet.tsx';
import { device, profileOf, useLang, useTexts } from '../frame/stores.ts';
import { useRoom, useSession } from '../room/session.ts';
import { nameIn, useCard, useMe, useView } from '../room/view.ts';
import { chosenOf, offeredPerSeat, type Scalar, scalars } from './options.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import styles from './sheets.module.css';

interface SeatSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly seat: number;
  readonly person: PersonView;
}

/** What can be done about a seat: the name on it, and for the host who sits where. */
export const SeatSheet = ({ open, onClose, seat, person }: SeatSheetProps) => {
  const t = useTexts();
  const isLocal = useSession().online === null;
  const mine = useRoom((state) => state.you.person) === person.no;
  const { isHost } = useMe();
  const [editing, setEditing] = useState(false);
  const done = (): void => {
    setEditing(false);
    onClose();
  };
  if (open && editing) return <Naming person={person} onDone={done} />;
  return (
    <Sheet open={open} onClose={onClose} title={nameIn(t, person)} closeLabel={t.close}>
      <div className={styles.list}>
        {/* whoever shares this device has no other to change their name on */}
        {(mine || (isLocal && person.bot === null)) && (
          <Button icon={<Icon name="pencil" />} onClick={() => setEditing(true)}>
            {t.profile.open}
          </Button>
        )}
        {isHost && <Handicaps seat={seat} />}
        {isHost && <Shift seat={seat} onDone={onClose} />}
        {isHost && <Rule seat={seat} person={person} onDone={onClose} />}
      </div>
    </Sheet>
  );
};

interface NamingProps extends Pick<SeatSheetProps, 'person'> {
  readonly onDone: () => void;
}

/** How somebody is called: a name that is given is this room's alone. */
const Naming = (props: NamingProps) => {
  const { family } = useView();
  const mine = useRoom((state) => state.you.person) === props.person.no;
  return mine && !family ? <Own {...props} /> : <Shared {...props} />;
};

/** One's own name, which the device keeps for other tables too. */
const Own = ({ onDone }: NamingProps) => {
  const { ask } = useSession();
  const rename = (): void => ask({ do: 'rename', ...profileOf(device.getState()) });
  return <ProfileSheet open onClose={onDone} onSaved={rename} />;
};

/** The name of somebody else at this device, for this table alone. */
const Shared = ({ person, onDone }: NamingProps) => {
  const t = useTexts();
  const { ask } = useSession();
  const { family } = useView();
  const { no, name, ink } = person;
  return (
    <Sheet open onClose={onDone} title={t.profile.open} closeLabel={t.close}>
      <NameForm
        start={{ name, ink }}
        given={family}
        onSave={(named) => {
          ask({ do: 'rename', ...named }, no);
          onDone();
        }}
      />
    </Sheet>
  );
};

/** What the host chooses for this seat alone. */
const Handicaps = ({ seat }: { readonly seat: number }) => {
  const lang = useLang();
  const card = useCard();
  const view = useView();
  const { askStage } = useSession();
  const pending = useRoom((state) => state.pending !== null);
  const chosen = view.chairs[seat]?.options ?? {};
  const choose = (wanted: Readonly<Record<string, Scalar>>): void =>
    askStage({ do: 'seatOptions', seat, options: { ...scalars(chosen), ...wanted } });
  if (!card) return null;
  return offeredPerSeat(card, view.options).map((option) => (
    <ChipGroup
      key={option.key}
      label={option.label(lang)}
      options={option.values.map(({ value, label }) => ({ value, label: label(lang) }))}
      value={chosenOf(option, chosen)?.value ?? ''}
      disabled={pending}
      onChange={(value) => choose({ [option.key]: value })}
    />
  ));
};

/** Moving a seat up or down in the order of play; two are swapped beside them. */
const Shift = ({ seat, onDone }: { readonly seat: number; readonly onDone: () => void }) => {
  const t = useTexts().room;
  const view = useView();
  const { askStage } = useSession();
  const last = view.chairs.length - 1;
  if (last < 2) return null;
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

/** Sending away whoever else sits there, or making them the host. */
const Rule = ({ seat, person, onDone }: RuleProps) => {
  const texts = useTexts();
  const t = texts.room;
  const { ask, askStage, online } = useSession();
  const me = useRoom((state) => state.you.person);
  const [asking, setAsking] = useState(false);
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
  if (!online || person.no === me) return null;
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
        {texts.people.move}
      </Button>
      <Button icon={<Icon name="exit" />} onClick={() => setAsking(true)}>
        {texts.people.remove}
      </Button>
      <RemoveDialog
        open={asking}
        onClose={() => setAsking(false)}
        name={person.name}
        who={{ person: person.no }}
      />
    </>
  );
};
