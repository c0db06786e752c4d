import { useState } from 'react';
import { tvTextsOf } from '../../i18n/tv.ts';
import { CodeField } from '../../kit/CodeField.tsx';
import { Wordmark } from '../../kit/Wordmark.tsx';
import { useLang, useTexts } from '../frame/stores.ts';
import { Tools } from '../frame/Tools.tsx';
import { useGoTo } from './go.ts';
import styles from './Tv.module.css';

/** Six digits with the remote, once: the one moment at which the screen is asked something. */
export const Entry = ({ wasWrong }: { readonly wasWrong: boolean }) => {
  const t = tvTextsOf(useLang());
  const { refusals } = useTexts();
  const lang = useLang();
  const goTo = useGoTo();
  const [digits, setDigits] = useState('');
  return (
    <main id="main" className={styles.entry} ref={beginAtField}>
      <Wordmark size={64} script={lang} />
      <CodeField
        label={t.enter}
        value={digits}
        onChange={setDigits}
        onDone={goTo}
        {...(wasWrong && digits === ''
          ? { error: <span role="alert">{refusals.noSuchCode}</span> }
          : {})}
      />
      <p>{t.enterHint}</p>
      <Tools />
    </main>
  );
};

/** A remote control has digits, and nothing that points. */
const beginAtField = (page: HTMLElement | null): void => page?.querySelector('input')?.focus();
