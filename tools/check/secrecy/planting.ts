/** The ways by which a leak gets into a server: by its channel, by what is sent, by what is answered. */
import type { Joined } from '@kesem/protocol/messages';
import type { Room } from '@kesem/room/room';
import type { ChannelParts, RoomChannel } from '../../../apps/server/src/gateway/channel.ts';
import type { Wires } from '../../../apps/server/src/gateway/send.ts';
import { type Frame, withMore } from './air.ts';
import type { Plant } from './plants.game.ts';
import type { Server } from './server.ts';

/** A channel that was given something else. */
export function channel(
  law: string,
  name: string,
  change: (parts: ChannelParts) => ChannelParts,
): Plant {
  return {
    law,
    name,
    plant: (server) => ({ ...server, channel: (parts) => server.channel(change(parts)) }),
  };
}

/** A leak at a table at which all look together at whatever everybody hears. */
export function shown({ law, name, plant }: Plant): Plant {
  const show = (heard: readonly unknown[]) => (heard.length > 0 ? [{ ms: 900 }] : []);
  return { law, name, plant: (server) => plant({ ...server, table: { ...server.table, show } }) };
}

type Seen = Parameters<RoomChannel['answers']['joined']>[0];

/** A channel that answers otherwise to whoever joins. */
export function joining(
  law: string,
  name: string,
  change: (joined: Joined, room: Room, secret: string) => Joined,
): Plant {
  const leaky = (channel: RoomChannel): RoomChannel => {
    const { live, answers } = channel;
    const { joined } = answers;
    Object.assign(answers, {
      joined: (guest: Seen) => change(joined(guest), live.now(), live.deps.secret(1)),
    });
    return channel;
  };
  return {
    law,
    name,
    plant: (server) => ({ ...server, channel: (parts) => leaky(server.channel(parts)) }),
  };
}

/** Messages to classes that go to other channels. */
export function sending(
  law: string,
  name: string,
  change: (names: readonly string[], parts: ChannelParts) => readonly string[],
): Plant {
  return channel(law, name, (parts) => ({
    ...parts,
    wires: wiresTo((names) => parts.wires.to([...change(names, parts)])),
  }));
}

/** Steps with something more in them. */
export function stepping(law: string, name: string, more: (room: Room) => object): Plant {
  return telling('step', law, name, more);
}

/** Messages of a name with something more in them. */
export function telling(
  what: string,
  law: string,
  name: string,
  more: (room: Room) => object,
): Plant {
  return channel(law, name, (parts) => ({
    ...parts,
    wires: wiresTo((names) => {
      const to = parts.wires.to([...names]);
      const emit = to.emit.bind(to);
      return {
        emit: (...[name, message]: Frame) => {
          const isIt = name === what && typeof message === 'object' && message !== null;
          const sent = isIt ? withMore(message, more(parts.live.now())) : message;
          Reflect.apply(emit, to, [name, sent]);
        },
        get volatile() {
          return this;
        },
      };
    }),
  }));
}

function wiresTo(to: (names: readonly string[]) => unknown): Wires {
  // the channel asks no more of the library
  return { to } as unknown as Wires;
}

/** Commands that are answered otherwise. */
export function answering(
  law: string,
  name: string,
  change: (answer: Answer, room: Room) => Answer,
): Plant {
  return {
    law,
    name,
    plant: (server) => ({
      ...server,
      submit: async (path, live, actor, envelope) =>
        change(await server.submit(path, live, actor, envelope), live.now()),
    }),
  };
}

type Answer = Awaited<ReturnType<Server['submit']>>;
