import { Children, type ReactNode } from 'react';
import styles from './TypeCase.module.css';

/** A printer's type-case: walnut compartments, one for each child. Five make two rows, two above three. */
export const TypeCase = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.case} data-five={Children.count(children) === 5 ? '' : undefined}>
    {Children.map(children, (lid) => (
      <div className={styles.cell}>{lid}</div>
    ))}
  </div>
);
