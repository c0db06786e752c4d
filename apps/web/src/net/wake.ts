/** Moments at which it is worth looking at the connection at once: the network came or went, or the page is looked at again. */

/** Calls at each such moment; gives the way to stop. */
export function onWake(call: () => void): () => void {
  const seen = (): void => {
    if (document.visibilityState === 'visible') call();
  };
  window.addEventListener('online', call);
  window.addEventListener('offline', call);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('online', call);
    window.removeEventListener('offline', call);
    document.removeEventListener('visibilitychange', seen);
  };
}
