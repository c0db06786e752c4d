/** Being told by push: whether this browser can be, and is. */
import type { Pushes, Subscription } from '@kesem/protocol/http';
import { call } from './http.ts';

/** `off`: it could be asked for. The others say why not: no https, not yet on the home screen, no push at all, forbidden. */
export type PushState =
  | { readonly is: 'on'; readonly nights: boolean }
  | { readonly is: 'off' | 'insecure' | 'install' | 'none' | 'denied' | 'failed' };

/** What the page can say of its reader. */
type Reader = Pick<Subscription, 'lang' | 'nights'>;

/** How it stands. */
export async function pushState(): Promise<PushState> {
  const barred = whyNot();
  if (barred) return { is: barred };
  const mine = await (await registration())?.pushManager.getSubscription();
  if (!mine) return { is: 'off' };
  const known = await call<Pushes>('GET', '/api/push');
  if (!known.ok) return { is: 'failed' };
  const place = known.body.places.find(({ endpoint }) => endpoint === mine.endpoint);
  return place ? { is: 'on', nights: place.nights } : { is: 'off' };
}

/** Asks the browser, and tells the house where; to be called by a tap alone. */
export async function tellMe(reader: Reader): Promise<PushState> {
  const barred = whyNot();
  if (barred) return { is: barred };
  if ((await Notification.requestPermission()) !== 'granted') return { is: 'denied' };
  const worker = await registration();
  const known = await call<Pushes>('GET', '/api/push');
  if (!worker || !known.ok) return { is: 'failed' };
  const made = await subscribed(worker.pushManager, known.body.key);
  const { p256dh, auth } = made.toJSON().keys ?? {};
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const place = { endpoint: made.endpoint, p256dh, auth, zone, ...reader };
  const kept = await call('POST', '/api/push', place);
  return kept.ok ? { is: 'on', nights: reader.nights } : { is: 'failed' };
}

/** Tells nothing any more. */
export async function tellMeNoMore(): Promise<PushState> {
  const mine = await (await registration())?.pushManager.getSubscription();
  if (!mine) return { is: 'off' };
  const dropped = await call('POST', '/api/push/drop', { endpoint: mine.endpoint });
  if (!dropped.ok) return { is: 'failed' };
  await mine.unsubscribe();
  return { is: 'off' };
}

function whyNot(): 'insecure' | 'install' | 'none' | 'denied' | null {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window)) {
    // what runs on an iPhone can be told once it is on the home screen
    return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'none';
  }
  return Notification.permission === 'denied' ? 'denied' : null;
}

async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD) return null;
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}

/** A browser keeps the key of the house it was made for; a house that began anew has another. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  return manager.subscribe(options).catch(async () => {
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(options);
  });
}
