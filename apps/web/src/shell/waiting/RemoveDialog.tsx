import type { CommandOf } from '@kesem/room/command';
import { isolate } from '../../i18n/isolate.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { useTexts } from '../frame/stores.ts';
import { useSession } from '../room/session.ts';
import styles from './sheets.module.css';

interface RemoveDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly name: string;
  readonly who: CommandOf<'remove'>['who'];
}

/** Putting somebody out of the room is asked first: it ends all they see and hear of it, and changes the link. */
export const RemoveDialog = ({ open, onClose, name, who }: RemoveDialogProps) => {
  const t = useTexts();
  const { ask } = useSession();
  const remove = (): void => {
    ask({ do: 'remove', who });
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t.people.removeTitle(isolate(name))}>
      <p>{t.people.removeText}</p>
      <div className={styles.buttons}>
        <Button kind="primary" onClick={remove}>
          {t.people.remove}
        </Button>
        <Button onClick={onClose}>{t.cancel}</Button>
      </div>
    </Dialog>
  );
};
