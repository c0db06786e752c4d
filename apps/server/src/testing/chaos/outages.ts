/** What may befall a house of several nodes. */
import type { Cluster, Node } from '../cluster/cluster.ts';
import { pause } from './evening.ts';

/**
 * Does harm; `node` is the one that it befalls, where it befalls one.
 * @returns when its cause has ended, with what is still to be put right.
 */
export type Outage = (
  cluster: Cluster,
  node: Node,
  lastsMs: number,
) => Promise<undefined | (() => Promise<void>)>;

/** Something that befalls a line of a node for a while. */
const onLine =
  (which: 'toPostgres' | 'toRedis', how: 'cut' | 'hush'): Outage =>
  async (_, { [which]: line }, lastsMs) => {
    line[how]();
    await pause(lastsMs);
    line.mend();
    return undefined;
  };

export const OUTAGES = {
  'a node is killed': async (_, { server }) => {
    await server.kill();
    return () => server.up();
  },
  'a node stands still': async (_, { server }, lastsMs) => {
    process.kill(server.pid, 'SIGSTOP');
    await pause(lastsMs);
    process.kill(server.pid, 'SIGCONT');
    return undefined;
  },
  'PostgreSQL is started again': async ({ postgres }) => {
    await postgres.down('fast');
    await postgres.up();
    return undefined;
  },
  'PostgreSQL falls': async ({ postgres }) => {
    await postgres.down('immediate');
    await postgres.up();
    return undefined;
  },
  'Redis is started again': async ({ redis }) => {
    await redis.kill();
    await redis.up();
    return undefined;
  },
  'Redis is lost': async ({ redis }, _node, lastsMs) => {
    await redis.kill();
    await pause(lastsMs);
    await redis.up();
    return undefined;
  },
  'a node is cut off from PostgreSQL': onLine('toPostgres', 'cut'),
  'a node is cut off from PostgreSQL in silence': onLine('toPostgres', 'hush'),
  'a node is cut off from Redis': onLine('toRedis', 'cut'),
  'a node is cut off from Redis in silence': onLine('toRedis', 'hush'),
  'all nodes are replaced in turn': async ({ nodes }) => {
    for (const { server } of nodes) {
      await server.stop();
      await server.up();
    }
    return undefined;
  },
} satisfies { readonly [name: string]: Outage };

export type OutageName = keyof typeof OUTAGES;
