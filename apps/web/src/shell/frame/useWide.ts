import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 900px) and (min-height: 501px)';

/** Whether there is room for a rail beside the table; a phone on its side has none. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(WIDE).matches,
  );
}
