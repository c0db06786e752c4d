/**
 * Sends what the log has written down: that it is somebody's turn in a slow match. One row a notice; it is
 * sent once, tried again a few times, and dropped when the turn has passed.
 */
import type { Room } from '@kesem/room/room';
import { isAwaited } from '@kesem/room/turns';
import webPush from 'web-push';
import type { Front } from '../http/caller.ts';
import type { Build } from '../http/web.ts';
import type { Limits } from '../limits.ts';
import type { Log } from '../log.ts';
import { isOurs, type Nodes } from '../nodes/nodes.ts';
import { orNone, type Rooms } from '../rooms/rooms.ts';
import type { KeptSubscription, PushKeys, Store, Waiting } from '../store/store.ts';
import type { Clock } from '../time.ts';
import { NOBODY } from './keys.ts';
import { nightUntil } from './quiet.ts';
import type { PushWay } from './way.ts';
import { noticeOf } from './words.ts';

/** Between two looks at what is to be sent, in ms. */
const LOOK_MS = 5_000;
/** Notices taken at one look. */
const AT_ONCE = 40;
/** After a failure it is tried again after so many ms, and then given up. */
const AGAIN_MS = [60_000, 600_000, 3_600_000];
/** Somebody who was told too often waits this long, in ms. */
const REST_MS = 1_800_000;
/** For how long a push service keeps what it cannot deliver, in seconds. */
const KEEP_S = 86_400;

export interface NoticeParts {
  readonly store: Pick<
    Store,
    'notices' | 'dropNotice' | 'putOffNotice' | 'subscriptionsOf' | 'unsubscribe'
  >;
  readonly nodes: Pick<Nodes, 'beside'>;
  readonly rooms: Pick<Rooms, 'find'>;
  readonly way: PushWay;
  readonly keys: () => Promise<PushKeys>;
  readonly front: Pick<Front, 'publicUrl'>;
  readonly build: Pick<Build, 'games'>;
  readonly limits: Pick<Limits, 'pushes'>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Sends notices, now and then; `stop` waits for those under way. */
export function startNotices(parts: NoticeParts): { readonly stop: () => Promise<void> } {
  const { clock, log } = parts;
  let callOff: (() => void) | null = null;
  let looking: Promise<void> = Promise.resolve();
  const again = (): void => {
    callOff = clock.after(LOOK_MS, () => {
      looking = sendSome(parts)
        .catch((err: unknown) => log.error({ err }, 'notices could not be sent'))
        .then(() => (callOff ? again() : undefined));
    });
  };
  again();
  return {
    stop: async () => {
      callOff?.();
      callOff = null;
      await looking;
    },
  };
}

async function sendSome(parts: NoticeParts): Promise<void> {
  // or somebody would be told by each
  if (!(await isOurs(parts.nodes, 'notices'))) return;
  // drawn soon after the first start, so that a backup has them
  await parts.keys();
  const waiting = await parts.store.notices(parts.clock.now(), AT_ONCE);
  const people = [...new Set(waiting.map(({ identity }) => identity))];
  await Promise.all(
    people.map((one) =>
      sendTo(
        parts,
        one,
        waiting.filter(({ identity }) => identity === one),
      ),
    ),
  );
}

/** All that waits for one person is one notice on each of their devices. */
async function sendTo(
  parts: NoticeParts,
  identity: string,
  waiting: readonly Waiting[],
): Promise<void> {
  const { store, clock } = parts;
  const now = clock.now();
  const devices = await store.subscriptionsOf(identity);
  const { due, rooms } = await standing(parts, identity, devices.length > 0 ? waiting : []);
  await settle(
    waiting.filter((one) => !due.includes(one)),
    (one) => store.dropNotice(one),
  );
  if (due.length === 0) return;
  const putOff = (until: number) => settle(due, (one) => store.putOffNotice(one, until));
  const nights = devices.map((one) => (one.nights ? null : nightUntil(now, one.zone)));
  const awake = devices.filter((_, i) => nights[i] === null);
  if (awake.length === 0) return putOff(Math.min(...nights.map((until) => until ?? now)));
  if (!(await parts.limits.pushes.take(identity))) return putOff(now + REST_MS);
  const told = await Promise.all(awake.map((device) => sendOne(parts, identity, device, rooms)));
  if (told.every((one) => one === 'failed')) return tryLater(parts, due, now);
  await settle(due, (one) => store.dropNotice(one));
}

async function tryLater(
  { store }: NoticeParts,
  due: readonly Waiting[],
  now: number,
): Promise<void> {
  await settle(due, (one) => {
    const wait = AGAIN_MS[one.tries];
    return wait === undefined ? store.dropNotice(one) : store.putOffNotice(one, now + wait, true);
  });
}

/** Those notices whose turn has not passed, and their rooms. */
async function standing(
  { rooms }: NoticeParts,
  identity: string,
  waiting: readonly Waiting[],
): Promise<{ readonly due: readonly Waiting[]; readonly rooms: readonly Room[] }> {
  const found = await Promise.all(
    waiting.map(async (one) => ({ one, live: await orNone(rooms.find(one.room)) })),
  );
  const due = found.flatMap(({ one, live }) =>
    live && isAwaited(live.now(), identity, live.deps) ? [{ one, room: live.now() }] : [],
  );
  return { due: due.map(({ one }) => one), rooms: due.map(({ room }) => room) };
}

/** Tells one device. A subscription that its service knows no more is deleted. */
async function sendOne(
  { store, way, keys, front, build, log }: NoticeParts,
  identity: string,
  device: KeptSubscription,
  rooms: readonly Room[],
): Promise<'told' | 'gone' | 'failed'> {
  const { endpoint, p256dh, auth, lang } = device;
  const payload = JSON.stringify(noticeOf(rooms, identity, { games: build.games, lang }));
  try {
    const { publicUrl } = front;
    const subject = publicUrl?.protocol === 'https:' ? publicUrl.origin : NOBODY;
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      payload,
      { vapidDetails: { subject, ...(await keys()) }, TTL: KEEP_S, urgency: 'normal' },
    );
    const status = way.allows(endpoint) ? await way.post(endpoint, { headers, body }) : 410;
    if (status >= 200 && status < 300) return 'told';
    if (status !== 404 && status !== 410) return 'failed';
    await store.unsubscribe(identity, endpoint);
    return 'gone';
  } catch (err) {
    log.debug({ err }, 'a notice could not be sent');
    return 'failed';
  }
}

async function settle(
  some: readonly Waiting[],
  run: (one: Waiting) => Promise<void>,
): Promise<void> {
  for (const one of some) await run(one);
}
