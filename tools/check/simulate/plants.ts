/** Faults that are built in on purpose: each must be found, or the simulation finds nothing. */
import { createHash } from 'node:crypto';
import type { TableTold } from '@kesem/engine/core/table';
import type { Rooms } from '../../../apps/server/src/rooms/rooms.ts';
import type { Append, Appended, Store } from '../../../apps/server/src/store/store.ts';
import type { QueuedCommand } from '../../../apps/web/src/net/outbox.ts';
import type { Plant } from './plant.ts';
import { HOUSE_PLANTS } from './plants.house.ts';
import { NODE_PLANTS } from './plants.nodes.ts';
import { ROOM_PLANTS } from './plants.room.ts';

const over = (store: Store, badly: Partial<Store>): Store =>
  new Proxy(store, { get: (from, name) => Reflect.get(badly, name) ?? Reflect.get(from, name) });

type Submit = Rooms['submit'];

/** Rooms of which the path does every twentieth command badly. */
const sometimes =
  (badly: (submit: Submit, ...args: Parameters<Submit>) => ReturnType<Submit>) =>
  (rooms: Rooms): Rooms => {
    let commands = 0;
    const submit: Submit = (...args) =>
      (commands += 1) % 20 === 0
        ? badly((...real) => rooms.submit(...real), ...args)
        : rooms.submit(...args);
    return Object.assign(Object.create(rooms), {
      submit,
      find: (room: string) => rooms.find(room),
    });
  };

const allStored = (batch: readonly Append[]): readonly Appended[] => batch.map(() => 'stored');

/** What is drawn for the next match is told on every line. */
function telling(): Plant {
  let secret: string | undefined;
  return {
    name: 'the secret of a match is told before its end',
    in: 'gateway',
    store: (store) =>
      over(store, {
        append: (batch) => {
          secret = batch.findLast((one) => one.secret)?.secret?.secret ?? secret;
          return store.append(batch);
        },
      }),
    port: (port) => ({
      ...port,
      dial: (identity, line) =>
        port.dial(identity, { ...line, send: (frame) => line.send([...frame, secret]) }),
    }),
  };
}

/** All of them. */
export const PLANTS: readonly Plant[] = [
  {
    name: 'a commit is acknowledged before it is durable',
    in: 'store',
    store: (store) =>
      over(store, {
        append: async (batch) => {
          void store.append(batch).catch(() => undefined);
          return allStored(batch);
        },
      }),
  },
  {
    name: 'a place in the log that is taken counts as stored',
    in: 'store',
    store: (store) =>
      over(store, { append: async (batch) => (await store.append(batch), allStored(batch)) }),
  },
  {
    name: 'a disk that fails counts as one that has stored',
    in: 'store',
    store: (store) =>
      over(store, { append: (batch) => store.append(batch).catch(() => allStored(batch)) }),
  },
  {
    name: 'whether a command was accepted is forgotten',
    in: 'store',
    store: (store) => over(store, { wasAccepted: async () => false }),
  },
  {
    name: 'what others have written is not read',
    in: 'store',
    store: (store) => over(store, { tail: async () => [] }),
  },
  {
    name: 'a room is read back without its last commit',
    in: 'store',
    store: (store) =>
      over(store, {
        load: async (room) => {
          const stored = await store.load(room);
          return stored && { ...stored, commits: stored.commits.slice(0, -1) };
        },
        tail: async () => [],
      }),
  },
  {
    name: 'the outbox sends under a new id what it had kept',
    in: 'outbox',
    storage: (storage) => ({
      ...storage,
      load: async (room) => {
        const kept = await storage.load(room);
        return kept.map((one) => ({ ...one, id: one.id.slice(1) + one.id.slice(0, 1) }));
      },
    }),
  },
  {
    name: 'the outbox forgets what it had kept',
    in: 'outbox',
    storage: (storage) => ({ ...storage, load: async () => [] }),
  },
  {
    name: 'every tenth frame is never sent',
    in: 'gateway',
    port: (port) => {
      let frames = 0;
      return {
        ...port,
        dial: (identity, line) =>
          port.dial(identity, {
            ...line,
            send: (frame) => ((frames += 1) % 10 === 0 ? undefined : line.send(frame)),
          }),
      };
    },
  },
  {
    name: 'everybody is taken for whoever came first',
    in: 'gateway',
    port: (port) => {
      let first: string | null = null;
      return { ...port, dial: (identity, line) => port.dial((first ??= identity), line) };
    },
  },
  {
    name: 'the secrets of matches are not read back',
    in: 'store',
    store: (store) =>
      over(store, {
        load: async (room) => {
          const stored = await store.load(room);
          return stored && { ...stored, secrets: {} };
        },
      }),
  },
  {
    name: 'the outbox keeps nothing',
    in: 'outbox',
    storage: (storage) => ({ ...storage, save: async () => undefined }),
  },
  {
    name: 'the outbox of one tab forgets what another keeps',
    in: 'outbox',
    storage: () => {
      let kept: readonly QueuedCommand[] = [];
      return {
        load: async () => kept,
        save: async (queued) => {
          kept = [queued];
        },
        clear: async () => {
          kept = [];
        },
      };
    },
  },
  {
    name: 'a command is acknowledged and goes nowhere',
    in: 'path',
    rooms: sometimes(async (_submit, _room, _actor, { id }) => ({ id, ok: true })),
  },
  {
    name: 'a command is kept under another id',
    in: 'path',
    rooms: sometimes(async (submit, room, actor, envelope) => {
      const { id } = envelope;
      const answer = await submit(room, actor, { ...envelope, id: `${id.slice(1)}0` });
      return { ...answer, id };
    }),
  },
  {
    name: 'a refusal is answered as accepted',
    in: 'path',
    rooms: sometimes(async (submit, room, actor, envelope) => {
      const answer = await submit(room, actor, envelope);
      return answer.ok ? answer : { id: answer.id, ok: true };
    }),
  },
  {
    name: 'an acceptance is answered as refused',
    in: 'path',
    rooms: sometimes(async (submit, room, actor, envelope) => {
      const answer = await submit(room, actor, envelope);
      return answer.ok ? { id: answer.id, ok: false, why: { code: 'stale' } } : answer;
    }),
  },
  {
    name: 'a command is carried out twice',
    in: 'path',
    rooms: sometimes(async (submit, room, actor, envelope) => {
      const answer = await submit(room, actor, envelope);
      await submit(room, actor, { ...envelope, id: `${envelope.id.slice(1)}1` });
      return answer;
    }),
  },
  {
    name: 'an answer never comes, and what is sent after it waits',
    in: 'path',
    rooms: sometimes(() => new Promise(() => undefined)),
  },
  {
    name: 'the second seat is shown what the first sees',
    in: 'room',
    table: (table) => ({
      ...table,
      view: (state, viewer) => table.view(state, viewer === 1 ? 0 : viewer),
    }),
  },
  {
    name: 'what only some may hear is told to all',
    in: 'room',
    table: (table) => ({
      ...table,
      apply: (...args) => {
        const verdict = table.apply(...args);
        if (!verdict.ok) return verdict;
        return { ...verdict, told: verdict.told.map(({ event }) => ({ event })) };
      },
    }),
  },
  {
    name: 'what happens is told with a mark of all that is hidden',
    in: 'room',
    rules: (table) => ({
      ...table,
      apply: (...args) => {
        const verdict = table.apply(...args);
        if (!verdict.ok) return verdict;
        const mark = createHash('sha256').update(JSON.stringify(verdict.state)).digest('hex');
        const marked = (event: TableTold['event']) => ({ ...event, mark });
        return {
          ...verdict,
          told: verdict.told.map((one) => ({ ...one, event: marked(one.event) })),
        };
      },
    }),
  },
  telling(),
  ...NODE_PLANTS,
  ...HOUSE_PLANTS,
  ...ROOM_PLANTS,
];
