import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Header } from '../../kit/Header.tsx';
import { Wordmark } from '../../kit/Wordmark.tsx';
import { useLang, useTexts } from '../frame/stores.ts';
import { Tools } from '../frame/Tools.tsx';
import styles from './LearnHeader.module.css';

interface LearnHeaderProps {
  readonly title: string;
  /** The way to the other page of learning. */
  readonly children: ReactNode;
}

/** The strip on top of the pages one learns from: the way home, what it is about, the way across. */
export const LearnHeader = ({ title, children }: LearnHeaderProps) => {
  const t = useTexts();
  return (
    <Header
      start={
        <Link href="/" aria-label={t.wordmark} className={styles.mark}>
          <Wordmark size={32} script={useLang()} />
        </Link>
      }
      end={
        <>
          <span className={styles.across}>{children}</span>
          <span className={styles.onWide}>
            <Tools />
          </span>
        </>
      }
    >
      <h1>{title}</h1>
    </Header>
  );
};
