/** The world of one evening: a house on its disk, and friends who come to one room of it. */
import type { Stream } from '@kesem/engine/core/random';
import { TABLES } from '@kesem/engine/registry';
import { STILL_MS } from '@kesem/room/steady';
import { identity } from '@kesem/room/testing/scriptedRoom';
import { hashOf } from '../../../apps/server/src/identity/secret.ts';
import type { Append } from '../../../apps/server/src/store/store.ts';
import type { OutboxStorage } from '../../../apps/web/src/net/outbox.ts';
import { type Disk, openDisk } from './disk.ts';
import { type Held, type House, rulesWith, startHouse } from './house.ts';
import { type Judge, openJudge } from './laws.ts';
import type { Entrance } from './line.ts';
import { overheard } from './net.ts';
import { forkOf } from './onward.ts';
import { deviceStorage, openPerson, type Person } from './person.ts';
import type { Plant } from './plant.ts';
import { openShared } from './shared.ts';
import { type SimTime, simTime } from './time.ts';
import { nonceOf } from './wants.ts';

/** Between two tries of a house to start, in ms. */
const START_MS = 1_000;
const NAMES = ['Ann', 'Ben', 'Gil', 'Dana', 'Eli', 'Noa'];

export interface World {
  readonly time: SimTime;
  readonly disk: Disk;
  readonly judge: Judge;
  readonly people: readonly Person[];
  /** Ends all processes of the server, or that of one node, and starts others after so many ms. */
  readonly restart: (downMs: number, node?: number) => void;
  /** Lets a node stand still, or cuts it off from the database, for so long; and loses all hints. */
  readonly halt: (ms: number, node: number) => void;
  readonly cutOff: (ms: number, node: number) => void;
  readonly hush: (ms: number) => void;
  readonly restarts: () => number;
  /** Whatever is started from now on is no longer understood by the pages that are open. */
  readonly upgrade: () => void;
  /** Sets the date of the machine, by so many ms. */
  readonly setDate: (ms: number) => void;
  /** The server's time. */
  readonly now: () => number | null;
  /** What each process holds in memory. */
  readonly held: () => readonly Held[];
  /** Until when something goes wrong for each of the people, in ms. */
  readonly troubled: Map<Person, number>;
}

export interface WorldParts {
  readonly chance: Stream;
  /** By which of the nodes somebody comes. */
  readonly spread: Stream;
  readonly seed: number;
  readonly nodes: number;
  readonly plant: Plant | undefined;
}

/** One process of the server after the other, and the lines that end with it. */
interface Node {
  house: House | null;
  lines: (() => void)[];
}

/** A world in which a room has just been opened, and everybody is on the way to it. */
export async function openWorld({
  chance,
  spread,
  seed,
  nodes: count,
  plant,
}: WorldParts): Promise<World> {
  const rules = rulesWith(plant);
  // several nodes tell from their signs of life alone that none of them lived
  const judge = openJudge(rules, () => time.now(), count > 1 ? STILL_MS : 0);
  // the disk takes the world's time, and the world waits for its disk
  const stored = (append: Append): void => {
    judge.stored(append);
    shared.stored(append);
  };
  const disk = await openDisk({ time: () => time, chance, stored });
  const shared = openShared({ time: () => time, chance: spread, truth: disk.truth });
  const time = simTime(disk.isBusy);
  const nodes = Array.from({ length: count }, (): Node => ({ house: null, lines: [] }));
  const living = () => nodes.flatMap(({ house }) => house ?? []);
  let ahead = 0;
  let release = 0;
  let starts = 0;
  const start = async (node: Node): Promise<void> => {
    starts += 1;
    const name = `house ${seed} ${starts}`;
    const begun = await startHouse({
      time,
      ahead: () => ahead,
      disk,
      node: count > 1 ? { name, shared } : null,
      plant,
      rules,
      seed: name,
      fault: judge.find,
      // one that cannot read its disk ends, and is started again
    }).catch(() => null);
    if (!begun) return void time.after(START_MS, () => void start(node));
    if (living().length === 0) judge.lives(true);
    node.house = begun;
  };
  const end = (node: Node, downMs: number): void => {
    if (!node.house) return;
    node.house.kill();
    node.house = null;
    if (living().length === 0) judge.lives(false);
    for (const die of node.lines) die();
    node.lines = [];
    time.after(downMs, () => void start(node));
  };
  const restart: World['restart'] = (downMs, which) => {
    for (const [n, node] of nodes.entries()) {
      if (which === undefined || n === which % count) end(node, downMs);
    }
  };
  /** Where whoever dials now comes in: a proxy leaves out whoever does not answer. */
  const entrance = (): Entrance => {
    const open = nodes.filter(({ house }) => house && !house.isHalted());
    const node = open.length > 1 ? spread.pick(open) : (open[0] ?? nodes[0]);
    return {
      port: node?.house ? overheard(node.house.port, judge.sent) : null,
      opened: (die) => void node?.lines.push(die),
    };
  };
  await ended(time, Promise.all(nodes.map(start)));
  const token = Buffer.from(seededBytes(chance, 16)).toString('base64url');
  await ended(time, openedRoom(nodes[0]?.house ?? null, chance, token));
  // one a browser, whichever of its tabs asks
  const storages = new Map<string, OutboxStorage>();
  const planted = (storage: OutboxStorage) => plant?.storage?.(storage) ?? storage;
  const enter = (name: string, screen = false): Person => {
    const storage = storages.get(name) ?? planted(deviceStorage());
    storages.set(name, storage);
    return openPerson({
      time,
      chance,
      name,
      token,
      screen,
      identity: identity(name),
      entrance,
      release: () => release,
      plant,
      storage,
    });
  };
  const names = NAMES.slice(0, 2 + chance.int(NAMES.length - 1));
  const people = [
    ...names.map((name) => enter(name)),
    // a second tab of the same browser, and a television in somebody's living room
    ...(chance.int(3) === 0 ? [enter(chance.pick(names))] : []),
    ...(chance.int(3) === 0 ? [enter(chance.pick(names), true)] : []),
  ];
  return {
    time,
    disk,
    judge,
    people,
    restart,
    restarts: () => starts - count,
    upgrade: () => {
      release += 1;
    },
    now: () => living()[0]?.now() ?? null,
    held: () => living().map((house) => house.held()),
    halt: (ms, which) => nodes[which % count]?.house?.halt(ms),
    cutOff: (ms, which) => nodes[which % count]?.house?.cutOff(ms),
    hush: shared.hush,
    troubled: new Map(),
    setDate: (ms) => {
      ahead += ms;
    },
  };
}

function seededBytes(chance: Stream, count: number): Uint8Array {
  return Uint8Array.from({ length: count }, () => chance.int(256));
}

/** Lets the world go on until something has come to its end. */
async function ended<X>(time: SimTime, work: Promise<X>): Promise<X> {
  const end = { reached: false };
  void work.finally(() => {
    end.reached = true;
  });
  while (!end.reached) await time.pass(10);
  return work;
}

async function openedRoom(house: House | null, chance: Stream, token: string): Promise<void> {
  const table = chance.pick(TABLES);
  const nonce = nonceOf(chance);
  const from = chance.int(6) === 0 ? { from: forkOf(table, chance) } : {};
  const command = { do: 'open', game: table.id, name: 'Ann', ink: null, nonce, ...from } as const;
  const envelope = { id: nonceOf(chance), command };
  const opened = await house?.rooms.open(identity('Ann'), envelope, hashOf(token));
  if (!opened?.ok) throw new Error('the room of an evening does not open');
}
