import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Mark.module.css';

/** The same in every game: one may, one has, one aims at, it was there, it is in danger, it is not possible. */
export const MARKS = ['legal', 'selected', 'target', 'last', 'danger', 'illegal'] as const;
export type MarkKind = (typeof MARKS)[number];

/** A mark around a card, a tile or a plate: always a form, never a colour alone. A new key shakes `illegal` again. */
export const Mark = ({
  kind,
  children,
}: {
  readonly kind: MarkKind;
  readonly children: ReactNode;
}) => <div className={classes(styles.mark, styles[kind])}>{children}</div>;
