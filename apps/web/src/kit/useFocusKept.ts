import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** Puts the focus where Tab leads inside an element. */
export function focusStop(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
}

interface Keeping {
  /** Takes the focus; by default the element itself. */
  readonly home?: (element: HTMLElement) => void;
  /** Whenever this is another, the focus comes home too, though what has it is still there. */
  readonly when?: string;
}

/** Keeps the focus inside an element when what had it is gone, such as a button that was pressed: spread what it gives over the element. */
export function useFocusKept(
  element: RefObject<HTMLElement | null>,
  { home = focusOn, when = '' }: Keeping = {},
) {
  const isInside = useRef(false);
  const seen = useRef(when);
  useEffect(() => {
    const isElsewhere = seen.current !== when || document.activeElement === document.body;
    seen.current = when;
    if (isInside.current && isElsewhere && element.current) home(element.current);
  });
  return {
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) isInside.current = false;
    },
  };
}

function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: true });
}
