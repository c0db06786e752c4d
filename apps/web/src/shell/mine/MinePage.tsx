import type { History } from '@kesem/protocol/http';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { mineTextsOf } from '../../i18n/mine.ts';
import { Button, ButtonLink } from '../../kit/Button.tsx';
import { Heading } from '../../kit/Heading.tsx';
import { Wordmark } from '../../kit/Wordmark.tsx';
import { callHistory, callMe, type Reply } from '../../net/http.ts';
import { useTitle } from '../frame/page.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { DeleteAll } from './DeleteAll.tsx';
import { Matches } from './Matches.tsx';
import styles from './MinePage.module.css';
import { People } from './People.tsx';

/** What the house remembers of a person: finished matches, those they were played with, and the way out. */
export const MinePage = () => {
  const t = useTexts();
  const mine = mineTextsOf(useLang());
  const [tries, setTries] = useState(0);
  useTitle(`${mine.title} · ${t.brand}`);
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <header className={styles.head}>
        <Link href="/" aria-label={t.wordmark}>
          <Wordmark size={64} script={useLang()} />
        </Link>
        <Heading level={1} face="poster" size={48} misprint>
          {mine.title}
        </Heading>
      </header>
      <Remembered key={tries} onAgain={() => setTries(tries + 1)} />
      <footer className={styles.foot}>
        <Link href="/" asChild>
          <ButtonLink>{t.home}</ButtonLink>
        </Link>
        <DeleteAll />
      </footer>
    </main>
  );
};

const Remembered = ({ onAgain }: { readonly onAgain: () => void }) => {
  const t = useTexts();
  const mine = mineTextsOf(useLang());
  const history = useHistory();
  if (history === null) return <output>{t.loading}</output>;
  if (!history.ok) {
    return (
      <div role="alert" className={styles.failed}>
        <p>{mine.failed}</p>
        <Button onClick={onAgain}>{t.again}</Button>
      </div>
    );
  }
  const { matches, people } = history.body;
  return (
    <div className={styles.lists}>
      <Matches matches={matches} />
      <People people={people} matches={matches} />
    </div>
  );
};

/** What the server remembers; null until it has answered. */
function useHistory(): Reply<History> | null {
  const [reply, setReply] = useState<Reply<History> | null>(null);
  useEffect(() => {
    let wanted = true;
    const ask = async (): Promise<void> => {
      const me = await callMe();
      const answer = me.ok ? await callHistory() : me;
      if (wanted) setReply(answer);
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, []);
  return reply;
}
