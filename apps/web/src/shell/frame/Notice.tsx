import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Heading } from '../../kit/Heading.tsx';
import { Wordmark } from '../../kit/Wordmark.tsx';
import styles from './Notice.module.css';
import { useLang, useTexts } from './stores.ts';

interface NoticeProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A plain page with a few words and a way on. */
export const Notice = ({ title, children }: NoticeProps) => {
  const t = useTexts();
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <Link href="/" aria-label={t.wordmark} className={styles.mark}>
        <Wordmark size={92} script={useLang()} />
      </Link>
      <section className={styles.paper}>
        <Heading level={1} face="poster" size={48} misprint>
          {title}
        </Heading>
        {children}
      </section>
    </main>
  );
};
