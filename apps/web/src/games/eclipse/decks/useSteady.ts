import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and does what the newest `act` does, so that nothing is drawn again for its sake. Not to be called while drawing. */
export function useSteady<Args extends readonly unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
