/** The import rules find what is planted: each file imports one other, in a tree of its own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterAll, expect, it } from 'vitest';

const ENGINE = 'packages/engine/src';
const WEB = 'apps/web/src';
const RULES = `${ENGINE}/games/one`;
const BOARD = `${WEB}/games/one`;

/** Who imports what, and the rule against it; null: it may. */
const PLANTED: readonly (readonly [from: string, to: string, rule: string | null])[] = [
  [`${ENGINE}/core/game.ts`, `${RULES}/move.ts`, 'core-alone'],
  [`${RULES}/apply.ts`, `${RULES}/bot/bot.ts`, 'matches-know-no-bot'],
  [`${RULES}/chapters/turn.ts`, `${RULES}/testing/fixtures.ts`, 'matches-know-no-bot'],
  [`${RULES}/chapters/turn.test.ts`, `${RULES}/testing/trial.ts`, null],
  [`${RULES}/bot/plan.ts`, `${RULES}/state.ts`, null],
  [`${RULES}/view.ts`, `${ENGINE}/games/two/view.ts`, 'games-are-strangers'],
  [`${BOARD}/Board.tsx`, `${RULES}/bot/plan.ts`, 'matches-know-no-bot'],
  [`${BOARD}/table/Hand.tsx`, `${RULES}/chapters/turn.ts`, null],
  [`${BOARD}/table/Mat.tsx`, `${WEB}/games/two/table/Mat.tsx`, 'web-games-are-strangers'],
  [`${BOARD}/e2e/driver.ts`, `${RULES}/bot/search.ts`, null],
  [`${WEB}/kit/Button.tsx`, `${BOARD}/card.ts`, 'kit-alone'],
  ['apps/server/src/program.ts', 'apps/server/src/store/postgres/open.ts', 'postgres-is-asked-for'],
  ['packages/room/src/decide.ts', `${RULES}/game.ts`, 'room-knows-the-contract'],
  ['packages/room/src/view.ts', 'tools/args.ts', 'nobody-imports-tools-or-e2e'],
];

const tree = mkdtempSync(join(tmpdir(), 'imports-'));
afterAll(() => {
  rmSync(tree, { recursive: true });
});

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}

it('every planted import is refused by its rule, and what may be imported is not', async () => {
  for (const [, to] of PLANTED) plant(to, '');
  for (const [from, to] of PLANTED) plant(from, `import './${relative(dirname(from), to)}';\n`);
  const rules = await extractDepcruiseOptions('./.dependency-cruiser.cjs');
  const { output } = await cruise(['packages', 'apps', 'tools'], { ...rules, baseDir: tree });
  if (typeof output === 'string') throw new TypeError('the result was written, not given');
  const refused = output.summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
  const wanted = PLANTED.flatMap(([from, , rule]) => (rule === null ? [] : [`${from}: ${rule}`]));
  for (const one of wanted) expect(refused).toContain(one);
  const allowed = PLANTED.flatMap(([from, , rule]) => (rule === null ? [from] : []));
  expect(refused.filter((one) => allowed.some((from) => one.startsWith(from)))).toEqual([]);
});
