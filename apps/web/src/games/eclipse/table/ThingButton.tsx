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
  readonly children: ReactNode;
}

/** Anything on the table that can be pressed: the board listens for all of them. */
export const ThingButton = ({
  thing,
  label,
  mark = null,
  className,
  pressed,
  children,
}: ThingProps) => (
  <button
    type="button"
    className={`${styles.thing ?? ''} ${className ?? ''}`}
    aria-label={label}
    aria-pressed={pressed}
    data-thing={keyOf(thing)}
    data-stop=""
    data-mark={mark ?? undefined}
  >
    {children}
  </button>
);
