import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Heading.module.css';

interface HeadingProps {
  readonly level: 1 | 2 | 3;
  /** `poster` is for 28 px and more. */
  readonly face?: 'poster' | 'title';
  readonly size?: 19 | 23 | 28 | 34 | 48 | 72;
  /** Prints a second ink out of register behind the words. */
  readonly misprint?: boolean;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A heading in one of the two display faces. */
export const Heading = (props: HeadingProps) => {
  const { level, face = 'title', size = 23, misprint = false, id, children } = props;
  const Tag = `h${level}` as const;
  const ink = misprint && (size >= 34 ? styles.misprintLarge : styles.misprint);
  return (
    <Tag id={id} className={classes(styles[face], styles[`s${size}`], ink)}>
      {children}
    </Tag>
  );
};
