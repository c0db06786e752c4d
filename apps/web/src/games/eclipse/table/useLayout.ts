import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { type Layout, layoutOf, type Room } from './layout.ts';

/** The room of a table before it is measured, in px. */
const FIRST = { width: 390, height: 640, bar: 0 };

/** The layout that fits the room an element has. */
export function useLayout(
  element: RefObject<HTMLElement | null>,
  holds: Omit<Room, keyof typeof FIRST>,
): Placed {
  const [space, setSpace] = useState(FIRST);
  useLayoutEffect(() => {
    const table = element.current;
    if (!table || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void =>
      setSpace((now) => {
        const { clientWidth: width, clientHeight: height } = table;
        const bar = Number.parseFloat(getComputedStyle(table).getPropertyValue('--bar-over')) || 0;
        const isSame = width === now.width && height === now.height && bar === now.bar;
        return isSame ? now : { width, height, bar };
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(table);
    return () => observer.disconnect();
  }, [element]);
  return useLayoutIn({ ...holds, ...space });
}

type Placed = Layout & Pick<Room, keyof typeof FIRST>;

/** The layout of a room; the same as long as nothing of the room changes. */
export function useLayoutIn(room: Room): Placed {
  const said = JSON.stringify(room);
  return useMemo(
    () => ({ ...layoutOf(room), width: room.width, height: room.height, bar: room.bar }),
    // oxlint-disable-next-line react/exhaustive-deps -- a room is counted anew with each drawing: what it says counts
    [said],
  );
}
