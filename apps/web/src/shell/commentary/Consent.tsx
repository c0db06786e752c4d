import { useState } from 'react';
import { commentaryTextsOf } from '../../i18n/commentary.ts';
import { listed } from '../../i18n/numbers.ts';
import { Button } from '../../kit/Button.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { Icon } from '../../kit/icons.tsx';
import { useLang, useTexts } from '../frame/stores.ts';
import held from '../room/HeldSeats.module.css';
import { useRoom } from '../room/session.ts';
import { useMe, useNames, useView } from '../room/view.ts';
import { PastButton } from './PastHands.tsx';
import { useConsent, useMayLook } from './useConsent.ts';

/** Whether watchers see hands of some rounds ago, before everybody: who agrees, who is awaited, and the way to them. */
export const HandsAsked = () => {
  const { isAsked, isOpen } = useConsent();
  const { isSeated } = useMe();
  const mayLook = useMayLook();
  if (isAsked) return <Asked />;
  if (isOpen && isSeated) return <Note say="shown" />;
  return mayLook ? <Note say="mayLook" /> : null;
};

/** Not all have agreed yet. */
const Asked = () => {
  const lang = useLang();
  const t = commentaryTextsOf(lang);
  const { ending } = useTexts();
  const { isSeated } = useMe();
  const { yes, awaited, isMine, say } = useConsent();
  const name = useNames();
  const busy = useRoom((state) => state.pending !== null);
  return (
    <output className={held.held}>
      <span>
        {t.wants(listed(lang, yes.map(name)))} · {ending.awaited(listed(lang, awaited.map(name)))}
      </span>
      {isSeated && (
        <span className={held.buttons}>
          {!isMine && (
            <Button size="sm" busy={busy} onClick={() => say(true)}>
              {t.agree}
            </Button>
          )}
          <Button size="sm" kind="ghost" busy={busy} onClick={() => say(false)}>
            {isMine ? t.withdraw : t.refuse}
          </Button>
        </span>
      )}
    </output>
  );
};

interface NoteProps {
  /** To whoever sits, that others look; to whoever watches, that they may. */
  readonly say: 'shown' | 'mayLook';
}

/** All have agreed; put aside until they have to agree anew. */
const Note = ({ say }: NoteProps) => {
  const t = commentaryTextsOf(useLang());
  const { say: tell } = useConsent();
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  return (
    <output className={held.held}>
      <span>{t[say]}</span>
      <span className={held.buttons}>
        {say === 'mayLook' ? (
          <PastButton small />
        ) : (
          <Button size="sm" onClick={() => tell(false)}>
            {t.withdraw}
          </Button>
        )}
        <IconButton
          label={t.close}
          icon={<Icon name="close" size={20} />}
          onClick={() => setShown(false)}
        />
      </span>
    </output>
  );
};

/** One's own word for it, among what may be done at a table; or against it. */
export const ConsentItem = ({ onDone }: { readonly onDone: () => void }) => {
  const t = commentaryTextsOf(useLang());
  const { commentary } = useView();
  const { isSeated } = useMe();
  const { isMine, say } = useConsent();
  if (!isSeated || !commentary) return null;
  const speak = (): void => {
    say(!isMine);
    onDone();
  };
  return (
    <Button icon={<Icon name="eye" />} onClick={speak}>
      {isMine ? t.itemOff : t.item}
    </Button>
  );
};
