import { useSyncExternalStore } from 'react';

/** Whether a media query holds, now and as the screen changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/** Whether there is a keyboard, as far as a page can know. */
export function useKeyboard(): boolean {
  return useMedia('(hover: hover) and (pointer: fine)');
}
