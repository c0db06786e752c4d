/** What the server counts, in Prometheus' format; nothing in it tells of a room or a person. */
import type { Table } from '@kesem/engine/core/table';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from './store/store.ts';

/** Rules that take longer than this for one input are counted as slow, in ms. */
const SLOW_APPLY_MS = 50;
const BUCKETS_S = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2];

export interface Metrics {
  readonly contentType: string;
  readonly text: () => Promise<string>;
  /** A command was answered after so many ms. */
  readonly command: (outcome: string, ms: number) => void;
  /** Tells how many sockets and rooms there are, whenever somebody asks. */
  readonly live: (counts: Readonly<Record<'sockets' | 'rooms', () => number>>) => void;
  /** The store, with the time measured that each commit of its batches takes. */
  readonly timedStore: (store: Store) => Store;
  /** The table, with inputs counted that its rules took too long for. */
  readonly timedTable: (table: Table) => Table;
}

/** Fresh counters. @param now milliseconds, monotonic. */
export function createMetrics(now: () => number = () => performance.now()): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });
  const { commands, answered, appended, slow } = counters(registry);
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    command: (outcome, ms) => {
      commands.inc({ outcome });
      answered.observe(ms / 1000);
    },
    live: ({ sockets, rooms }) => {
      countLive(registry, 'sockets', sockets);
      countLive(registry, 'rooms', rooms);
    },
    timedStore: (store) => timed(store, (ms) => appended.observe(ms / 1000), now),
    timedTable: (table) => ({
      ...table,
      apply: (...input) => {
        const from = now();
        const verdict = table.apply(...input);
        if (now() - from > SLOW_APPLY_MS) slow.inc({ game: table.id });
        return verdict;
      },
    }),
  };
}

function counters(registry: Registry) {
  const registers = [registry];
  const commands = new Counter({
    name: 'kesem_commands_total',
    help: 'Commands of people, bots and clocks by what became of them',
    labelNames: ['outcome'],
    registers,
  });
  const answered = new Histogram({
    name: 'kesem_command_seconds',
    help: 'From a command to its answer',
    buckets: BUCKETS_S,
    registers,
  });
  const appended = new Histogram({
    name: 'kesem_append_seconds',
    help: 'From the batch of a commit to its being on the disk',
    buckets: BUCKETS_S,
    registers,
  });
  const slow = new Counter({
    name: 'kesem_slow_applies_total',
    help: `Inputs whose rules took longer than ${SLOW_APPLY_MS} ms`,
    labelNames: ['game'],
    registers,
  });
  return { commands, answered, appended, slow };
}

function countLive(registry: Registry, name: string, read: () => number): void {
  const gauge: Gauge = new Gauge({
    name: `kesem_${name}`,
    help: `Living ${name}`,
    registers: [registry],
    collect: (): void => gauge.set(read()),
  });
}

function timed(store: Store, seen: (ms: number) => void, now: () => number): Store {
  return {
    ...store,
    append: async (batch) => {
      const from = now();
      const appended = await store.append(batch);
      const ms = now() - from;
      for (const _ of batch) seen(ms);
      return appended;
    },
  };
}
