import { type RefObject, useEffect, useRef } from 'react';

/** How near its end, in px, a list counts as being read at the end. */
const NEAR = 24;

/** Keeps the end of a growing list in sight, unless its reader has scrolled away from it. */
export function useFollow<T extends HTMLElement>(): RefObject<T | null> {
  const list = useRef<T>(null);
  const follows = useRef(true);
  // with every drawing, after everything is laid out: a sheet around it opens no sooner
  useEffect(() => {
    const box = scrollerOf(list.current);
    if (!box) return undefined;
    if (follows.current) box.scrollTop = box.scrollHeight;
    const onScroll = (): void => {
      follows.current = box.scrollHeight - box.clientHeight - box.scrollTop <= NEAR;
    };
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => box.removeEventListener('scroll', onScroll);
  });
  return list;
}

/** The nearest box around an element that scrolls. */
function scrollerOf(element: Element | null): Element | null {
  const box = element?.parentElement ?? null;
  if (!box) return null;
  return /auto|scroll/.test(getComputedStyle(box).overflowY) ? box : scrollerOf(box);
}
