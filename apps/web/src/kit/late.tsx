import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** A part that is fetched when it is first shown, or ahead of that. */
export type Late<P> = ComponentType<P> & {
  /** Fetches it for when it will be shown; what fails is tried again then. */
  readonly ahead: () => void;
};

/**
 * A part in a chunk of its own, fetched when it is first shown; `placeholder` stands there until it has come. Not
 * React's `lazy`: whatever comes within 300 ms of its placeholder is held back until they are over.
 * Throws, while drawing, what the fetching failed with.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  placeholder: ReactNode = null,
): Late<P> {
  let Part: ComponentType<P> | null = null;
  const fetched = async (): Promise<void> => {
    Part ??= await load();
  };
  const Shown = (props: P) => {
    const [, drawAgain] = useState(0);
    useEffect(() => {
      if (Part) return;
      fetched().then(
        () => drawAgain(1),
        (error: unknown) =>
          drawAgain(() => {
            throw error;
          }),
      );
    }, []);
    return Part ? <Part {...props} /> : placeholder;
  };
  return Object.assign(Shown, { ahead: () => void fetched().catch(() => undefined) });
}
