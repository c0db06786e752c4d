import { cleanName } from '@kesem/room/text';
import { type FormEvent, useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Chip } from '../../kit/Chip.tsx';
import { Field } from '../../kit/Field.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { confirmsByItself } from './confirms.ts';
import { EmblemPicker } from './EmblemPicker.tsx';
import styles from './ProfileSheet.module.css';
import { device, profileOf, useDevice, useTexts } from './stores.ts';

interface ProfileSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with the new name and emblem after they were kept. */
  readonly onSaved?: () => void;
}

/** Name, emblem and the few habits of a device. */
export const ProfileSheet = ({ open, onClose, onSaved }: ProfileSheetProps) => {
  const t = useTexts();
  return (
    <Sheet open={open} onClose={onClose} title={t.profile.title} closeLabel={t.close}>
      <ProfileForm
        onDone={() => {
          onClose();
          onSaved?.();
        }}
      />
    </Sheet>
  );
};

const ProfileForm = ({ onDone }: { readonly onDone: () => void }) => {
  const t = useTexts();
  const now = useDevice((state) => state);
  const [name, setName] = useState(profileOf(now).name);
  const [ink, setInk] = useState(now.ink);
  const [refused, setRefused] = useState(false);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const typed = cleanName(name);
    setRefused(typed === null);
    if (typed === null) return;
    device.setState(typed === profileOf(now).name ? { ink } : { name: typed, ink });
    onDone();
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <Field
        label={t.profile.name}
        hint={t.profile.nameHint}
        value={name}
        maxLength={40}
        autoComplete="nickname"
        onChange={(event) => setName(event.target.value)}
        {...(refused ? { error: <span role="alert">{t.refusals.badName}</span> } : {})}
      />
      <EmblemPicker value={ink} onChange={setInk} />
      <Habits />
      <Button kind="primary" type="submit">
        {t.save}
      </Button>
    </form>
  );
};

const Habits = () => {
  const { profile: t, view } = useTexts();
  const { confirmMove, lessMotion, keys } = useDevice((state) => state);
  const asks = confirmMove ?? confirmsByItself();
  return (
    <div className={styles.habits}>
      <Chip pressed={asks} onPress={() => device.setState({ confirmMove: !asks })}>
        {t.confirmMove}
      </Chip>
      <Chip pressed={lessMotion} onPress={() => device.setState({ lessMotion: !lessMotion })}>
        {t.motion}
      </Chip>
      <Chip pressed={keys} onPress={() => device.setState({ keys: !keys })}>
        {view.single}
      </Chip>
    </div>
  );
};
