import { type DragEvent, useRef } from 'react';
import { Link } from 'wouter';
import { replayTextsOf } from '../../i18n/replay.ts';
import { verifyTextsOf } from '../../i18n/verify.ts';
import { Button } from '../../kit/Button.tsx';
import { useTitle } from '../frame/page.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { LearnHeader } from '../learn/LearnHeader.tsx';
import { Found } from './Found.tsx';
import { Proves } from './Proves.tsx';
import { type Checked, useChecked } from './useChecked.ts';
import styles from './VerifyPage.module.css';

/** Whether a match was shuffled as was promised: the one of a link, or any file that is opened. */
export const VerifyPage = ({ id }: { readonly id: string | null }) => {
  const t = useTexts();
  const verify = verifyTextsOf(useLang());
  const { checked, open } = useChecked(id);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) void open(file);
  };
  useTitle(`${verify.title} · ${t.brand}`);
  return (
    <div className={styles.page} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <LearnHeader title={verify.title}>
        {id === null ? (
          <Link href="/">{t.home}</Link>
        ) : (
          <Link href={`/m/${id}`}>{verify.replay}</Link>
        )}
      </LearnHeader>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.paper}>
          <Outcome checked={checked} />
          <Opener onOpen={open} />
        </div>
        <Proves checked={checked} />
      </main>
    </div>
  );
};

const Outcome = ({ checked }: { readonly checked: Checked | 'busy' | null }) => {
  const t = useTexts();
  const lang = useLang();
  const verify = verifyTextsOf(lang);
  if (checked === null) return <p className={styles.intro}>{verify.intro}</p>;
  if (checked === 'busy') return <output>{verify.fetching}</output>;
  if (checked.ok) return <Found key={checked.text} text={checked.text} verdict={checked.verdict} />;
  const why =
    checked.code === 'noSuchMatch' ? replayTextsOf(lang).noMatchText : t.refusals[checked.code];
  return <p role="alert">{why}</p>;
};

const Opener = ({ onOpen }: { readonly onOpen: (file: Blob) => Promise<void> }) => {
  const t = verifyTextsOf(useLang());
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.opener}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t.open}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void onOpen(file);
          // the same file may be opened again, after it was changed
          target.value = '';
        }}
      />
      <Button size="sm" onClick={() => input.current?.click()}>
        {t.open}
      </Button>
      <span className={styles.drop}>{t.drop}</span>
    </div>
  );
};
