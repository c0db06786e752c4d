import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/**
 * A part in a chunk of its own, fetched when it is first shown; `placeholder` stands there until it has come. Not
 * React's `lazy`: whatever comes within 300 ms of its placeholder is held back until they are over.
 * Throws, while drawing, what the fetching failed with.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  placeholder: ReactNode = null,
): ComponentType<P> {
  let Part: ComponentType<P> | null = null;
  return function Late(props: P) {
    const [, drawAgain] = useState(0);
    useEffect(() => {
      if (Part) return;
      load().then(
        (part) => {
          Part = part;
          drawAgain(1);
        },
        (error: unknown) =>
          drawAgain(() => {
            throw error;
          }),
      );
    }, []);
    return Part ? <Part {...props} /> : placeholder;
  };
}
