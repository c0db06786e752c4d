import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { tidyRows } from './rows.ts';

/** One Tab stop a row, and the focus stays at the table when what had it is gone. */
export function useFocusKept(table: RefObject<HTMLElement | null>) {
  const inside = useRef(false);
  useEffect(() => {
    if (table.current) tidyRows(table.current);
    if (inside.current && document.activeElement === document.body) {
      table.current?.focus({ preventScroll: true });
    }
  });
  return {
    onFocus: () => {
      inside.current = true;
      if (table.current) tidyRows(table.current);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) inside.current = false;
    },
  };
}
