import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Tag.module.css';

export type Tone = 'gold' | 'ok' | 'danger' | 'ink';

/** A small framed word. */
export const Tag = ({
  tone = 'ink',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}) => <span className={classes(styles.tag, styles[tone])}>{children}</span>;
