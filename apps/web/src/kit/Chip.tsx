import type { ComponentProps } from 'react';
import styles from './Chip.module.css';
import { classes } from './classes.ts';

interface ChipProps extends ComponentProps<'button'> {
  readonly pressed: boolean;
  readonly onPress?: () => void;
  /** What it is to a screen reader. */
  readonly kind?: 'toggle' | 'radio' | 'switch';
}

/** A choice printed on a slip, ticked when it is on. */
export const Chip = ({
  pressed,
  onPress,
  kind = 'toggle',
  className,
  children,
  ...rest
}: ChipProps) => (
  <button
    type="button"
    className={classes(styles.chip, pressed && styles.on, className)}
    onClick={onPress}
    {...(kind === 'toggle' ? { 'aria-pressed': pressed } : { role: kind, 'aria-checked': pressed })}
    {...rest}
  >
    {children}
  </button>
);
