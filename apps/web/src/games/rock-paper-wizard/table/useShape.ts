import { type RefObject, useLayoutEffect, useState } from 'react';

/** The table lies in a row where there is room, and stands in a column where there is not. */
export type Shape = 'row' | 'column';

const ROOM = { width: 900, height: 520 };

/** The shape that fits the room an element has. */
export function useShape(element: RefObject<HTMLElement | null>): Shape {
  const [shape, setShape] = useState<Shape>('column');
  useLayoutEffect(() => {
    const room = element.current;
    if (!room || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void =>
      setShape(
        room.clientWidth >= ROOM.width && room.clientHeight >= ROOM.height ? 'row' : 'column',
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    return () => observer.disconnect();
  }, [element]);
  return shape;
}
