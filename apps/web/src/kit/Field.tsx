import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import styles from './Field.module.css';

interface FieldProps extends ComponentProps<'input'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong, in words; having it marks the field. */
  readonly error?: ReactNode;
}

/** A line to write on. Takes every attribute of an input; the direction follows what is written. */
export const Field = ({ label, hint, error, className, ...rest }: FieldProps) => {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        dir="auto"
        className={styles.input}
        aria-invalid={error !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}note`}
        {...rest}
      />
      {note !== undefined && (
        <span id={`${id}note`} className={error === undefined ? styles.hint : styles.error}>
          {note}
        </span>
      )}
    </div>
  );
};
