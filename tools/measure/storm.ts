/**
 * `npm run storm -- --sockets 1000`: everybody at the tables of a built server, which is killed and started
 * again, comes back as browsers do. Says how long that takes from the moment at which the server is there, and
 * what the server alone needs for it; ends with 1 when it takes longer than was promised.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { TABLES } from '@kesem/engine/registry';
import { ServerProcess } from '../../apps/server/src/testing/chaos/process.ts';
import { invited } from '../../apps/server/src/testing/crowd.ts';
import { keepsPromise, storm } from './storm/storm.ts';

const { values } = parseArgs({ options: { sockets: { type: 'string', default: '1000' } } });
const sockets = Number(values.sockets);
if (!Number.isInteger(sockets) || sockets < 1 || sockets > 10_000) {
  process.stderr.write('Usage: npm run storm -- [--sockets N], a whole number from 1 to 10000.\n');
  process.exit(2);
}
// each comes from an address of their own, as in life
process.env['TRUST_PROXY'] = '1';
const dataDir = mkdtempSync(join(tmpdir(), 'kesem-storm-'));
const server = await ServerProcess.start(dataDir);
try {
  const guests = await invited(server, sockets, TABLES[0]?.id);
  const seen = await storm(server, guests);
  process.stdout.write(`${JSON.stringify(seen)}\n`);
  process.exitCode = keepsPromise(seen) ? 0 : 1;
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
