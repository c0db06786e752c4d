/**
 * The rooms in memory beside those of other nodes: what others did to them is heard of and looked for, and
 * what others moved and have left is taken up.
 */
import type { RoomDeps } from '@kesem/room/deps';
import type { Beside, Heard, Nodes } from '../nodes/nodes.ts';
import type { Clock } from '../time.ts';
import type { LiveRoom } from './liveRoom.ts';
import { catchUp, type Path, reread } from './submit.ts';

export interface Neighbours {
  /** Looks what other nodes have done, for hints get lost; and which rooms are this node's to move. */
  readonly meet: () => Promise<void>;
  /** Takes over what other nodes have stored in a room. What cannot be read now is read later. */
  readonly follow: (live: LiveRoom) => Promise<void>;
  readonly stop: () => void;
}

/** A room in memory. */
export interface Kept {
  readonly live: LiveRoom;
  /** Moves it by itself from now on, or leaves that to another node. */
  readonly drive: (isOurs: boolean) => void;
}

export interface NeighboursParts {
  readonly nodes: Nodes;
  readonly clock: Clock;
  readonly path: Path;
  readonly table: RoomDeps['table'];
  readonly rooms: ReadonlyMap<string, Promise<Kept | null>>;
  /** How often this node's time has leapt. */
  readonly leaps: () => number;
  /** Meets others, and sees to whatever has become this node's to see to. */
  readonly takeUp: () => Promise<void>;
  /** Lets whoever stops wait for this. */
  readonly track: <X>(work: Promise<X>) => Promise<X>;
}

/** After the end of another node's lease, in ms. */
const FREE_MS = 20;

/** Nobody: the one server of a house. */
const NOBODY: Neighbours = {
  meet: async () => undefined,
  follow: async () => undefined,
  stop: () => undefined,
};

export function openNeighbours(parts: NeighboursParts): Neighbours {
  const { beside } = parts.nodes;
  return beside ? besideOthers(parts, beside) : NOBODY;
}

function besideOthers(parts: NeighboursParts, beside: Beside): Neighbours {
  const { nodes, path, rooms, track } = parts;
  const free = awaiting(parts, beside);
  /** How often time had leapt when the rooms were last looked at. */
  let leapt = 0;

  const follow = async (live: LiveRoom): Promise<void> => {
    await track(live.queue(() => catchUp(path, live))).catch(() => undefined);
  };
  const meet = async (): Promise<void> => {
    const ids = [...rooms.keys()];
    const ours = await beside.lease(ids);
    const heads = new Map((await beside.heads(ids)).map(({ room, seq }) => [room, seq]));
    const leaps = parts.leaps();
    const hasLeapt = leaps > leapt;
    leapt = leaps;
    for (const id of ids) {
      const room = await rooms.get(id)?.catch(() => null);
      if (!room) continue;
      if ((heads.get(id) ?? 0) > room.live.now().seq) await follow(room.live);
      // whoever waits for a moment waits anew: another node may have given back already what the leap has cost
      if (hasLeapt) room.drive(false);
      room.drive(ours.has(id));
    }
    await free.waitFor(ids.filter((id) => !ours.has(id)));
  };
  const hear = hearing(parts, follow);
  const unhear = nodes.hear((heard) => void track(hear(heard)).catch(() => undefined));
  return {
    meet,
    follow,
    stop: () => {
      free.stop();
      unhear();
    },
  };
}

/** What a dead node moved is taken up as soon as it is free, which may be long before the next beat. */
function awaiting({ clock, takeUp, track }: NeighboursParts, beside: Beside) {
  let callOff: (() => void) | null = null;
  let isStopped = false;
  const taking = () => void track(takeUp()).catch(() => undefined);
  return {
    waitFor: async (left: readonly string[]): Promise<void> => {
      callOff?.();
      callOff = null;
      const ms = left.length > 0 ? await beside.freeIn(left) : null;
      if (ms !== null && !isStopped) callOff = clock.after(Math.max(0, ms) + FREE_MS, taking);
    },
    stop: (): void => {
      isStopped = true;
      callOff?.();
    },
  };
}

/** What is done about a hint; most are heard by whoever has the sockets. */
function hearing(
  { path, table, rooms, takeUp }: NeighboursParts,
  follow: Neighbours['follow'],
): (heard: Heard) => Promise<void> {
  const inMemory = async (id: string, act: (live: LiveRoom) => Promise<void>): Promise<void> => {
    const room = await rooms.get(id)?.catch(() => null);
    if (room) await act(room.live);
  };
  const unname = (id: string) =>
    inMemory(id, (live) => live.queue(() => reread(path, live, table)));
  return async (heard) => {
    if (heard.about === 'free') await takeUp();
    if (heard.about === 'names') await unname(heard.room);
    if (heard.about === 'missed') for (const id of rooms.keys()) await unname(id);
    if (heard.about === 'log')
      await inMemory(heard.room, async (live) => {
        if (heard.seq > live.now().seq) await follow(live);
      });
  };
}
