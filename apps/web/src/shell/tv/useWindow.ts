import { useSyncExternalStore } from 'react';

/** The size of the window, as it changes. */
export function useWindow(): { readonly width: number; readonly height: number } {
  const width = useSyncExternalStore(resized, () => innerWidth);
  const height = useSyncExternalStore(resized, () => innerHeight);
  return { width, height };
}

function resized(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}
