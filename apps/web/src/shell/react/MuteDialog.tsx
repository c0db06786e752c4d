import { useState } from 'react';
import { isolate } from '../../i18n/isolate.ts';
import { reactionTextsOf } from '../../i18n/reactions.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Icon } from '../../kit/icons.tsx';
import { personOf, sitterOf } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useRoom } from '../room/session.ts';
import { useMuted } from '../room/useMuted.ts';
import { nameIn, useView } from '../room/view.ts';
import { useHeldPlate } from './useHeldPlate.ts';

/** Asks about a person whose picture was held down. The list of people offers the same without holding anything. */
export const MuteDialog = () => {
  const t = useTexts();
  const { muteText, unmuteText } = reactionTextsOf(useLang());
  const view = useView();
  const me = useRoom((state) => state.you.person);
  const { isMuted, mute } = useMuted();
  const [no, setNo] = useState<number | null>(null);
  useHeldPlate((seat) => {
    const person = sitterOf(view, seat);
    if (person?.bot === null && person.no !== me) setNo(person.no);
  });
  const close = (): void => setNo(null);
  const name = isolate(nameIn(t, personOf(view, no)));
  const isOn = isMuted(no);
  return (
    <Dialog
      open={no !== null}
      onClose={close}
      title={isOn ? t.people.unmuteOf(name) : t.people.muteOf(name)}
      closeLabel={t.close}
    >
      <p>{isOn ? unmuteText : muteText}</p>
      <Button
        kind="primary"
        icon={<Icon name={isOn ? 'sound' : 'mute'} />}
        onClick={() => {
          if (no !== null) mute(no, !isOn);
          close();
        }}
      >
        {isOn ? t.people.unmute : t.people.mute}
      </Button>
    </Dialog>
  );
};
