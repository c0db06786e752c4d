/**
 * The app as it is installed on this device. A newer one is fetched in the background, and taken when
 * somebody says so; until then this page and its matches go on with the files they began with.
 */
import { createStore } from 'zustand/vanilla';

/** Whether a newer app than this page's lies ready. */
export const version = createStore<{ readonly fresh: boolean }>(() => ({ fresh: false }));

/** How long after the first visit the rest of the app is fetched for later, in ms. */
const CALM_MS = 5_000;

/** Installs the app where the browser can (not on plain http), and looks for a newer one from now on. */
export function watchVersion(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => void install().catch(() => undefined), CALM_MS);
}

/** Loads this page again, in the newest version there is. */
export async function renew(): Promise<void> {
  const next = 'serviceWorker' in navigator ? await newest().catch(() => null) : null;
  if (!next) return location.reload();
  next.addEventListener('statechange', () => {
    if (next.state === 'activated') location.reload();
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  next.postMessage({ type: 'SKIP_WAITING' });
}

async function install(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  if (registration.active && registration.waiting) version.setState({ fresh: true });
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    // the first app to be installed is no news
    if (!registration.active || !next) return;
    next.addEventListener('statechange', () => {
      if (next.state === 'installed') version.setState({ fresh: true });
    });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}

/** The app that waits to take over, asked for once more; null when there is none. */
async function newest(): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration || registration.waiting) return registration?.waiting ?? null;
  await registration.update();
  const { installing } = registration;
  if (!installing) return null;
  await new Promise((done) => installing.addEventListener('statechange', done, { once: true }));
  return registration.waiting;
}
