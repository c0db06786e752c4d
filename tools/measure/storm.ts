/**
 * `npm run storm -- --sockets 1000`: everybody at the tables of a built server, which is killed and started
 * again, comes back in the same moment. Says what the server needs for it, its own processor time apart
 * from that of the many clients, which share the machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { TABLES } from '@kesem/engine/registry';
import { ServerProcess } from '../../apps/server/src/testing/chaos/process.ts';
import { comeBack, type Guest, invited } from '../../apps/server/src/testing/crowd.ts';

/** Processor time that the server has used so far, in ms. */
async function serverCpu(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]) * 1000;
}

async function storm(server: ServerProcess, guests: readonly Guest[]) {
  for (const { raw } of await Promise.all(guests.map((guest) => comeBack(server.url, guest)))) {
    raw.tcp.destroy();
  }
  await server.kill();
  await server.up();
  const [before, clients, from] = [
    await serverCpu(server.url),
    process.cpuUsage(),
    performance.now(),
  ];
  const back = await Promise.all(guests.map((guest) => comeBack(server.url, guest)));
  const took = performance.now() - from;
  const { user, system } = process.cpuUsage(clients);
  const used = (await serverCpu(server.url)) - before;
  for (const { raw } of back) raw.tcp.destroy();
  return {
    sockets: guests.length,
    allBackMs: Math.round(took),
    cut: back.reduce((sum, { cut }) => sum + cut, 0),
    serverCpuMs: Math.round(used),
    clientsCpuMs: Math.round((user + system) / 1000),
    joinsPerServerCpuSecond: Math.round((guests.length / used) * 1000),
  };
}

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
  process.stdout.write(
    `${JSON.stringify(await storm(server, await invited(server, sockets, TABLES[0]?.id)))}\n`,
  );
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
