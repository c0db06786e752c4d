import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** Its name, spoken and shown as a tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** `bare` for headers, `block` to stand beside buttons. */
  readonly kind?: 'bare' | 'block';
}

/** A square button with a picture only. Takes every attribute of a button. */
export const IconButton = ({ label, icon, kind = 'bare', className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    className={classes(styles.button, styles[kind], className)}
    {...rest}
  >
    {icon}
  </button>
);
