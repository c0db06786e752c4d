/** Faults that are built into a house's time, bots and gateway, and into how a page hears of its line. */
import { PROTOCOL_VERSION } from '@kesem/protocol/limits';
import type { RoomFeed } from '../../../apps/server/src/rooms/rooms.ts';
import type { Plant } from './plant.ts';

/** Whether it is the turn of every so many-th. */
const every = (count: number): (() => boolean) => {
  let calls = 0;
  return () => (calls += 1) % count === 0;
};

/** Those of them that lie around the path of a command. */
export const HOUSE_PLANTS: readonly Plant[] = [
  {
    name: 'every tenth timer of the server is lost',
    in: 'room',
    clock: (clock) => {
      const isLost = every(10);
      return {
        ...clock,
        after: (ms, run) => (isLost() ? () => undefined : clock.after(ms, run)),
      };
    },
  },
  {
    name: 'the time of the server goes back now and then',
    in: 'room',
    clock: (clock) => {
      const isBack = every(50);
      return { ...clock, now: () => clock.now() - (isBack() ? 60_000 : 0) };
    },
  },
  {
    name: 'every third thought of a bot has no end',
    in: 'room',
    think: (think) => {
      const isLost = every(3);
      return (request) => (isLost() ? new Promise(() => undefined) : think(request));
    },
  },
  {
    name: 'whoever has gone still sits in the room',
    in: 'gateway',
    port: (port) => ({
      ...port,
      dial: (identity, line) => {
        const accepted = port.dial(identity, line);
        return accepted && { ...accepted, gone: () => undefined };
      },
    }),
  },
  {
    name: 'whoever is put out keeps the line',
    in: 'gateway',
    port: (port) => ({
      ...port,
      dial: (identity, line) =>
        port.dial(identity, {
          send: (frame) => (frame[0] === 'bye' ? undefined : line.send(frame)),
          close: () => undefined,
        }),
    }),
  },
  {
    name: 'a page that is too old is let in',
    in: 'gateway',
    port: (port) => ({
      ...port,
      dial: (identity, line) => {
        const accepted = port.dial(identity, line);
        const renewed = (message: unknown) => ({ ...Object(message), protocol: PROTOCOL_VERSION });
        return (
          accepted && {
            ...accepted,
            hear: (name, message, answer) =>
              accepted.hear(name, name === 'join' ? renewed(message) : message, answer),
          }
        );
      },
    }),
  },
  {
    name: 'a line of chat is taken and not kept',
    in: 'store',
    store: (store) =>
      new Proxy(store, {
        get: (from, name) =>
          name === 'addChat'
            ? async (_room: string, line: object) => ({ ...line, id: 1_000_000 })
            : Reflect.get(from, name),
      }),
  },
  {
    name: 'every twentieth commit is told to nobody',
    in: 'gateway',
    rooms: (rooms) => {
      const isLost = every(20);
      const deaf = (feed: RoomFeed): RoomFeed => ({
        ...feed,
        subscribe: (tell) => feed.subscribe((published) => isLost() || tell(published)),
      });
      return Object.assign(Object.create(rooms), {
        submit: rooms.submit.bind(rooms),
        find: async (room: string) => {
          const feed = await rooms.find(room);
          return feed && deaf(feed);
        },
      });
    },
  },
  {
    name: 'a page does not hear that its line is gone',
    in: 'link',
    connect: (connect) => (events) => connect({ ...events, down: () => undefined }),
  },
];
