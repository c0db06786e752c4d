import type { ComponentProps } from 'react';
import styles from './Chip.module.css';
import { classes } from './classes.ts';

interface ChipProps extends ComponentProps<'button'> {
  readonly pressed?: boolean;
  readonly onPress?: () => void;
  /** What it is to a screen reader; a button says its choice in words, opens more and is never ticked. */
  readonly kind?: 'toggle' | 'radio' | 'switch' | 'button';
}

/** A choice printed on a slip, ticked when it is on. */
export const Chip = ({
  pressed = false,
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
    {...stateOf(kind, pressed)}
    {...rest}
  >
    {children}
  </button>
);

function stateOf(kind: NonNullable<ChipProps['kind']>, pressed: boolean): ComponentProps<'button'> {
  if (kind === 'button') return {};
  return kind === 'toggle' ? { 'aria-pressed': pressed } : { role: kind, 'aria-checked': pressed };
}
