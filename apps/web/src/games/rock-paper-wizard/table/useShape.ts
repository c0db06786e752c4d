import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Breadth } from '../track/cave.ts';

/** All rows stay on a table that lies in a row; one that stands in a column shows one after the other. */
export type Shape = 'row' | 'column';

/** How a table is laid out, and how much room its cave has. */
export interface Layout {
  readonly shape: Shape;
  readonly breadth: Breadth;
}

const ROOM = { width: 900, height: 500 };
/** From here on the steps of the cave are as wide as on a table, in px. */
const WIDE = 560;
const SMALL: Layout = { shape: 'column', breadth: 'narrow' };

/** The layout that fits the room an element has. */
export function useShape(element: RefObject<HTMLElement | null>): Layout {
  const [layout, setLayout] = useState(SMALL);
  useLayoutEffect(() => {
    const room = element.current;
    if (!room || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = room;
      const shape = width >= ROOM.width && height >= ROOM.height ? 'row' : 'column';
      const breadth = width >= WIDE ? 'wide' : 'narrow';
      setLayout((old) =>
        old.shape === shape && old.breadth === breadth ? old : { shape, breadth },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    return () => observer.disconnect();
  }, [element]);
  return layout;
}
