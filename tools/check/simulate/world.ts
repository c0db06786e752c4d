/** The world of one evening: a house on its disk, and friends who come to one room of it. */
import type { Stream } from '@kesem/engine/core/random';
import { TABLES } from '@kesem/engine/registry';
import { identity } from '@kesem/room/testing/scriptedRoom';
import { hashOf } from '../../../apps/server/src/identity/secret.ts';
import type { OutboxStorage } from '../../../apps/web/src/net/outbox.ts';
import { type Disk, openDisk } from './disk.ts';
import { type Held, type House, rulesWith, startHouse } from './house.ts';
import { type Judge, openJudge } from './laws.ts';
import { overheard } from './net.ts';
import { forkOf } from './onward.ts';
import { deviceStorage, openPerson, type Person } from './person.ts';
import type { Plant } from './plant.ts';
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
  /** Ends the server's process and starts another after so many ms. */
  readonly restart: (downMs: number) => void;
  readonly restarts: () => number;
  /** Whatever is started from now on is no longer understood by the pages that are open. */
  readonly upgrade: () => void;
  /** Sets the date of the machine, by so many ms. */
  readonly setDate: (ms: number) => void;
  /** The server's time. */
  readonly now: () => number | null;
  /** What the house holds in memory. */
  readonly held: () => Held | null;
  /** Until when something goes wrong for each of the people, in ms. */
  readonly troubled: Map<Person, number>;
}

/** A world in which a room has just been opened, and everybody is on the way to it. */
export async function openWorld(chance: Stream, seed: number, plant?: Plant): Promise<World> {
  const rules = rulesWith(plant);
  const judge = openJudge(rules, () => time.now());
  // the disk takes the world's time, and the world waits for its disk
  const disk = await openDisk({ time: () => time, chance, stored: judge.stored });
  const time = simTime(disk.isBusy);
  let ahead = 0;
  let release = 0;
  let starts = 0;
  let house: House | null = null;
  let lines: (() => void)[] = [];
  const start = async (): Promise<void> => {
    starts += 1;
    const begun = await startHouse({
      time,
      ahead: () => ahead,
      store: disk.open,
      plant,
      rules,
      seed: `house ${seed} ${starts}`,
      fault: judge.find,
      // one that cannot read its disk ends, and is started again
    }).catch(() => null);
    if (!begun) return void time.after(START_MS, () => void start());
    house = begun;
    judge.lives(true);
  };
  const restart = (downMs: number): void => {
    if (!house) return;
    house.kill();
    house = null;
    judge.lives(false);
    for (const die of lines) die();
    lines = [];
    time.after(downMs, () => void start());
  };
  await ended(time, start());
  const token = Buffer.from(seededBytes(chance, 16)).toString('base64url');
  await ended(time, openedRoom(house, chance, token));
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
      port: () => house && overheard(house.port, judge.sent),
      release: () => release,
      opened: (die) => void lines.push(die),
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
    restarts: () => starts - 1,
    upgrade: () => {
      release += 1;
    },
    now: () => house?.now() ?? null,
    held: () => house?.held() ?? null,
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
