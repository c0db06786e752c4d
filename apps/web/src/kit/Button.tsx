import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';

/** `ink` is the dark block for the one thing a screen invites to besides its primary. */
interface ButtonLook {
  readonly kind?: 'primary' | 'secondary' | 'ghost' | 'ink';
  readonly size?: 'md' | 'sm';
}
interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  readonly icon?: ReactNode;
  /** What it began is still under way: it takes no press, and keeps the focus, which a disabled button loses. */
  readonly busy?: boolean;
}

const look = ({ kind, size }: Required<ButtonLook>, extra: string | undefined): string =>
  classes(styles.button, styles[kind], size === 'sm' && styles.sm, extra);

/** A printed block that goes down when pressed. Takes every attribute of a button. */
export const Button = (props: ButtonProps) => {
  const {
    kind = 'secondary',
    size = 'md',
    icon,
    busy = false,
    className,
    children,
    ...rest
  } = props;
  return (
    <button
      type="button"
      className={look({ kind, size }, className)}
      {...rest}
      {...(busy && { 'aria-disabled': true, onClick: refuse })}
    >
      {icon}
      {children}
    </button>
  );
};

/** Neither does what it says nor sends its form. */
const refuse = (event: MouseEvent): void => event.preventDefault();

interface ButtonLinkProps extends ComponentProps<'a'>, ButtonLook {
  readonly icon?: ReactNode;
}

/** A link that looks like a button. Takes every attribute of a link. */
export const ButtonLink = (props: ButtonLinkProps) => {
  const { kind = 'secondary', size = 'md', icon, className, children, ...rest } = props;
  return (
    <a className={look({ kind, size }, className)} {...rest}>
      {icon}
      {children}
    </a>
  );
};
