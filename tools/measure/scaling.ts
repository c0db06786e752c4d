// What a move costs on one server with SQLite, on one with PostgreSQL, and on several: processor time of all processes.
// Usage: npm run --silent scaling -- [--tables 20] [--seconds 20] [--nodes 1,2,3] [--rounds 1]
import { answering, readArgs, Unclear, whole } from '../args.ts';
import { type Cost, inFolder, onNodes } from './scaling/scaling.ts';

const USAGE =
  'Usage: npm run --silent scaling -- [--tables 20] [--seconds 20] [--nodes 1,2,3] [--rounds 1]';

await answering(async () => {
  const { values, positionals } = readArgs(
    {
      tables: { type: 'string', default: '20' },
      seconds: { type: 'string', default: '20' },
      nodes: { type: 'string', default: '1,2,3' },
      rounds: { type: 'string', default: '1' },
    },
    USAGE,
  );
  if (positionals.length > 0) throw new Unclear(USAGE);
  const load = {
    tables: whole('tables', values.tables, [1, 250]),
    playMs: whole('seconds', values.seconds, [1, 3_600]) * 1_000,
  };
  const counts = values.nodes.split(',').map((count) => whole('nodes', count, [1, 16]));
  const rounds = whole('rounds', values.rounds, [1, 100]);
  const houses = [
    { name: 'one server, SQLite', weigh: () => inFolder(load) },
    ...counts.map((count) => ({
      name: `${count === 1 ? 'one node' : `${count} nodes`}, PostgreSQL and Redis`,
      weigh: () => onNodes(count, load),
    })),
  ];
  const costs = new Map<string, Cost[]>(houses.map(({ name }) => [name, []]));
  // all houses in each round, so that a machine that becomes busier is so for each of them
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, weigh } of houses) costs.get(name)?.push(await weigh());
  }
  print([...costs]);
});

/** A table in Markdown; the first house is what the others are compared with. */
function print(costs: readonly (readonly [name: string, costs: readonly Cost[]])[]): void {
  console.log(
    '| | moves a second | ms of processor a move | of which the servers | times SQLite |',
  );
  console.log('| --- | --- | --- | --- | --- |');
  const base = mean(costs[0]?.[1] ?? [], 'all');
  for (const [name, all] of costs) {
    const cells = [
      mean(all, 'perSecond').toFixed(0),
      mean(all, 'all').toFixed(2),
      mean(all, 'servers').toFixed(2),
      (mean(all, 'all') / base).toFixed(2),
    ];
    console.log(`| ${[name, ...cells].join(' | ')} |`);
  }
}

function mean(costs: readonly Cost[], figure: keyof Cost): number {
  return costs.reduce((sum, cost) => sum + cost[figure], 0) / costs.length;
}
