/** The keys by which push services know this house. */
import webPush from 'web-push';
import type { PushKeys, Store } from '../store/store.ts';

/** Whom a push service may write to, where the house has no public name: nobody. */
export const NOBODY = 'mailto:nobody@kesem.invalid';

/** Reads them; drawn at the first start, and kept for good. What fails is tried anew when somebody asks. */
export function openPushKeys(store: Pick<Store, 'pushKeys'>): () => Promise<PushKeys> {
  let known: Promise<PushKeys> | null = null;
  return () => {
    known ??= store.pushKeys(webPush.generateVAPIDKeys()).catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
}
