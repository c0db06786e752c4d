/** The processor time of a house under play, all of its processes together. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ServerProcess } from '../../../apps/server/src/testing/chaos/process.ts';
import { startCluster } from '../../../apps/server/src/testing/cluster/cluster.ts';
import { openTables } from '../soak/soak.ts';

export interface Load {
  /** Matches of two with a watcher, of all games in turn. */
  readonly tables: number;
  readonly playMs: number;
}

/** Moves, and the processor time of one, in ms. */
export interface Cost {
  readonly perSecond: number;
  /** Of all processes but the proxy and the players. */
  readonly all: number;
  /** Of the servers alone. */
  readonly servers: number;
}

/** Played before anything is weighed, in ms: what a server needs once, for code and caches, is of no move. */
const WARMING_MS = 3_000;
/** Clock ticks of Linux in a second. */
const TICKS = 100;

/** One server, which keeps its house in a folder. */
export async function inFolder(load: Load): Promise<Cost> {
  const folder = mkdtempSync(join(tmpdir(), 'kesem-scaling-'));
  const server = await ServerProcess.start(folder, { env: { TRUST_PROXY: '1' } });
  try {
    return await weigh(server.url, [server.pid], load);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** So many nodes of one house. */
export async function onNodes(nodes: number, load: Load): Promise<Cost> {
  const cluster = await startCluster({ nodes, env: { TRUST_PROXY: '2' } });
  const pids = cluster.nodes.map(({ server }) => server.pid);
  try {
    return await weigh(cluster.url, pids, load);
  } finally {
    await cluster.end();
  }
}

async function weigh(url: string, pids: readonly number[], load: Load): Promise<Cost> {
  const tables = await openTables({ url }, load.tables);
  const players = tables.flatMap((table) => table.players);
  for (const player of players) player.play();
  await setTimeout(WARMING_MS);
  const moves = () => players.reduce((sum, { acked }) => sum + acked.length, 0);
  const [movesBefore, before] = [moves(), cpuByProcess()];
  await setTimeout(load.playMs);
  const [played, after] = [moves() - movesBefore, cpuByProcess()];
  for (const player of players) player.close();
  const spent = (of: Iterable<number>) =>
    [...of].reduce((sum, pid) => sum + (after.get(pid) ?? 0) - (before.get(pid) ?? 0), 0);
  return {
    perSecond: (1_000 * played) / load.playMs,
    all: spent(after.keys()) / played,
    servers: spent(pids) / played,
  };
}

/** The processor time of each process that this one has started, and of those that they have, in ms. */
function cpuByProcess(): ReadonlyMap<number, number> {
  const all = new Map(processes().map((one) => [one.pid, one]));
  const isOurs = (pid: number): boolean => {
    const parent = all.get(pid)?.parent ?? 0;
    return parent === process.pid || (parent > 1 && isOurs(parent));
  };
  return new Map(
    [...all.values()].filter(({ pid }) => isOurs(pid)).map(({ pid, ms }) => [pid, ms]),
  );
}

function processes() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = statOf(name);
      // the name in brackets may hold spaces; the parent is the 2nd after it, user and system time the 12th and 13th
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const [parent, user = 0, system = 0] = [fields[1], fields[11], fields[12]];
      if (stat === '' || parent === undefined) return [];
      return [{ pid: Number(name), parent, ms: ((user + system) * 1_000) / TICKS }];
    });
}

/** Empty for a process that has ended meanwhile. */
function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}
