import { menuTextsOf } from '../../i18n/menus.ts';
import { Chip } from '../../kit/Chip.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { useKeyboard } from '../../kit/useMedia.ts';
import { confirmsByItself } from './confirms.ts';
import styles from './Settings.module.css';
import { device, useDevice, useLang, useTexts } from './stores.ts';

interface SettingsProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The few habits of a device, each with a line about what it does. */
export const Settings = ({ open, onClose }: SettingsProps) => {
  const { close, profile, tools, view } = useTexts();
  const t = menuTextsOf(useLang());
  const { confirmMove, lessMotion, keys } = useDevice((state) => state);
  const hasKeyboard = useKeyboard();
  const asks = confirmMove ?? confirmsByItself();
  const set = device.setState;
  return (
    <Sheet open={open} onClose={onClose} title={tools.label} closeLabel={close}>
      <Habit
        label={profile.confirmMove}
        hint={t.confirmHint}
        on={asks}
        onPress={() => set({ confirmMove: !asks })}
      />
      <Habit
        label={profile.motion}
        hint={t.motionHint}
        on={lessMotion}
        onPress={() => set({ lessMotion: !lessMotion })}
      />
      {hasKeyboard && (
        <Habit
          label={view.single}
          hint={t.singleHint}
          on={keys}
          onPress={() => set({ keys: !keys })}
        />
      )}
    </Sheet>
  );
};

interface HabitProps {
  readonly label: string;
  readonly hint: string;
  readonly on: boolean;
  readonly onPress: () => void;
}

const Habit = ({ label, hint, on, onPress }: HabitProps) => (
  <div className={styles.habit}>
    <Chip kind="switch" pressed={on} onPress={onPress}>
      {label}
    </Chip>
    <p>{hint}</p>
  </div>
);
