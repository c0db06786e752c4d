import { DAYS, type Days } from '@kesem/room/days';
import { useState } from 'react';
import { PACES } from '../../i18n/paces.ts';
import { slowTextsOf } from '../../i18n/slow.ts';
import { Button } from '../../kit/Button.tsx';
import { Chip } from '../../kit/Chip.tsx';
import { ChipGroup } from '../../kit/ChipGroup.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Icon } from '../../kit/icons.tsx';
import { personOf, taken } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useSession } from '../room/session.ts';
import { useMe, useView } from '../room/view.ts';
import styles from './Pace.module.css';

/** The pace among the options of a room: seen by all, asked for by whoever sits. */
export const PaceChip = () => {
  const lang = useLang();
  const { days, asked } = useView().pace;
  const { isSeated } = useMe();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Chip
        kind="button"
        disabled={!isSeated || asked !== null}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        <span className={styles.slip}>
          <span className={styles.label}>{slowTextsOf(lang).label}</span> {PACES[lang](days)}
        </span>
      </Chip>
      <PaceDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
};

/** The pace, among what may be done at a table; not while another one is asked for. */
export const PaceItem = ({ onDone }: { readonly onDone: () => void }) => {
  const lang = useLang();
  const { days, asked } = useView().pace;
  const { isSeated } = useMe();
  const [open, setOpen] = useState(false);
  if (!isSeated || asked) return null;
  const close = (): void => {
    setOpen(false);
    onDone();
  };
  return (
    <>
      <Button icon={<Icon name="clock" />} onClick={() => setOpen(true)}>
        {slowTextsOf(lang).label}: {PACES[lang](days)}
      </Button>
      <PaceDialog open={open} onClose={close} />
    </>
  );
};

interface PaceDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const PaceDialog = ({ open, onClose }: PaceDialogProps) => {
  const lang = useLang();
  const t = slowTextsOf(lang);
  const texts = useTexts();
  const view = useView();
  const { days } = view.pace;
  const { ask } = useSession();
  const [chosen, setChosen] = useState<Days | 0 | null>(null);
  const wanted = chosen === null ? days : chosen || null;
  const humans = taken(view).filter(({ chair }) => personOf(view, chair.person)?.bot === null);
  const close = (): void => {
    setChosen(null);
    onClose();
  };
  const propose = (): void => {
    if (wanted !== days) ask({ do: 'pace', days: wanted, yes: true });
    close();
  };
  return (
    <Dialog open={open} onClose={close} title={t.title}>
      <p>{t.explain}</p>
      <ChipGroup
        label={t.label}
        hideLabel
        options={[0 as const, ...DAYS].map((value) => ({
          value,
          label: PACES[lang](value || null),
        }))}
        value={wanted ?? 0}
        onChange={setChosen}
      />
      <div className={styles.buttons}>
        <Button kind="primary" onClick={propose}>
          {humans.length > 1 ? t.propose : t.set}
        </Button>
        <Button onClick={close}>{texts.cancel}</Button>
      </div>
    </Dialog>
  );
};
