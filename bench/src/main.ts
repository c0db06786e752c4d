/**
 * Side by side: every server takes its turn in every round, and what is printed are medians with what they
 * swing between. Rounds already written down are not run again, so that a long bench can be stopped and resumed.
 * `--smallest` plays a little, and fails where anything no longer runs.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { engineFigures } from './engine.ts';
import { FIGURES } from './figures.ts';
import { fileOf, OURS, PEERS, ROUNDS, SCENARIOS, type Scenario } from './peers.ts';
import { isOfPortal, portalFigures } from './portal.ts';
import { page, report } from './report.ts';
import { run } from './run.ts';

const ROW = z.object({
  round: z.number(),
  scenario: z.string(),
  peer: z.string(),
  figures: FIGURES,
});
type Row = z.output<typeof ROW>;

const { values } = parseArgs({
  options: {
    smallest: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: PEERS.map(({ name }) => name).join() },
    scenarios: { type: 'string', default: SCENARIOS.join() },
    results: { type: 'string', default: fileOf('results.jsonl') },
    page: { type: 'string' },
    profile: { type: 'string' },
  },
});
const peers = values.only.split(',');
const scenarios = values.scenarios.split(',');
const flags = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];

if (values.smallest) await trySmallest();
else await measure();

async function measure(): Promise<void> {
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const due = SCENARIOS.filter((name) => scenarios.includes(name) && round <= ROUNDS[name]);
    for (const scenario of due) await playRound(round, scenario);
  }
  const engine = engineFigures();
  process.stdout.write(report(rows(), engine));
  if (values.page) writeFileSync(values.page, page(rows(), engine));
}

async function playRound(round: number, scenario: Scenario): Promise<void> {
  for (const peer of PEERS.filter(({ name }) => peers.includes(name))) {
    const isDone = rows().some(
      (row) => row.round === round && row.scenario === scenario && row.peer === peer.name,
    );
    if (isDone || !peer.scenarios.includes(scenario)) continue;
    const figures = isOfPortal(scenario)
      ? await portalFigures[scenario]()
      : await run(peer, scenario, 'whole', flags);
    const row: Row = { round, scenario, peer: peer.name, figures };
    appendFileSync(values.results, `${JSON.stringify(row)}\n`);
    process.stderr.write(`${round} ${scenario} ${peer.name} ${JSON.stringify(figures)}\n`);
  }
}

function rows(): readonly Row[] {
  if (!existsSync(values.results)) return [];
  const lines = readFileSync(values.results, 'utf8').trim().split('\n');
  return lines.map((line) => ROW.parse(JSON.parse(line)));
}

/**
 * One scenario of each peer and all of ours, but for memory, which waits for a minute, and what the portal's own commands measure.
 * @throws when a server or a load fails, or a figure is none.
 */
async function trySmallest(): Promise<void> {
  for (const peer of PEERS) {
    const quick = peer.scenarios.filter((one) => one === 'few' || peer.name === OURS);
    for (const scenario of quick) {
      if (isOfPortal(scenario) || scenario === 'memory') continue;
      const figures = await run(peer, scenario, 'smallest', flags);
      const missing = Object.entries(figures).filter(([, value]) => !Number.isFinite(value));
      if (missing.length > 0) throw new Error(`${peer.name}, ${scenario}: no ${missing.join()}`);
      process.stdout.write(`${peer.name}: ${scenario} runs\n`);
    }
  }
}
