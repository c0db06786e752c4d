/**
 * `rules`: the rules of each game that the title of no test quotes as `[ID]`, quoted IDs that are no rule,
 * and lines of its law without an answer.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lawGaps, ruleGaps } from '@kesem/engine/core/testing/rules';

const GAMES = fileURLToPath(new URL('../../packages/engine/src/games', import.meta.url));

for (const game of readdirSync(GAMES)) {
  const files = readdirSync(`${GAMES}/${game}`, { recursive: true, encoding: 'utf8' });
  const tests = files.filter((name) => name.endsWith('.test.ts'));
  const read = (name: string): string => readFileSync(`${GAMES}/${game}/${name}`, 'utf8');
  const { untested, undefined: unknown } = ruleGaps(read('RULES.md'), tests.map(read));
  say(untested.map((id) => `${id}: no test in games/${game} quotes this rule`));
  say(unknown.map((id) => `${id}: quoted in games/${game}, but RULES.md has no such rule`));
  const law = lawGaps(read('LAW.md'), read('RULES.md'));
  say(law.unanswered.map((line) => `${line}: a line of the law of ${game} without rule or reason`));
  say(law.twice.map((line) => `${line}: twice in the law of ${game}`));
  say(
    law.undefined.map((id) => `${id}: named in the law of ${game}, but RULES.md has no such rule`),
  );
  say(law.groundless.map((id) => `${id}: no line of the law of ${game} leads to this rule`));
}

function say(lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
  if (lines.length > 0) process.exitCode = 1;
}
