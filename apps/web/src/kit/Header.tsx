import type { ReactNode } from 'react';
import styles from './Header.module.css';

interface HeaderProps {
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  /** The title; the caller gives it its level of heading. */
  readonly children: ReactNode;
}

/** The strip on top of every room and table. */
export const Header = ({ start, end, children }: HeaderProps) => (
  <header className={styles.header}>
    {start}
    <div className={styles.title}>{children}</div>
    {end !== undefined && <div className={styles.end}>{end}</div>}
  </header>
);
