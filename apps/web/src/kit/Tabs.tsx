import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { directionOf, roving } from './roving.ts';
import styles from './Tabs.module.css';

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly {
    readonly id: Id;
    readonly label: ReactNode;
    readonly panel: ReactNode;
  }[];
  readonly active: Id;
  readonly onChange: (id: Id) => void;
}

/** Pages of one rail. Arrows move and open, as the eye sees them; the panel itself can be reached and scrolled. */
export const Tabs = <Id extends string>({ label, tabs, active, onChange }: TabsProps<Id>) => {
  const base = useId();
  const at = tabs.findIndex(({ id }) => id === active);
  const move = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') return;
    const to = roving(event.key, at, tabs.length, directionOf(event.currentTarget));
    const next = to === null ? undefined : tabs[to];
    if (to === null || next === undefined) return;
    event.preventDefault();
    onChange(next.id);
    const list = event.currentTarget.parentElement;
    list?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === active}
            aria-controls={`${base}panel`}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        className={styles.panel}
        role="tabpanel"
        id={`${base}panel`}
        aria-labelledby={`${base}${active}`}
        tabIndex={0}
      >
        {tabs[at]?.panel}
      </div>
    </div>
  );
};
