import { useSyncExternalStore } from 'react';

/** From this size on of a letter, in px, a bar in a corner would cover what lies there. */
const LARGE = 22;

/** Whether the reader has letters that are much larger than usual: their own setting, which no query of the screen's width knows. */
export function useLarge(): boolean {
  return useSyncExternalStore(
    (changed) => {
      addEventListener('resize', changed);
      return () => removeEventListener('resize', changed);
    },
    () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) >= LARGE,
  );
}
