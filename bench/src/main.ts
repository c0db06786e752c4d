/**
 * Side by side: every server takes its turn in every round, and what is printed are medians. Rounds
 * already written down are not run again, so that a long bench can be stopped and resumed.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { engineFigures } from './engine.ts';
import { FIGURES } from './figures.ts';
import { fileOf, PEERS, ROUNDS, SCENARIOS } from './peers.ts';
import { report } from './report.ts';
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
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: PEERS.map(({ name }) => name).join() },
    scenarios: { type: 'string', default: SCENARIOS.join() },
    results: { type: 'string', default: fileOf('results.jsonl') },
    profile: { type: 'string' },
  },
});
const peers = values.only.split(',');
const scenarios = values.scenarios.split(',');
const flags = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];

for (let round = 1; round <= Number(values.rounds); round += 1) await playRound(round);
process.stdout.write(report(rows(), engineFigures()));

async function playRound(round: number): Promise<void> {
  const due = SCENARIOS.filter((name) => scenarios.includes(name) && round <= ROUNDS[name]);
  for (const scenario of due) {
    for (const peer of PEERS.filter(({ name }) => peers.includes(name))) {
      const isDone = rows().some(
        (row) => row.round === round && row.scenario === scenario && row.peer === peer.name,
      );
      if (isDone || !peer.scenarios.includes(scenario)) continue;
      const figures = await run(peer, scenario, flags);
      const row: Row = { round, scenario, peer: peer.name, figures };
      appendFileSync(values.results, `${JSON.stringify(row)}\n`);
      process.stderr.write(`${round} ${scenario} ${peer.name} ${JSON.stringify(figures)}\n`);
    }
  }
}

function rows(): readonly Row[] {
  if (!existsSync(values.results)) return [];
  const lines = readFileSync(values.results, 'utf8').trim().split('\n');
  return lines.map((line) => ROW.parse(JSON.parse(line)));
}
