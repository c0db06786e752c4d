/** Tables of all games under play at a house of several nodes, while what it rests on fails again and again. */
import { TABLES } from '@kesem/engine/registry';
import { openPostgres } from '../../store/postgres/opening.ts';
import { type Cluster, startCluster } from '../cluster/cluster.ts';
import { tapRedis } from '../cluster/tap.ts';
import { chance } from '../seed.ts';
import { acknowledged, never, openTable, pause, sum, type TableOfFriends } from './evening.ts';
import { faults, type RoomLog } from './history.ts';
import { OUTAGES, type OutageName } from './outages.ts';

export interface Plan {
  readonly nodes: number;
  readonly tables: number;
  /** What befalls it, one after the other. */
  readonly outages: readonly OutageName[];
  /** How long what lasts is to last, in ms. */
  readonly lastsMs: number;
  /** The built server of another version, which each node runs at every second start. */
  readonly before: string | null;
  /** Told after each. */
  readonly tell: (done: Struck) => void;
}

/** What befell it, and how long after the end of its cause each player took part again, in ms. */
export interface Struck {
  readonly outage: OutageName;
  readonly backMs: readonly number[];
}

export interface Report {
  readonly struck: readonly Struck[];
  readonly acknowledged: number;
  readonly refused: number;
  readonly commits: number;
  readonly resumes: number;
  /** How often something that Redis must not know was found on the way to it, or in its memory. */
  readonly leaks: number;
  /** What was wrong, in words; empty when nothing was lost, doubled or out of order. */
  readonly faults: readonly string[];
}

/** The longest stretch of play between two outages, in ms. */
const STRETCH_MS = 1_000;
const SETTLE_MS = 60_000;
const LOOK_MS = 500;

/** Plays through all of it, and at last compares every acknowledgement with the log. */
export async function eveningOfNodes(plan: Plan): Promise<Report> {
  // each player's own address stands before the proxy's
  const cluster = await startCluster({
    nodes: plan.nodes,
    before: plan.before,
    env: { TRUST_PROXY: '2' },
  });
  const tap = tapRedis(cluster.redis);
  try {
    const tables: TableOfFriends[] = [];
    for (let i = 0; i < plan.tables; i += 1) {
      tables.push(await openTable(cluster.url, i, TABLES[i % TABLES.length]?.id));
    }
    const everybody = tables.flatMap(({ players }) => players);
    for (const player of everybody) player.play();
    const struck: Struck[] = [];
    for (const [n, outage] of plan.outages.entries()) {
      await pause(chance() * STRETCH_MS);
      // whoever comes too often is refused for a while, whatever has befallen the house
      await pause(Math.max(...everybody.map((player) => player.restMs())));
      const node = cluster.nodes[n % cluster.nodes.length] ?? never();
      const mend = await OUTAGES[outage](cluster, node, plan.lastsMs);
      const done = { outage, backMs: await back(tables) };
      await mend?.();
      struck.push(done);
      plan.tell(done);
    }
    await Promise.all(everybody.map((player) => player.rest()));
    const { logs, wrong } = await settled(cluster, tables);
    const secrets = logs.flatMap((log) => Object.values(log.secrets));
    const tokens = tables.map(({ token }) => token);
    for (const player of everybody) player.close();
    return {
      struck,
      acknowledged: acknowledged(everybody),
      refused: sum(everybody.map(({ refused }) => refused.length)),
      commits: sum(logs.map(({ commits }) => commits.length)),
      resumes: sum(everybody.map(({ resumed }) => resumed)),
      leaks: await tap.found([...secrets, ...tokens]),
      faults: wrong,
    };
  } finally {
    tap.close();
    await cluster.end();
  }
}

/**
 * Returns how long each player takes from now on to take part, in ms, sorted: who sits says something new and is shown it;
 * who watches is shown it.
 */
async function back(tables: readonly TableOfFriends[]): Promise<readonly number[]> {
  const from = performance.now();
  const took = tables.flatMap(({ players }) => {
    const seated = players.filter(({ seat }) => seat !== null);
    for (const player of seated) player.mark();
    return players.map(async (player) => {
      for (const other of player.seat === null ? seated : [player]) await player.sees(other);
      return performance.now() - from;
    });
  });
  return (await Promise.all(took)).toSorted((a, b) => a - b);
}

/** Reads the logs until everybody sees what they tell, or for long enough: bots and clocks go on. */
async function settled(cluster: Cluster, tables: readonly TableOfFriends[]) {
  for (const until = performance.now() + SETTLE_MS; ; await pause(LOOK_MS)) {
    const logs = await readLogs(cluster, tables);
    const wrong = tables.flatMap(({ players }, i) => faults(logs[i] ?? never(), players));
    if (wrong.length === 0 || performance.now() > until) return { logs, wrong };
  }
}

async function readLogs(
  { postgres }: Cluster,
  tables: readonly TableOfFriends[],
): Promise<readonly RoomLog[]> {
  const opened = await openPostgres(postgres.url, 'witness');
  if (!opened.ok) throw new Error(opened.sentence);
  const { store } = opened;
  const logs = tables.map(async ({ room }) => ({
    room,
    commits: await store.tail(room, 0),
    secrets: (await store.load(room))?.secrets ?? {},
  }));
  const read = await Promise.all(logs);
  await store.close();
  return read;
}
