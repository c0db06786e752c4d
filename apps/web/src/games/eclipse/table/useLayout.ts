import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Layout, layoutOf, type Room } from './layout.ts';

/** The room of a table before it is measured, in px. */
const FIRST = { width: 390, height: 640 };

/** The layout that fits the room an element has. */
export function useLayout(
  element: RefObject<HTMLElement | null>,
  holds: Omit<Room, 'width' | 'height'>,
): Layout & Pick<Room, 'width' | 'height'> {
  const [space, setSpace] = useState(FIRST);
  useLayoutEffect(() => {
    const table = element.current;
    if (!table || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void =>
      setSpace((now) => {
        const { clientWidth: width, clientHeight: height } = table;
        return width === now.width && height === now.height ? now : { width, height };
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(table);
    return () => observer.disconnect();
  }, [element]);
  return { ...layoutOf({ ...space, ...holds }), ...space };
}
