/** `npm run chaos -- --kills 1000`: kills the built server under play and checks that nothing was lost. */
import { parseArgs } from 'node:util';
import { evening } from '../../apps/server/src/testing/chaos/evening.ts';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '50' }, rooms: { type: 'string', default: '2' } },
});
const kills = Number(values.kills);
const rooms = Number(values.rooms);
if (!Number.isInteger(kills) || kills < 1 || !Number.isInteger(rooms) || rooms < 1) {
  process.stderr.write(
    'Usage: npm run chaos -- [--kills N] [--rooms N], both whole numbers from 1.\n',
  );
  process.exit(2);
}
const report = await evening({
  kills,
  rooms,
  tell: (done) => done % 50 === 0 && process.stderr.write(`${done} of ${kills} kills\n`),
});
const { readyMs, ...figures } = report;
const at = (share: number) => Math.round(readyMs[Math.floor((readyMs.length - 1) * share)] ?? 0);
process.stdout.write(
  `${JSON.stringify({ ...figures, readyMs: { p50: at(0.5), p95: at(0.95), max: at(1) } })}\n`,
);
process.exit(report.faults.length > 0 ? 1 : 0);
