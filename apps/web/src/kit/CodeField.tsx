import { type ChangeEvent, type ReactNode, useId } from 'react';
import styles from './CodeField.module.css';
import { classes } from './classes.ts';

interface CodeFieldProps {
  readonly label: ReactNode;
  /** The digits so far. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
  /** Called once the sixth digit stands. */
  readonly onDone?: (digits: string) => void;
  /** What is wrong, in words. */
  readonly error?: ReactNode;
  /** What stands beside the boxes: a button. */
  readonly children?: ReactNode;
}

const PLACES = [0, 1, 2, 3, 4, 5] as const;

/** A spoken code of six digits: one real input, drawn as 3 + 3 boxes, left to right in every language. */
export const CodeField = ({ label, value, onChange, onDone, error, children }: CodeFieldProps) => {
  const id = useId();
  const write = (event: ChangeEvent<HTMLInputElement>): void => {
    const digits = event.target.value.replace(/\D/g, '').slice(0, PLACES.length);
    onChange(digits);
    if (digits.length === PLACES.length && digits !== value) onDone?.(digits);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <div className={styles.code} dir="ltr">
          <input
            id={id}
            className={styles.input}
            value={value}
            onChange={write}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="go"
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : `${id}error`}
          />
          {PLACES.map((place) => (
            <span
              key={place}
              aria-hidden="true"
              className={classes(styles.box, place === Math.min(value.length, 5) && styles.next)}
            >
              {value[place]}
            </span>
          ))}
        </div>
        {children}
      </div>
      {error !== undefined && (
        <span id={`${id}error`} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
};
