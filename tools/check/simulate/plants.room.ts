/** Faults that are built into what a room knows of its rules and its time, and into a page's link. */
import type { Joined, Resumed } from '@kesem/protocol/messages';
import type { Page, Since } from '@kesem/room/bookmark';
import type { Full } from '@kesem/room/wire';
import type { Connection } from '../../../apps/web/src/net/connection.ts';
import type { Plant } from './plant.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Those of them that lie around a room and a page. */
export const ROOM_PLANTS: readonly Plant[] = [
  {
    name: 'no clock of a match runs',
    in: 'room',
    table: (table) => ({ ...table, timers: () => [] }),
  },
  {
    name: 'a match is not seen to be over',
    in: 'room',
    table: (table) => ({ ...table, outcome: () => null }),
  },
  {
    name: 'a bot takes a question for one that it may leave',
    in: 'room',
    table: (table) => ({
      ...table,
      asks: (state) => table.asks(state).map((ask) => ({ ...ask, must: false })),
    }),
  },
  {
    name: 'a commit is dated back',
    in: 'room',
    store: (store) =>
      new Proxy(store, {
        get: (from, name) =>
          name === 'append'
            ? (batch: Parameters<typeof store.append>[0]) =>
                store.append(
                  batch.map((one) => ({
                    ...one,
                    commit: {
                      ...one.commit,
                      at: one.commit.at - (one.commit.seq % 20 ? 0 : MINUTE_MS),
                    },
                  })),
                )
            : Reflect.get(from, name),
      }),
  },
  {
    name: 'what was lost while no server ran is not given back',
    in: 'room',
    store: (store) =>
      new Proxy(store, {
        get: (from, name) => {
          if (name === 'lastAlive') return async () => null;
          return name === 'outages' ? async () => [] : Reflect.get(from, name);
        },
      }),
  },
  {
    name: 'the time of the server stands still for half of every minute',
    in: 'room',
    clock: (clock) => ({
      ...clock,
      now: () => {
        const now = clock.now();
        return now - Math.max(0, (now % MINUTE_MS) - MINUTE_MS / 2);
      },
    }),
  },
  {
    name: 'every timer leaves another behind',
    in: 'room',
    clock: (clock) => ({
      ...clock,
      after: (ms, run) => {
        clock.after(HOUR_MS, () => undefined);
        return clock.after(ms, run);
      },
    }),
  },
  {
    name: 'what a page has missed is never asked for',
    in: 'link',
    connect: (connect) => async (events) => {
      let steps = 0;
      const isLost = (): boolean => (steps += 1) % 20 === 0;
      const step: typeof events.step = (message) => void (isLost() || events.step(message));
      const brief: typeof events.brief = (message) => void (isLost() || events.brief(message));
      const connection = await connect({ ...events, step, brief });
      if (!connection) return null;
      const ask: Connection['ask'] = (name, message, ms) =>
        name === 'full' ? Promise.resolve(null) : connection.ask(name, message, ms);
      return { ...connection, ask };
    },
  },
  {
    name: 'a page takes what it sends for accepted',
    in: 'link',
    connect: (connect) => async (events) => {
      let commands = 0;
      const connection = await connect(events);
      if (!connection) return null;
      const ask = (async (name, message, ms) =>
        name === 'command' && (commands += 1) % 20 === 0
          ? { id: Reflect.get(message, 'id'), ok: true }
          : connection.ask(name, message, ms)) as Connection['ask'];
      return { ...connection, ask };
    },
  },
  {
    name: 'a page goes on from what it had, and not from what it is told when it joins',
    in: 'link',
    connect: (connect) => async (events) => {
      let first: Full | Since | null = null;
      const connection = await connect(events);
      if (!connection) return null;
      const ask = (async (name, message, ms) => {
        const answer = await connection.ask(name, message, ms);
        if (name !== 'join' || !answer?.ok) return answer;
        const { full, since } = answer as Partial<Joined & Resumed>;
        first ??= since ?? full ?? null;
        return { ...answer, [since ? 'since' : 'full']: first };
      }) as Connection['ask'];
      return { ...connection, ask };
    },
  },
  {
    name: 'what was heard before comes in another order',
    in: 'link',
    connect: (connect) => async (events) => {
      const connection = await connect(events);
      if (!connection) return null;
      const ask = (async (name, message, ms) => {
        const answer = await connection.ask(name, message, ms);
        if (name !== 'earlier' || !answer?.ok) return answer;
        const { heard } = answer as Page;
        return { ...answer, heard: heard.toReversed() };
      }) as Connection['ask'];
      return { ...connection, ask };
    },
  },
];
