import { useId } from 'react';
import styles from './Select.module.css';

/** What may be chosen, and how it is called. */
export type Option = readonly [value: string, words: string];

interface SelectProps {
  readonly label: string;
  /** Empty: nothing is chosen. */
  readonly value: string;
  readonly options: readonly Option[];
  readonly onPick: (value: string) => void;
}

/** A list of the browser's own with its label; to choose nothing does nothing. */
export const Select = ({ label, value, options, onPick }: SelectProps) => {
  const id = useId();
  return (
    <p className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          if (event.target.value !== '') onPick(event.target.value);
        }}
      >
        <option value="">—</option>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </p>
  );
};
