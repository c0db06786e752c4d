import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { afterPaint } from './afterPaint.ts';

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
    const isAnother = seen.current !== when;
    seen.current = when;
    if (!isInside.current || !(isAnother || isNowhere())) return;
    afterPaint(() => {
      // by then somebody may have gone elsewhere, or a scene may lie over all of it
      const at = element.current;
      if (!at || at.closest('[inert]')) return;
      if (isNowhere() || (isAnother && at.contains(document.activeElement))) home(at);
    });
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

/**
 * Whether Tab leads to an element that may have the focus. It is set once it is on the screen: of whoever has the focus a browser
 * wants to know at once whether it may be kept, and for that it lays a table that is half drawn.
 */
export function useTabStop(element: RefObject<HTMLElement | null>, isStop: boolean): void {
  useEffect(
    () =>
      afterPaint(() => {
        if (element.current) element.current.tabIndex = isStop ? 0 : -1;
      }),
    [element, isStop],
  );
}

/** Whether nothing has the focus: what had it is gone. */
export function isNowhere(): boolean {
  return document.activeElement === document.body;
}

function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: true });
}
