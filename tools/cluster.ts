// Starts a house of several nodes on this machine, with PostgreSQL, Redis and a proxy, and prints one address.
// Usage: npm run cluster -- [--nodes 3] [--port 3000] [--data ./data/cluster]
import { once } from 'node:events';
import { resolve } from 'node:path';
import { hasPostgres } from '../apps/server/src/store/testing/postgres.ts';
import { startCluster } from '../apps/server/src/testing/cluster/cluster.ts';
import { hasRedis } from '../apps/server/src/testing/redis.ts';
import { answering, readArgs, Unclear, whole } from './args.ts';

const USAGE = 'Usage: npm run cluster -- [--nodes 3] [--port 3000] [--data ./data/cluster]';

await answering(async () => {
  const { values, positionals } = readArgs(
    {
      nodes: { type: 'string', default: '3' },
      port: { type: 'string', default: '3000' },
      data: { type: 'string', default: './data/cluster' },
    },
    USAGE,
  );
  if (positionals.length > 0) throw new Unclear(USAGE);
  const nodes = whole('nodes', values.nodes, [1, 16]);
  const port = whole('port', values.port, [1, 65_535]);
  if (!hasPostgres() || !hasRedis()) {
    throw new Unclear('It needs the packages "postgresql" and "redis-server" of the distribution.');
  }
  const cluster = await startCluster({ nodes, port, kept: resolve(values.data) });
  console.log(`${nodes} nodes of one house are open at ${cluster.url}`);
  for (const { server } of cluster.nodes) console.log(`  ${server.url}  process ${server.pid}`);
  console.log(`The house lies in ${values.data}; Ctrl+C ends all of it.`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await cluster.end();
  process.exit(0);
});
