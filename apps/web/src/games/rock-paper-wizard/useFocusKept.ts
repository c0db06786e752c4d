import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** Keeps the focus at the table when what had it is gone, such as a button that was pressed. */
export function useFocusKept(table: RefObject<HTMLElement | null>) {
  const inside = useRef(false);
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) {
      table.current?.focus({ preventScroll: true });
    }
  });
  return {
    onFocus: () => {
      inside.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) inside.current = false;
    },
  };
}
