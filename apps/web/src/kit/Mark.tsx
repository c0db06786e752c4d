import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Mark.module.css';

/** The same in every game: one may, one has, one aims at, it was there, it is in danger, it is not possible. */
export const MARKS = ['legal', 'selected', 'target', 'last', 'danger', 'illegal'] as const;
export type MarkKind = (typeof MARKS)[number];

/**
 * A mark around a card, a tile or a plate: always a form, never a colour alone. A new key shakes `illegal` again. What may be
 * marked stands in it without one (null) too: it is drawn once.
 */
export const Mark = ({
  kind,
  children,
}: {
  readonly kind: MarkKind | null;
  readonly children: ReactNode;
}) => <div className={classes(styles.mark, kind !== null && styles[kind])}>{children}</div>;
