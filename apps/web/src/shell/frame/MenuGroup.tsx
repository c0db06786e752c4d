import type { ReactNode } from 'react';
import styles from './MenuGroup.module.css';

interface MenuGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Items of a menu that belong together; without any of them its heading is not there either. */
export const MenuGroup = ({ title, children }: MenuGroupProps) => (
  <section className={styles.group}>
    <h3>{title}</h3>
    {children}
  </section>
);

interface ExplainedProps {
  readonly label: string;
  readonly hint: string;
}

/** What a button says where its name alone would not say enough. */
export const Explained = ({ label, hint }: ExplainedProps) => (
  <span className={styles.explained}>
    {label}
    <small>{hint}</small>
  </span>
);
