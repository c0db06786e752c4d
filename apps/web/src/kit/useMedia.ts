import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether a media query holds, now and as the screen changes. */
export function useMedia(query: string): boolean {
  // made once, for whatever asks is drawn often
  const media = useMemo(() => matchMedia(query), [query]);
  const subscribe = useCallback(
    (changed: () => void) => {
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => media.matches);
}

/** Whether there is a keyboard, as far as a page can know. */
export function useKeyboard(): boolean {
  return useMedia('(hover: hover) and (pointer: fine)');
}
