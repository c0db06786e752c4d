import { Sheet } from '../../kit/Sheet.tsx';
import { NameForm } from './NameForm.tsx';
import { device, profileOf, useDevice, useTexts } from './stores.ts';

interface ProfileSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with the new name and emblem after they were kept. */
  readonly onSaved?: () => void;
}

/** Name and emblem, as the others see them. */
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
    />
  );
};
