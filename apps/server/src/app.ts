/** The server, put together: rooms, sockets and pages on one HTTP server. */
import type { Server as HttpServer } from 'node:http';
import type { Table } from '@kesem/engine/core/table';
import type { RoomDeps } from '@kesem/room/deps';
import type { Think } from '@kesem/room/runner';
import type { Env } from './env.ts';
import { startFilmer } from './filmer.ts';
import { openAdmissions } from './gateway/admission.ts';
import { openChannels } from './gateway/channels.ts';
import { closeSockets, createWires, serveSockets } from './gateway/gateway.ts';
import type { Front } from './http/caller.ts';
import { openHttp } from './http/connections.ts';
import { namesOf } from './http/names.ts';
import { openPeople } from './http/people.ts';
import { createSite } from './http/site.ts';
import type { Build } from './http/web.ts';
import { openDeviceCodes, sharedDeviceCodes } from './identity/device.ts';
import { countGuesses } from './identity/guesses.ts';
import { openIdentities } from './identity/identity.ts';
import { openLinks } from './identity/links.ts';
import { passwordOf } from './identity/password.ts';
import type { Bytes } from './identity/secret.ts';
import { openSpokenCodes } from './identity/spoken.ts';
import { openLimits } from './limits.ts';
import type { Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { ALONE, type Counts, type Nodes } from './nodes/nodes.ts';
import { openPushKeys } from './push/keys.ts';
import { startNotices } from './push/notices.ts';
import type { PushWay } from './push/way.ts';
import { RoomHost } from './rooms/host.ts';
import { watchDisk } from './store/disk.ts';
import type { Store } from './store/store.ts';
import type { Clock } from './time.ts';

export interface AppParts {
  readonly env: Pick<Env, 'publicUrl' | 'trustProxy' | 'host' | 'metricsToken' | 'openPassword'>;
  readonly store: Store;
  /** The other servers of the house; absent: there are none. */
  readonly nodes?: Nodes;
  readonly table: RoomDeps['table'];
  readonly think: Think;
  readonly build: Build;
  readonly way: PushWay;
  readonly clock: Clock;
  readonly bytes: Bytes;
  readonly log: Log;
}

export interface App {
  readonly http: HttpServer;
  /** Loads what is due; to be called once, before listening. */
  readonly wake: () => Promise<void>;
  /** Lets nobody in any more, finishes what is under way, tells everybody to come back, closes. */
  readonly stop: () => Promise<void>;
}

/** Puts the server together; it does not listen yet. The store stays its owner's to close. */
export function createApp(parts: AppParts): App {
  const { env, clock, bytes, log, build, nodes = ALONE } = parts;
  const { limits, guesses } = nodes.counts ?? ownCounts(clock);
  const front = frontOf(parts);
  const metrics = createMetrics();
  const disk = watchDisk(parts.store, { clock, log });
  const store = metrics.timedStore(disk.store);
  const rooms = openRooms(parts, store, metrics);
  const doors = openDoors({ ...parts, guesses }, store, front);
  const { people, spoken, devices, links, password } = doors;
  let stopping = false;
  const shared = { front, people, rooms, store, nodes, spoken, links, limits, bytes, log };
  const sockets = {
    unname: (room: string) => channels.unname(room),
    dismiss: (identity: string) => dismiss(identity),
  };
  const operated = { metrics, metricsToken: env.metricsToken, disk, isStopping: () => stopping };
  const freshId = freshIds(bytes);
  const given = { keys: openPushKeys(store), way: parts.way, table: parts.table, build, clock };
  const all = { ...shared, ...operated, ...given, devices, password, sockets, rules: build.entry };
  const http = openHttp(createSite(all), front);
  const admissions = openAdmissions({ ...operated, front, limits, identify: people.identify });
  const wires = createWires(http, admissions.admit, nodes);
  const channels = openChannels({ ...shared, ...given, wires, codes: spoken, freshId });
  const dismiss = serveSockets(wires, admissions, { ...all, channels });
  metrics.live({ sockets: () => wires.engine.clientsCount, rooms: channels.count });
  const unhurried = [startNotices(all), startFilmer({ ...given, store, nodes, log })];
  return {
    http,
    wake: () => rooms.wake(),
    stop: async () => {
      stopping = true;
      disk.stop();
      await rooms.stop();
      channels.close();
      await closeSockets(wires, clock);
      // people are elsewhere by now: they do not wait for a push service, nor for films
      for (const one of unhurried) await one.stop();
    },
  };
}

/** Counted in this server's memory. */
function ownCounts(clock: Clock): Counts {
  return { limits: openLimits(), guesses: () => countGuesses(clock) };
}

function freshIds(bytes: Bytes): () => string {
  return () => Buffer.from(bytes(16)).toString('hex');
}

function frontOf({ env }: AppParts): Front {
  return { hops: env.trustProxy, publicUrl: env.publicUrl, isOurs: namesOf(env) };
}

type DoorParts = AppParts & Pick<Counts, 'guesses'>;

/** The ways in: cookies, links, spoken codes, codes for a second device, a password for opening rooms. */
function openDoors({ env, clock, bytes, nodes, guesses }: DoorParts, store: Store, front: Front) {
  const identities = (transport: 'tls' | 'plain') =>
    openIdentities(store, { clock, bytes, transport });
  const people = openPeople(identities, front);
  const spoken = openSpokenCodes({ store, bytes, guesses: guesses('spoken') });
  const links = openLinks({ store, bytes });
  const given = { clock, bytes, guesses: guesses('device') };
  const devices = nodes?.beside
    ? sharedDeviceCodes({ ...given, beside: nodes.beside, store, links })
    : openDeviceCodes(given);
  const password = passwordOf(env.openPassword, guesses('password'));
  return { people, spoken, devices, links, password };
}

function openRooms(
  { table, nodes, think, clock, bytes, log }: AppParts,
  store: Store,
  metrics: Metrics,
): RoomHost {
  const timed = new Map<Table, Table>();
  return new RoomHost({
    store,
    clock,
    ...(nodes && { nodes }),
    think,
    bytes,
    seen: metrics.command,
    fault: (err, room) => log.error({ err, room }, 'a room has failed'),
    table: (game, version) => {
      const known = table(game, version);
      if (!known) return known;
      const measured = timed.get(known) ?? metrics.timedTable(known);
      timed.set(known, measured);
      return measured;
    },
  });
}
