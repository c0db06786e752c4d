/** Where somebody is told of their turns: only after they have asked for it, and nowhere but at push services. */
import type { Pushes, Subscription, unsubscribeBody } from '@kesem/protocol/http';
import { LIMITS } from '@kesem/protocol/limits';
import type * as z from 'zod/mini';
import type { Limits } from '../limits.ts';
import { isZone } from '../push/quiet.ts';
import type { PushWay } from '../push/way.ts';
import type { PushKeys, Store } from '../store/store.ts';
import type { Clock } from '../time.ts';
import { type Answer, refused } from './answer.ts';

export interface PushParts {
  readonly store: Pick<Store, 'subscribe' | 'unsubscribe' | 'subscriptionsOf'>;
  readonly keys: () => Promise<PushKeys>;
  readonly way: Pick<PushWay, 'allows'>;
  readonly limits: Pick<Limits, 'subscriptions'>;
  readonly clock: Clock;
}

/** Returns the public key of this house, and where an identity is told. */
export async function pushesOf({ keys, store }: PushParts, identity: string): Promise<Answer> {
  const places = await store.subscriptionsOf(identity);
  const body: Pushes = {
    key: (await keys()).publicKey,
    places: places.map(({ endpoint, nights }) => ({ endpoint, nights })),
  };
  return { ok: true, body };
}

/** Keeps a place of which the house knows that it is a push service. */
export async function subscribe(
  { store, way, limits, clock }: PushParts,
  identity: string,
  made: Subscription,
): Promise<Answer> {
  if (!way.allows(made.endpoint) || !isZone(made.zone)) return refused('junk');
  if (!(await limits.subscriptions.take(identity))) return refused('tooFast');
  const kept = { ...made, at: clock.now() };
  await store.subscribe(identity, kept, LIMITS.subscriptionsPerIdentity);
  return { ok: true, body: { ok: true } };
}

/** Forgets a place; one that is not there is forgotten already. */
export async function unsubscribe(
  { store }: PushParts,
  identity: string,
  { endpoint }: z.output<typeof unsubscribeBody>,
): Promise<Answer> {
  await store.unsubscribe(identity, endpoint);
  return { ok: true, body: { ok: true } };
}
