/** Between two looks where a browser does not say that it is idle, in ms. */
const SOON_MS = 200;

/** Runs something once when the page has nothing else to do. Returns what calls it off. */
export function whenIdle(run: () => void): () => void {
  // Safari has no such callback
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, SOON_MS);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run);
  return () => cancelIdleCallback(asked);
}
