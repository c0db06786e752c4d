/** A house of several nodes on this machine, with the services that they share and one address. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import {
  addressIn,
  hasPostgres,
  type Postgres,
  startPostgres,
} from '../../store/testing/postgres.ts';
import { ServerProcess } from '../chaos/process.ts';
import { freePort } from '../ports.ts';
import { hasRedis, type RedisServer, startRedis } from '../redis.ts';
import { type Line, openLine } from './line.ts';
import { type Proxy, startProxy } from './proxy.ts';

export interface Node {
  readonly server: ServerProcess;
  /** Its lines to what it shares with others. */
  readonly toPostgres: Line;
  readonly toRedis: Line;
}

export interface Cluster {
  /** Where people come. */
  readonly url: string;
  readonly nodes: readonly Node[];
  readonly postgres: Postgres;
  readonly redis: RedisServer;
  readonly end: () => Promise<void>;
}

export interface Wishes {
  readonly nodes: number;
  /** Where people come; any free port unless told. */
  readonly port?: number;
  /** Where its database stays; without one it ends with the house. */
  readonly kept?: string;
  /** The built server of another version, which each node runs at every second start. */
  readonly before?: string | null;
  /** What the environment of each node has beside the usual. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Whether what its nodes rest on is installed. @throws where nobody looks on and it is not: nothing is left out in silence. */
export function hasServices(): boolean {
  return hasPostgres() && hasRedis();
}

/** Starts all of it. @throws when the server was not built, or a service is not installed. */
export async function startCluster({
  nodes: count,
  port,
  kept,
  before = null,
  env = {},
}: Wishes): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'kesem-nodes-'));
  const publicPort = port ?? (await freePort());
  const [postgres, redis] = await Promise.all([startPostgres(kept), startRedis()]);
  const own = { PUBLIC_URL: `http://localhost:${publicPort}`, TRUST_PROXY: '1', ...env };
  const nodes: Node[] = [];
  // one after the other: the first brings the database to its shape
  for (let n = 0; n < count; n += 1) {
    nodes.push(
      await startNode(mkdtempSync(join(folder, 'n')), { postgres, redis }, { before, env: own }),
    );
  }
  const proxy: Proxy = await startProxy(
    nodes.map(({ server }) => server.url),
    publicPort,
  );
  const end = async (): Promise<void> => {
    await proxy.close();
    await Promise.all(nodes.map(({ server }) => server.stop()));
    for (const { toPostgres, toRedis } of nodes)
      for (const line of [toPostgres, toRedis]) line.close();
    await redis.kill();
    await postgres.end();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: proxy.url, nodes, postgres, redis, end };
}

async function startNode(
  folder: string,
  { postgres, redis }: Pick<Cluster, 'postgres' | 'redis'>,
  { before, env }: Required<Pick<Wishes, 'before' | 'env'>>,
): Promise<Node> {
  const port = await freePort();
  const toPostgres = await openLine(join(folder, basename(postgres.socket)), {
    path: postgres.socket,
  });
  const toRedis = await openLine(port, { host: '127.0.0.1', port: redis.port });
  const shared = { DATABASE_URL: addressIn(folder), REDIS_URL: `redis://127.0.0.1:${port}` };
  const server = await ServerProcess.start(folder, { before, env: { ...env, ...shared } });
  return { server, toPostgres, toRedis };
}
