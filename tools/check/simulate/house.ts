/** One process of the server in a simulated world: the real rooms and gateway, on its disk, time and network. */

import { think } from '@kesem/bots/think';
import { seededRandom } from '@kesem/engine/core/random';
import type { Table } from '@kesem/engine/core/table';
import { TABLES, tableOf } from '@kesem/engine/registry';
import type { RoomDeps } from '@kesem/room/deps';
import type { Think } from '@kesem/room/runner';
import { inStep, steadyTime } from '@kesem/room/steady';
import type { Admissions } from '../../../apps/server/src/gateway/admission.ts';
import { openChannels } from '../../../apps/server/src/gateway/channels.ts';
import { serveSockets } from '../../../apps/server/src/gateway/gateway.ts';
import { countGuesses } from '../../../apps/server/src/identity/guesses.ts';
import { openLinks } from '../../../apps/server/src/identity/links.ts';
import { openSpokenCodes } from '../../../apps/server/src/identity/spoken.ts';
import type { Limits } from '../../../apps/server/src/limits.ts';
import { createLog } from '../../../apps/server/src/log.ts';
import { ALONE, followed, type Nodes } from '../../../apps/server/src/nodes/nodes.ts';
import { RoomHost } from '../../../apps/server/src/rooms/host.ts';
import type { Rooms } from '../../../apps/server/src/rooms/rooms.ts';
import { watchDisk } from '../../../apps/server/src/store/disk.ts';
import type { Store } from '../../../apps/server/src/store/store.ts';
import type { Clock, HouseClock } from '../../../apps/server/src/time.ts';
import type { Disk, Process } from './disk.ts';
import { type Gate, openGate } from './gate.ts';
import { BUILD, gated, identityOf, openPort, type Port } from './net.ts';
import type { Plant } from './plant.ts';
import type { Shared } from './shared.ts';
import type { SimTime } from './time.ts';

export interface House {
  readonly rooms: Rooms;
  readonly port: Port;
  /** The time by which its clocks are judged, in ms of the epoch. */
  readonly now: () => number;
  /** Ends the process where it stands. */
  readonly kill: () => void;
  /** Lets it stand still, or cuts it off from its disk, for so long, in ms. */
  readonly halt: (ms: number) => void;
  readonly cutOff: (ms: number) => void;
  readonly isHalted: () => boolean;
  readonly held: () => Held;
}

/** What a process holds in memory. */
export interface Held {
  /** Channels of rooms. */
  readonly channels: number;
  /** Timers that are set. */
  readonly timers: number;
}

export interface HouseParts {
  readonly time: SimTime;
  /** By how much the machine's date is ahead of the world's time, in ms. */
  readonly ahead: () => number;
  readonly disk: Pick<Disk, 'open' | 'through'>;
  /** What it shares with other nodes, and its name among them; null: there are none. */
  readonly node: { readonly name: string; readonly shared: Shared } | null;
  readonly rules: RoomDeps['table'];
  /** What its secrets and ids are drawn from. */
  readonly seed: string;
  /** Told of what should never happen. */
  readonly fault: (what: string) => void;
  /** What was built in on purpose. */
  readonly plant?: Plant | undefined;
}

/** The date on which a world begins, in ms of the epoch. */
const BEGUN = 1_750_000_000_000;

/** Starts a process; resolves when it listens. */
export async function startHouse(parts: HouseParts): Promise<House> {
  const { time, seed, fault, plant } = parts;
  let alive = true;
  let cutUntil = 0;
  const gate = openGate(time, () => alive);
  const { pass } = gate;
  const process = { isAlive: () => alive, isCut: () => time.now() < cutUntil, pass };
  const kept = planted(plant?.store, parts.disk.open(process));
  const timers = new Set<object>();
  const own = await clockOf(parts, kept, gate);
  const clock = planted(plant?.clock, counted(own, timers));
  const nodes = planted(plant?.nodes, nodesOf(parts, process, gate, own));
  const log = createLog('error', { write: (line) => fault(`logged: ${line.trim()}`) });
  const bytes = drawnBytes(seed);
  // a disk that fails is part of the game
  const { store } = watchDisk(kept, { clock, log: createLog('silent') });
  const rooms = new RoomHost({
    store,
    clock,
    nodes,
    table: shelf(parts.rules, plant),
    think: planted(plant?.think, thinking(time)),
    bytes,
    fault: (what, room) => fault(`a room has failed: ${room} ${String(what)}`),
  });
  const port = openPort();
  const { wires } = port;
  const links = openLinks({ store, bytes });
  const codes = openSpokenCodes({ store, bytes, guesses: countGuesses(clock) });
  const freshId = (): string => Buffer.from(bytes(16)).toString('hex');
  const served = { rooms: planted(plant?.rooms, rooms), store, nodes, links, clock, log };
  const channels = openChannels({ ...served, wires, codes, freshId });
  serveSockets(wires, DOOR, {
    ...served,
    channels,
    limits: NO_LIMITS,
    isStopping: () => !alive,
    rules: BUILD,
  });
  const kill = (): void => {
    alive = false;
  };
  try {
    await rooms.wake();
  } catch (failed) {
    kill();
    throw failed;
  }
  const held = () => ({ channels: channels.count(), timers: timers.size });
  return {
    rooms,
    port: planted(plant?.port, gated(port, gate)),
    now: clock.now,
    kill,
    held,
    halt: gate.shut,
    isHalted: gate.isShut,
    cutOff: (ms) => {
      cutUntil = time.now() + ms;
    },
  };
}

function nodesOf(
  { node, disk }: HouseParts,
  process: Process,
  gate: Gate,
  clock: HouseClock,
): Nodes {
  if (!node) return ALONE;
  const { name, shared } = node;
  const beside = shared.besideOf(name, disk.through(process));
  return { ...shared.hintsOf(name, gate), beside: followed(beside, clock), counts: null };
}

/** A clock of which the timers that are set can be counted. */
function counted(clock: Clock, timers: Set<object>): Clock {
  return {
    ...clock,
    after: (ms, run) => {
      const timer = {};
      timers.add(timer);
      const callOff = clock.after(ms, () => {
        timers.delete(timer);
        run();
      });
      return () => {
        timers.delete(timer);
        callOff();
      };
    },
  };
}

/** A part of the house, or what was put in its place. */
function planted<Part>(plant: ((part: Part) => Part) | undefined, part: Part): Part {
  return plant?.(part) ?? part;
}

/** The games as everybody knows them, each made once; what was built into their rules is believed by all. */
export function rulesWith(plant: Plant | undefined): RoomDeps['table'] {
  const made = new Map(TABLES.map((table) => [table.id, planted(plant?.rules, table)]));
  return (game) => made.get(game);
}

/** The games as this process has them. */
function shelf(rules: RoomDeps['table'], plant: Plant | undefined): RoomDeps['table'] {
  const made = new Map<string, Table>();
  return (game) => {
    const table = rules(game);
    if (table && !made.has(game)) made.set(game, planted(plant?.table, table));
    return made.get(game);
  };
}

async function clockOf({ time, ahead }: HouseParts, store: Store, gate: Gate): Promise<HouseClock> {
  const date = { wall: () => BEGUN + time.now() + ahead(), awake: time.now };
  const { readings, follow } = inStep(date);
  return {
    follow,
    now: steadyTime(readings, (await store.lastAlive()) ?? 0),
    after: (ms, run) => time.after(ms, () => gate.run(run)),
  };
}

/** Bots that take a moment to think: the gentle ones with the mind of their level, the others by chance, for theirs cost more than an evening. */
function thinking(time: SimTime): Think {
  return async ({ game, level, view, ask, seed }) => {
    await time.wait(20);
    const table = tableOf(game);
    return table
      ? think(table, { view, ask, bot: level === 'gentle' ? level : 'random', seed })
      : null;
  };
}

/** Bytes that are the same for the same seed. */
function drawnBytes(seed: string): (count: number) => Uint8Array {
  const stream = seededRandom(seed)('bytes');
  return (count) => Uint8Array.from({ length: count }, () => stream.int(256));
}

/** Everybody is let in; what the door counts has tests of its own. */
const DOOR: Admissions = {
  admit: async () => null,
  who: (request) => ({ identity: identityOf(request), address: identityOf(request) }),
  addressOf: identityOf,
  enter: () => undefined,
  leave: () => undefined,
};

const FREE = { take: async () => true, allows: async () => true };
/** How often somebody may do what is counted by the machine's own clock, which a world has not. */
const NO_LIMITS: Limits = {
  connects: FREE,
  strangers: FREE,
  connectsOfAddress: FREE,
  floods: FREE,
  identities: FREE,
  roomsOfIdentity: FREE,
  roomsOfAddress: FREE,
  wrongLinks: FREE,
  invitations: FREE,
  records: FREE,
  presets: FREE,
  chat: FREE,
  subscriptions: FREE,
  pushes: FREE,
};
