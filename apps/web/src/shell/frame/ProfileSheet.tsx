import { Chip } from '../../kit/Chip.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { confirmsByItself } from './confirms.ts';
import { NameForm } from './NameForm.tsx';
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
  const now = useDevice((state) => state);
  const start = profileOf(now);
  return (
    <NameForm
      start={start}
      onSave={({ name, ink }) => {
        device.setState(name === start.name ? { ink } : { name, ink });
        onDone();
      }}
    >
      <Habits />
    </NameForm>
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
