import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Chip } from './Chip.tsx';
import styles from './ChipGroup.module.css';
import { directionOf, roving } from './roving.ts';

interface ChipGroupProps<V> {
  /** What is chosen; spoken as the group's name and, unless hidden, written before the chips. */
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly options: readonly { readonly value: V; readonly label: ReactNode }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly disabled?: boolean;
  /** What is to be known of it, written after the chips. */
  readonly hint?: string;
}

/** One of several: a radio group with one Tab stop; arrows choose, and move as the eye sees them. */
export const ChipGroup = <V extends string | number | boolean>(props: ChipGroupProps<V>) => {
  const { label, hideLabel = false, options, value, onChange, disabled = false, hint } = props;
  const described = useId();
  const chosen = options.findIndex((option) => option.value === value);
  const move = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const to = roving(
      event.key,
      Math.max(0, chosen),
      options.length,
      directionOf(event.currentTarget),
    );
    const next = to === null ? undefined : options[to];
    if (to === null || next === undefined) return;
    event.preventDefault();
    onChange(next.value);
    const group = event.currentTarget.parentElement;
    group?.querySelectorAll<HTMLElement>('[role=radio]')[to]?.focus();
  };
  return (
    <div
      className={styles.group}
      role="radiogroup"
      aria-label={label}
      aria-describedby={hint === undefined ? undefined : described}
    >
      {!hideLabel && <span className={styles.label}>{label}</span>}
      {options.map((option, i) => (
        <Chip
          key={String(option.value)}
          kind="radio"
          pressed={option.value === value}
          onPress={() => onChange(option.value)}
          onKeyDown={move}
          disabled={disabled}
          tabIndex={i === Math.max(0, chosen) ? 0 : -1}
        >
          {option.label}
        </Chip>
      ))}
      {hint !== undefined && (
        <span id={described} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
};
