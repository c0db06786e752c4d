import { memo } from 'react';
import { DIRECTED, ICONS, type IconName } from './icons.data.ts';
import styles from './icons.module.css';

interface IconProps {
  readonly name: IconName;
  /** Side in px. */
  readonly size?: number;
  /** Thickness of the line on the 24-unit field. */
  readonly weight?: number;
}

/** A line icon in the colour of its text; always decoration, the words stand beside it or in a label. */
export const Icon = memo(({ name, size = 22, weight = 2.2 }: IconProps) => (
  <svg
    className={DIRECTED.has(name) ? styles.directed : undefined}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={weight}
    strokeLinecap="square"
    aria-hidden="true"
  >
    <path d={ICONS[name]} />
  </svg>
));
