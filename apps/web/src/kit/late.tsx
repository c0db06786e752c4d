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
  let there: ComponentType<P> | null = null;
  const fetched = async (): Promise<ComponentType<P>> => {
    there ??= await load();
    return there;
  };
  const Shown = (props: P) => {
    // what this one draws: it may come for another just after this was drawn, and before anything follows on that
    const [Part, setPart] = useState(() => there);
    useEffect(() => {
      if (Part) return;
      fetched().then(
        (part) => setPart(() => part),
        (error: unknown) =>
          setPart(() => {
            throw error;
          }),
      );
    }, [Part]);
    return Part ? <Part {...props} /> : placeholder;
  };
  return Object.assign(Shown, { ahead: () => void fetched().catch(() => undefined) });
}
