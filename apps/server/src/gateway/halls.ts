/** The rooms that somebody looks at just now. */
import type { Envelope } from '@kesem/room/commit';
import type { Links } from '../identity/links.ts';
import type { SpokenCodes } from '../identity/spoken.ts';
import type { Log } from '../log.ts';
import type { LiveRoom, Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from '../time.ts';
import { Hall } from './hall.ts';
import type { Wires } from './send.ts';

export interface HallsParts {
  readonly wires: Wires;
  readonly rooms: Pick<Rooms, 'find' | 'submit'>;
  readonly store: Pick<Store, 'chat'>;
  readonly codes: Pick<SpokenCodes, 'of'>;
  readonly links: Links;
  readonly clock: Clock;
  readonly log: Log;
  readonly freshId: () => string;
}

export interface Halls {
  /** The hall of a room, opened if need be; null when there is no such room. */
  readonly of: (room: string) => Promise<Hall | null>;
  /** Tells whoever looks at a room that a name was taken out of its chat. */
  readonly unname: (room: string) => Promise<void>;
  readonly count: () => number;
  /** Closes all; nobody counts as away because the server stops. */
  readonly close: () => void;
}

export function openHalls(parts: HallsParts): Halls {
  const opening = new Map<string, Promise<Hall | null>>();
  const open = new Map<string, Hall>();

  const begin = async (room: string): Promise<Hall | null> => {
    const live = await parts.rooms.find(room);
    if (!live) return null;
    const hall = await openHall(parts, live, () => {
      hall.close();
      open.delete(room);
    });
    open.set(room, hall);
    return hall;
  };

  return {
    of: (room) => {
      const known = open.get(room);
      if (known) return Promise.resolve(known);
      const begun = opening.get(room) ?? begin(room).finally(() => opening.delete(room));
      opening.set(room, begun);
      return begun;
    },
    unname: async (room) => {
      const nameless = (await parts.store.chat(room)).filter(({ name }) => name === '');
      for (const line of nameless) open.get(room)?.tell(line);
    },
    count: () => open.size,
    close: () => {
      for (const hall of open.values()) hall.close();
      open.clear();
    },
  };
}

async function openHall(parts: HallsParts, live: LiveRoom, onEmpty: () => void): Promise<Hall> {
  const { wires, clock, codes, links, freshId, log } = parts;
  const codeOf = () => codes.of(live.id);
  const [lines, code] = await Promise.all([parts.store.chat(live.id), codeOf()]);
  return new Hall({
    live,
    wires,
    clock,
    links,
    codeOf,
    code,
    freshId,
    lines,
    onEmpty,
    act: (envelope: Envelope) => parts.rooms.submit(live.id, { kind: 'house' }, envelope),
    onFault: (err) => log.error({ err, room: live.id }, 'a commit could not be shown'),
  });
}
