import { FRIENDLY } from '@kesem/room/given';
import { cleanName } from '@kesem/room/text';
import { type FormEvent, useState } from 'react';
import { isolate } from '../../i18n/isolate.ts';
import { listed } from '../../i18n/numbers.ts';
import { Button } from '../../kit/Button.tsx';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { Field } from '../../kit/Field.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { inkOf } from '../../state/device.ts';
import { personOf, taken } from '../../state/seats.ts';
import { EmblemPicker } from '../frame/EmblemPicker.tsx';
import { GivenName } from '../frame/given.ts';
import { device, profileOf, useDevice, useLang, useTexts } from '../frame/stores.ts';
import styles from './JoinSheet.module.css';
import { useRoom, useSession } from './session.ts';
import { shareIn } from './useShare.ts';
import { nameIn, useMe, useNames, useView } from './view.ts';

/** The invitation, laid over the live waiting room until a newcomer sits down or only watches. */
export const JoinSheet = () => {
  const t = useTexts();
  const view = useView();
  const name = useNames();
  const { person } = useMe();
  const [open, setOpen] = useState(true);
  const kicked = person?.is === 'kicked';
  const isNew = person === null && view.stage === 'lobby';
  const close = (): void => setOpen(false);
  return (
    <Sheet
      still
      open={open && isNew && !kicked}
      onClose={close}
      title={t.join.title(name(view.host))}
      closeLabel={t.join.watch}
    >
      <AtTable />
      <JoinForm onWatch={close} />
    </Sheet>
  );
};

const AtTable = () => {
  const t = useTexts();
  const lang = useLang();
  const view = useView();
  const people = taken(view).flatMap(({ chair }) => personOf(view, chair.person) ?? []);
  const names = people.map((person) => isolate(nameIn(t, person)));
  return (
    <div className={styles.at}>
      <span className={styles.plates}>
        {people.map((person) => (
          <EmblemPlate key={person.no} ink={inkOf(person.ink)} size={40} />
        ))}
      </span>
      <p>{t.join.at(listed(lang, names))}</p>
    </div>
  );
};

const JoinForm = ({ onWatch }: { readonly onWatch: () => void }) => {
  const t = useTexts();
  const session = useSession();
  const view = useView();
  const busy = useRoom((state) => state.pending !== null);
  const now = useDevice((state) => state);
  const [name, setName] = useState(() =>
    view.family ? FRIENDLY[now.lang](now.guest.which, now.guest.number) : profileOf(now).name,
  );
  const [ink, setInk] = useState(now.ink);
  const why = view.locked ? t.join.lockedHint : isFull(view.chairs) ? t.join.full : null;
  const sit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = cleanName(name) ?? profileOf(now).name;
    // a name that is given here is not the device's own
    device.setState(
      view.family || wanted === profileOf(now).name ? { ink } : { name: wanted, ink },
    );
    session.ask({ do: 'sit', seat: null, name: wanted, ink, nonce: shareIn(view.next.hash) });
  };
  if (why !== null) return <OnlyWatch why={why} onWatch={onWatch} />;
  return (
    <form className={styles.form} onSubmit={sit}>
      {view.family ? (
        <GivenName value={name} onChange={setName} />
      ) : (
        <Field
          label={t.profile.name}
          value={name}
          maxLength={40}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <EmblemPicker value={ink} onChange={setInk} />
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" busy={busy} ref={startHere}>
          {t.join.sit}
        </Button>
        <Button onClick={onWatch}>{t.join.watch}</Button>
      </div>
    </form>
  );
};

const OnlyWatch = ({ why, onWatch }: { readonly why: string; readonly onWatch: () => void }) => {
  const t = useTexts();
  return (
    <div className={styles.form}>
      <p>{why}</p>
      <Button kind="primary" onClick={onWatch}>
        {t.join.watch}
      </Button>
    </div>
  );
};

function isFull(chairs: readonly { readonly person: number | null }[]): boolean {
  return chairs.every(({ person }) => person !== null);
}

/** A ref for what a dialog puts its focus on. The attribute counts, and React does not write it itself. */
function startHere(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
