/**
 * `npm run --silent measure`: the house in figures, as Markdown: lines by part, how long files and functions
 * are, comments, tests, and which files outside the folders of games name one.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { TRIED_CARDS } from '../../apps/web/src/examples.ts';
import { CARDS } from '../../apps/web/src/registry.ts';
import { namings } from '../check/names.ts';
import { type Counted, counted } from './house/count.ts';

/** The parts in the order of the table; a file is of the first that fits. */
const PARTS: readonly (readonly [name: string, files: RegExp])[] = [
  ['engine/core', /^packages\/engine\/src\/(?:core\/|[^/]+$)/],
  ...TRIED_CARDS.map(
    ({ id }) => [`engine ${id}`, new RegExp(`^packages/engine/src/games/${id}/`)] as const,
  ),
  ['room', /^packages\/room\//],
  ['protocol + bots', /^packages\/(?:protocol|bots)\//],
  ['server', /^apps\/server\//],
  ['web net, state, local', /^apps\/web\/src\/(?:net|state|local)\//],
  ['web kit', /^apps\/web\/src\/(?:kit|gallery)\//],
  ...TRIED_CARDS.map(({ id }) => [`web ${id}`, new RegExp(`^apps/web/src/games/${id}/`)] as const),
  ['web shell, i18n, contract', /^apps\/web\//],
  ['tools', /^tools\//],
  ['e2e', /^e2e\//],
  ['bench', /^bench\//],
];

type Kind = 'src' | 'test' | 'data' | 'texts';

/** What a file is; only `src` is measured for its length. */
function kindOf(file: string): Kind {
  if (/\.(?:test|spec)\.tsx?$|\/testing\/|\/e2e\/|^e2e\/|fixtures\.ts$/.test(file)) return 'test';
  if (file.endsWith('.data.ts')) return 'data';
  return /\.(?:he|en)\.ts$|\/(?:he|en)\.ts$/.test(file) ? 'texts' : 'src';
}

interface Measured extends Counted {
  readonly file: string;
  readonly kind: Kind;
}

/** Every file of TypeScript that git knows. */
function measured(): readonly Measured[] {
  const { stdout } = spawnSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' });
  return stdout
    .trim()
    .split('\n')
    .map((file) => ({ file, kind: kindOf(file), ...counted(file, readFileSync(file, 'utf8')) }));
}

/** The value that a share of all does not exceed; 0 of none. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
}

const spread = (values: readonly number[]): string =>
  [0.5, 0.9, 1].map((share) => quantile(values, share)).join('/');

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

function row(name: string, files: readonly Measured[]): readonly string[] {
  const linesOf = (...kinds: readonly Kind[]): number =>
    sum(files.filter(({ kind }) => kinds.includes(kind)).map(({ lines }) => lines));
  const src = files.filter(({ kind }) => kind === 'src');
  const [code, tests] = [linesOf('src'), linesOf('test')];
  const comments = sum(src.map(({ commentLines }) => commentLines));
  return [
    name,
    `${files.length}`,
    `${code}`,
    `${tests}`,
    `${linesOf('data', 'texts')}`,
    spread(src.map(({ lines }) => lines)),
    spread(src.flatMap(({ functions }) => functions)),
    code === 0 ? '' : ((100 * comments) / code).toFixed(0),
    code === 0 ? '' : (tests / code).toFixed(2),
  ];
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const HEAD = [
  'part',
  'files',
  'src',
  'test',
  'data, texts',
  'file lines med/p90/max',
  'function lines med/p90/max',
  'comment lines/100',
  'test:code',
];

const WRITTEN = /^docs\/|\/RESULTS\.md$/;

const all = measured();
const parts = new Map<string, Measured[]>(PARTS.map(([name]) => [name, []]));
for (const one of all) {
  const [name] = PARTS.find(([, files]) => files.test(one.file)) ?? [];
  if (name) parts.get(name)?.push(one);
}
const outside = namings();
const code = outside.filter(({ file }) => /\.(?:[cm]?[jt]sx?|css)$/.test(file));
// what names every game is what one more must be added to; pages of docs/ and results are written by commands, or after it
const lists = outside.filter(
  ({ file, names }) => !WRITTEN.test(file) && CARDS.every((card) => isNamed(card, names)),
);

process.stdout.write(
  `${[
    line(HEAD),
    line(HEAD.map(() => '---')),
    ...[...parts].map(([name, files]) => line(row(name, files))),
    line(row('**all**', all)),
    '',
    `Files outside the folders of games that name one: ${outside.length}, of them code and styles ${code.length}.`,
    ...outside.map(({ file, names }) => `- ${file}: ${names.join(', ')}`),
    '',
    `Files that name every game, and so must name one more: ${lists.length}.`,
    ...lists.map(({ file }) => `- ${file}`),
  ].join('\n')}\n`,
);

/** Whether any spelling of a game is among these. */
function isNamed({ id, title }: (typeof CARDS)[number], names: readonly string[]): boolean {
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-zא-ת]/g, '');
  const wanted = [id, title('en'), title('he')].map(plain);
  return names.some((name) => wanted.includes(plain(name)));
}
