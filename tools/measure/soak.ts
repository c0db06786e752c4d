/**
 * `npm run soak -- --minutes 60 --tables 20`: tables of a built server are played without a pause; a line for every five
 * minutes (a twelfth of a shorter time), and at last whether answers and memory stayed as they were, and everybody there.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ServerProcess } from '../../apps/server/src/testing/chaos/process.ts';
import { growing } from './soak/flat.ts';
import { type Stretch, soak } from './soak/soak.ts';

const MINUTE_MS = 60_000;
/** At each table: two who play, and one who watches. */
const SEATED = 3;
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    tables: { type: 'string', default: '20' },
  },
});
const [minutes, tables] = [Number(values.minutes), Number(values.tables)];
if (!(minutes > 0) || !Number.isInteger(tables) || tables < 1) {
  process.stderr.write('Usage: npm run soak -- [--minutes N] [--tables N], numbers above 0.\n');
  process.exit(2);
}
// each comes from an address of their own, as in life
process.env['TRUST_PROXY'] = '1';
const stretches = Math.max(12, Math.round(minutes / 5));
const stretchMs = (minutes * MINUTE_MS) / stretches;
let minute = 0;
const tell = (stretch: Stretch): void => {
  minute += stretchMs / MINUTE_MS;
  const rounded = Object.entries(stretch).map(([name, value]) => [
    name,
    Math.round(value * 10) / 10,
  ]);
  process.stdout.write(`${JSON.stringify({ minute, ...Object.fromEntries(rounded) })}\n`);
};
const dataDir = mkdtempSync(join(tmpdir(), 'kesem-soak-'));
const server = await ServerProcess.start(dataDir);
try {
  const seen = await soak(server, { tables, stretches, stretchMs, tell });
  const grown = growing(seen);
  const gone = SEATED * tables - Math.min(...seen.map(({ sockets }) => sockets));
  process.stdout.write(`${JSON.stringify({ flat: grown.length === 0, growing: grown, gone })}\n`);
  process.exitCode = grown.length === 0 && gone === 0 ? 0 : 1;
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
