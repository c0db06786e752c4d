import type { ReactNode } from 'react';
import styles from './EmptySeat.module.css';

/** A place that nobody has taken: it is its own buttons. */
export const EmptySeat = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.empty}>{children}</div>
);
