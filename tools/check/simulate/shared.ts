/** What the nodes of a simulated house share: what the database keeps beside the log, and the air through which their hints go. */
import type { Stream } from '@kesem/engine/core/random';
import { STILL_MS } from '@kesem/room/steady';
import type { Beside, Heard, Hints, Onlooker } from '../../../apps/server/src/nodes/nodes.ts';
import type { Append, Outage, Store } from '../../../apps/server/src/store/store.ts';
import type { Through } from './disk.ts';
import type { Gate } from './gate.ts';
import type { SimTime } from './time.ts';

/** As in the database; see store/postgres/beside.ts. */
const LEASE_MS = 5_000;
/** A hint is on its way for so long, in ms: from, and up to so much more. */
const HINT_MS = [1, 40] as const;

export interface Shared {
  /** To be told of every commit that stands. */
  readonly stored: (append: Append) => void;
  /** What a node has of it, by its way to the database. */
  readonly besideOf: (node: string, through: Through) => Beside;
  readonly hintsOf: (node: string, gate: Gate) => Hints;
  /** Loses every hint for so long, in ms. */
  readonly hush: (ms: number) => void;
}

interface SharedParts {
  readonly time: () => SimTime;
  readonly chance: Stream;
  readonly truth: Pick<Store, 'chat'>;
}

/** Nothing is shared yet. */
export function openShared({ time, chance, truth }: SharedParts): Shared {
  const seqs = new Map<string, number>();
  const tables = { leases: new Map<string, Lease>(), present: new Map<string, Looking>() };
  const signs: Signs = { at: null, outages: [] };
  const listeners = new Map<string, Set<(heard: Heard) => void>>();
  let hushedUntil = 0;
  const isHushed = (): boolean => time().now() < hushedUntil;
  return {
    stored: ({ commit }) => void seqs.set(commit.room, commit.seq),
    besideOf: (node, through) => {
      const lease = (names: readonly string[]) =>
        through(false, async () => leased(tables.leases, { node, names, now: time().now() }));
      return {
        lease,
        freeIn: (names) =>
          through(true, async () => {
            const others = names.flatMap((name) => {
              const held = tables.leases.get(name);
              return held && held.node !== node ? held.until - time().now() : [];
            });
            return others.length > 0 ? Math.min(...others) : null;
          }),
        release: (names) =>
          through(false, async () => {
            for (const name of names)
              if (tables.leases.get(name)?.node === node) tables.leases.delete(name);
          }),
        heads: (rooms) =>
          through(true, () =>
            Promise.all(
              rooms.map(async (room) => {
                const chat = (await truth.chat(room)).at(-1)?.id ?? 0;
                const shown = tables.present.has(`${room} ${node}`);
                return { room, seq: seqs.get(room) ?? 0, chat, shown };
              }),
            ),
          ),
        show: (room, onlookers) =>
          through(
            false,
            async () => void tables.present.set(`${room} ${node}`, { room, node, onlookers }),
          ),
        elsewhere: (rooms) =>
          through(true, async () => elsewhere(tables, { node, rooms, now: time().now() })),
        sign: (now) => through(false, async () => signed(signs, now)),
        // nobody of an evening moves to another device
        keepCode: async () => true,
        takeCode: async () => null,
        endCode: async () => undefined,
      };
    },
    hintsOf: (node, gate) => {
      const ours = new Set<(heard: Heard) => void>();
      listeners.set(node, ours);
      return {
        tell: (hint) => {
          if (isHushed()) return;
          const [least, more] = HINT_MS;
          for (const [other, theirs] of listeners) {
            if (other === node) continue;
            const arrive = () => {
              if (!isHushed()) for (const hear of theirs) hear(hint);
            };
            time().after(least + chance.int(more), arrive);
          }
        },
        hear: (listener) => {
          const heard = (hint: Heard): void => gate.run(() => listener(hint));
          ours.add(heard);
          return () => void ours.delete(heard);
        },
        carries: () => !isHushed(),
      };
    },
    hush: (ms) => {
      hushedUntil = time().now() + ms;
      time().after(ms, () => {
        if (isHushed()) return;
        for (const theirs of listeners.values())
          for (const hear of theirs) hear({ about: 'missed' });
      });
    },
  };
}

interface Lease {
  readonly node: string;
  readonly until: number;
}

interface Looking {
  readonly room: string;
  readonly node: string;
  readonly onlookers: readonly Onlooker[];
}

interface Asked {
  readonly node: string;
  readonly now: number;
}

function leased(
  leases: Map<string, Lease>,
  { node, names, now }: Asked & { readonly names: readonly string[] },
): ReadonlySet<string> {
  const free = [`node ${node}`, ...names].filter((name) => {
    const held = leases.get(name);
    return !held || held.node === node || held.until <= now;
  });
  for (const name of free) leases.set(name, { node, until: now + LEASE_MS });
  return new Set(free);
}

interface Tables {
  readonly leases: ReadonlyMap<string, Lease>;
  readonly present: ReadonlyMap<string, Looking>;
}

function elsewhere(
  { leases, present }: Tables,
  { node, rooms, now }: Asked & { readonly rooms: readonly string[] },
): ReadonlyMap<string, readonly Onlooker[]> {
  const found = new Map<string, readonly Onlooker[]>();
  for (const one of present.values()) {
    const lives = (leases.get(`node ${one.node}`)?.until ?? 0) > now;
    if (!lives || one.node === node || !rooms.includes(one.room)) continue;
    found.set(one.room, [...(found.get(one.room) ?? []), ...one.onlookers]);
  }
  return found;
}

interface Signs {
  at: number | null;
  outages: readonly Outage[];
}

function signed(signs: Signs, now: number) {
  const before = signs.at ?? now;
  signs.at = Math.max(before, now);
  if (now - before > STILL_MS) {
    signs.outages = [...signs.outages, { until: now, ms: now - before }];
  }
  return { before, outages: signs.outages };
}
