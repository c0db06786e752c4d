/** The channels of the rooms that somebody looks at just now. */
import type { Envelope } from '@kesem/room/commit';
import type { Links } from '../identity/links.ts';
import type { SpokenCodes } from '../identity/spoken.ts';
import type { Log } from '../log.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { RoomFeed, Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from '../time.ts';
import { RoomChannel } from './channel.ts';
import { hearOthers } from './others.ts';
import type { Wires } from './send.ts';

export interface ChannelsParts {
  readonly wires: Wires;
  readonly rooms: Pick<Rooms, 'find' | 'submit'>;
  readonly store: Pick<Store, 'chat'>;
  readonly nodes: Nodes;
  readonly codes: Pick<SpokenCodes, 'of'>;
  readonly links: Links;
  readonly clock: Clock;
  readonly log: Log;
  readonly freshId: () => string;
}

export interface RoomChannels {
  /** The channel of a room, opened if need be; null when there is no such room. */
  readonly of: (room: string) => Promise<RoomChannel | null>;
  /** Tells whoever looks at a room that a name was taken out of its chat. */
  readonly unname: (room: string) => Promise<void>;
  /** Takes whoever leaves for good, told by the hash of their identity, out of what lies in memory alone. */
  readonly forget: (whom: string) => void;
  readonly count: () => number;
  /** Closes all; nobody counts as away because the server stops. */
  readonly close: () => void;
}

export function openChannels(parts: ChannelsParts): RoomChannels {
  const opening = new Map<string, Promise<RoomChannel | null>>();
  const open = new Map<string, RoomChannel>();

  const begin = async (room: string): Promise<RoomChannel | null> => {
    const live = await parts.rooms.find(room);
    if (!live) return null;
    const channel = await openChannel(parts, live, () => {
      channel.close();
      open.delete(room);
    });
    open.set(room, channel);
    return channel;
  };

  const unname = async (room: string): Promise<void> => {
    const nameless = (await parts.store.chat(room)).filter(({ name }) => name === '');
    for (const line of nameless) open.get(room)?.talk.tell(line);
  };
  const stopHearing = hearOthers({ ...parts, unname }, open);

  return {
    of: (room) => {
      const known = open.get(room);
      if (known) return Promise.resolve(known);
      const begun = opening.get(room) ?? begin(room).finally(() => opening.delete(room));
      opening.set(room, begun);
      return begun;
    },
    unname,
    forget: (whom) => {
      for (const channel of open.values()) channel.talk.forget(whom);
    },
    count: () => open.size,
    close: () => {
      stopHearing();
      for (const channel of open.values()) channel.close();
      open.clear();
    },
  };
}

async function openChannel(
  parts: ChannelsParts,
  live: RoomFeed,
  onEmpty: () => void,
): Promise<RoomChannel> {
  const { wires, clock, codes, links, nodes, freshId, log } = parts;
  const codeOf = () => codes.of(live.id);
  const [lines, code, others] = await Promise.all([
    parts.store.chat(live.id),
    codeOf(),
    nodes.beside?.elsewhere([live.id]),
  ]);
  return new RoomChannel({
    live,
    wires,
    clock,
    links,
    nodes,
    elsewhere: others?.get(live.id) ?? [],
    codeOf,
    code,
    freshId,
    lines,
    onEmpty,
    act: (envelope: Envelope) => parts.rooms.submit(live.id, { kind: 'house' }, envelope),
    onFault: (err) => log.error({ err, room: live.id }, 'a commit could not be shown'),
  });
}
