/**
 * `npm run chaos -- --kills 1000`: kills the built server under play and checks that nothing was lost.
 * `npm run chaos -- --nodes 3 --times 2`: the same of a house of several nodes, so many times of each
 * outage, or of those that `--only` names by a part of their name; what lasts, lasts `--seconds`. With `--before` each node runs
 * the server of that commit at every second start, so that both versions serve one house.
 */
import { evening } from '../../apps/server/src/testing/chaos/evening.ts';
import { eveningOfNodes, type Struck } from '../../apps/server/src/testing/chaos/nodes.ts';
import { OUTAGES, type OutageName } from '../../apps/server/src/testing/chaos/outages.ts';
import { answering, readArgs, Unclear, whole } from '../args.ts';
import { builtAt } from './older.ts';

const USAGE = `Usage: npm run chaos -- [--kills 50] [--rooms 2]
       npm run chaos -- --nodes 3 [--times 2] [--only 'PostgreSQL'] [--seconds 9] [--rooms 12]
                        [--before COMMIT]`;

await answering(async () => {
  const { values, positionals } = readArgs(
    {
      kills: { type: 'string', default: '50' },
      rooms: { type: 'string' },
      nodes: { type: 'string' },
      times: { type: 'string', default: '2' },
      only: { type: 'string', default: '' },
      seconds: { type: 'string', default: '9' },
      before: { type: 'string' },
    },
    USAGE,
  );
  if (positionals.length > 0) throw new Unclear(USAGE);
  const rooms = (usual: string) => whole('rooms', values.rooms ?? usual, [1, 250]);
  if (values.nodes === undefined) {
    return ofOne(whole('kills', values.kills, [1, 100_000]), rooms('2'));
  }
  const names = Object.keys(OUTAGES)
    .filter(isOutage)
    .filter((name) => name.includes(values.only));
  if (names.length === 0)
    throw new Unclear(`--only is part of: ${Object.keys(OUTAGES).join(', ')}`);
  const times = whole('times', values.times, [1, 1_000]);
  const nodes = whole('nodes', values.nodes, [1, 16]);
  const lastsMs = whole('seconds', values.seconds, [1, 120]) * 1_000;
  const tables = rooms('12');
  const outages = Array.from({ length: times }, () => names).flat();
  const before = values.before === undefined ? null : builtAt(values.before);
  return ofNodes({ nodes, tables, outages, lastsMs, before: before?.main ?? null }).finally(() =>
    before?.remove(),
  );
});

function isOutage(name: string): name is OutageName {
  return name in OUTAGES;
}

async function ofOne(kills: number, rooms: number): Promise<void> {
  const report = await evening({
    kills,
    rooms,
    tell: (done) => done % 50 === 0 && process.stderr.write(`${done} of ${kills} kills\n`),
  });
  const { readyMs, ...figures } = report;
  console.log(JSON.stringify({ ...figures, readyMs: quantiles(readyMs) }));
  process.exitCode = report.faults.length > 0 ? 1 : 0;
}

async function ofNodes(plan: Omit<Parameters<typeof eveningOfNodes>[0], 'tell'>): Promise<void> {
  const tell = ({ outage, backMs }: Struck) =>
    console.error(`${outage}: ${JSON.stringify(quantiles(backMs))}`);
  const { struck, ...figures } = await eveningOfNodes({ ...plan, tell });
  const back = [...new Set(plan.outages)].map((outage) => {
    const all = struck.filter((one) => one.outage === outage);
    const backMs = all.flatMap((one) => one.backMs).toSorted((a, b) => a - b);
    return [outage, { times: all.length, ...quantiles(backMs) }];
  });
  console.log(JSON.stringify({ ...figures, backMs: Object.fromEntries(back) }, null, 2));
  process.exitCode = figures.faults.length + figures.leaks > 0 ? 1 : 0;
}

/** Of numbers in order, rounded. */
function quantiles(sorted: readonly number[]) {
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}
