import type { ReactNode } from 'react';
import styles from './ThingButton.module.css';
import { keyOf, type Thing } from './thing.ts';

/** 'legal': may be taken up or chosen; 'target': may be aimed at; 'danger': harm is coming to it. */
export type ThingMark = 'legal' | 'selected' | 'target' | 'danger' | 'pays' | 'shown' | null;

interface ThingProps {
  readonly thing: Thing;
  /** What it is, in words. */
  readonly label: string;
  readonly mark?: ThingMark | undefined;
  readonly className?: string | undefined;
  /** Whether it is chosen; undefined for what cannot be. */
  readonly pressed?: boolean | undefined;
  /** It is too small for a finger, and no target of its own: the row in which it lies is. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

/** Anything on the table that can be pressed: the board listens for all of them. */
export const ThingButton = (props: ThingProps) => {
  const { thing, label, mark = null, className, pressed, plain = false, children } = props;
  const shown = {
    className: `${styles.thing ?? ''} ${className ?? ''}`,
    'aria-label': label,
    'data-thing': keyOf(thing),
    'data-mark': mark ?? undefined,
  };
  if (plain) {
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn by what lies inside, not by a file
      <span role="img" {...shown}>
        {children}
      </span>
    );
  }
  return (
    <button type="button" aria-pressed={pressed} data-stop="" {...shown}>
      {children}
    </button>
  );
};
