import { deckCode, readDeckCode } from '@kesem/engine/games/eclipse/decks/code';
import type { DeckList } from '@kesem/engine/games/eclipse/decks/decks';
import { type FormEvent, useState } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { Button } from '../../../kit/Button.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import { Field } from '../../../kit/Field.tsx';
import { Icon } from '../../../kit/icons.tsx';
import styles from './CodeDialogs.module.css';
import { deckTexts } from './texts.ts';

interface ShowCodeProps {
  readonly deck: DeckList;
  readonly lang: Lang;
  readonly onCopy: (text: string) => void;
  readonly onClose: () => void;
}

/** The code of a deck, to be sent to somebody. */
export const ShowCode = ({ deck, lang, onCopy, onClose }: ShowCodeProps) => {
  const t = deckTexts(lang);
  const code = deckCode(deck);
  return (
    <Dialog open onClose={onClose} title={t.codeTitle} closeLabel={t.close}>
      <div className={styles.form}>
        <textarea
          className={styles.code}
          dir="ltr"
          readOnly
          rows={5}
          aria-label={t.codeOf}
          value={code}
          onFocus={({ target }) => target.select()}
        />
        <p className={styles.hint}>{t.codeHint}</p>
        <Button kind="primary" icon={<Icon name="copy" />} onClick={() => onCopy(code)}>
          {t.copy}
        </Button>
      </div>
    </Dialog>
  );
};

interface ReadCodeProps {
  readonly lang: Lang;
  readonly onDeck: (deck: DeckList) => void;
  readonly onClose: () => void;
}

/** A field for a code that somebody has sent. */
export const ReadCode = ({ lang, onDeck, onClose }: ReadCodeProps) => {
  const t = deckTexts(lang);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const bring = (event: FormEvent): void => {
    event.preventDefault();
    const read = readDeckCode(code);
    if (read.ok) onDeck(read.deck);
    else setFault(t.codeFaults[read.why]);
  };
  return (
    <Dialog open onClose={onClose} title={t.pasteTitle} closeLabel={t.close}>
      <form className={styles.form} onSubmit={bring}>
        <Field
          label={t.paste}
          hint={t.pasteHint}
          autoComplete="off"
          spellCheck={false}
          value={code}
          onChange={({ target }) => {
            setCode(target.value);
            setFault(null);
          }}
          {...(fault !== null && { error: fault })}
        />
        <Button kind="primary" type="submit" disabled={code.trim() === ''}>
          {t.bring}
        </Button>
      </form>
    </Dialog>
  );
};
