import { useSyncExternalStore } from 'react';

/** Whether this device has a network at all; one that leads nowhere shows only when it is used. */
export function useConnected(): boolean {
  return useSyncExternalStore(listen, () => navigator.onLine);
}

function listen(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
