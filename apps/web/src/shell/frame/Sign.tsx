import type { ReactNode } from 'react';
import type { IconName } from '../../kit/icons.data.ts';
import { Icon } from '../../kit/icons.tsx';
import styles from './Sign.module.css';

interface SignProps {
  readonly label: string;
  readonly icon: IconName;
  readonly children: ReactNode;
  /** What may be done about it, by whoever may. */
  readonly action?: ReactNode;
}

/** A sign on the wall of the waiting room: what holds there, in words. */
export const Sign = ({ label, icon, children, action }: SignProps) => (
  <section className={styles.sign} aria-label={label}>
    <Icon name={icon} />
    <p>{children}</p>
    {action}
  </section>
);
