/** What the bench prints: a table of medians with their spread, and how the goals stand. */
import { cpus } from 'node:os';
import { type Figures, median } from './figures.ts';
import { FLOOR, FRAMEWORK, HONEST, OURS, PEERS } from './peers.ts';

interface Row {
  readonly peer: string;
  readonly figures: Figures;
}
type Lines = readonly (readonly string[])[];

/** The report as text. */
export function report(rows: readonly Row[], engine: Figures): string {
  return `${drawn(table(rows))}\n${drawn(goals(rows, engine))}`;
}

/** The report as the page that is kept, with the machine it was made on. */
export function page(rows: readonly Row[], engine: Figures): string {
  const rounds = Math.max(...PEERS.map(({ name }) => valuesOf(rows, name, CPU_FEW).length));
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model ?? 'unknown'}, Node ${process.version}`;
  return `# Results

Written by \`npm run bench -- --page RESULTS.md\`: medians of ${rounds} rounds in turns, with the least and the most
of them; what was played once has none. ${machine}.

${marked(table(rows))}
## The goals

${marked(goals(rows, engine))}`;
}

const CPU_FEW = 'CPU per move, 50 matches, µs';
const CPU_MANY = 'CPU per move, 200 matches, µs';
const CPU_PACED = 'CPU per move at 500 moves/s, µs';
const P50 = 'p50 at 500 moves/s, ms';

/** What is wanted of the portal as a whole. */
const PORTAL = {
  "people's p95 with 20 bots thinking, × none": '≤ 2',
  'longest wait for a bot, s': '≤ 5',
  'start with 10,000 rooms, 2,000 clocks, s': '≤ 2',
  'memory after that start, MB': '',
  'slow phone: link to seat, p75, s': '≤ 2.5',
  'slow phone: largest picture of the link, p75, s': '≤ 0.7',
  'slow phone: INP at the table, ms': '≤ 80',
  'slow phone: layout shift at the table': '≤ 0.001',
  'page after 200 moves, MB more': '≤ 2',
};

function valuesOf(rows: readonly Row[], peer: string, name: string): readonly number[] {
  return rows.flatMap((row) => {
    const value = row.peer === peer ? row.figures[name] : undefined;
    return value === undefined ? [] : [value];
  });
}

function table(rows: readonly Row[]): Lines {
  const names = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))];
  const peers = PEERS.map(({ name }) => name);
  const cell = (peer: string, name: string): string => {
    const values = valuesOf(rows, peer, name);
    const middle = written(median(values));
    if (values.length < 2) return middle;
    return `${middle} (${written(Math.min(...values))}–${written(Math.max(...values))})`;
  };
  const ratio = (name: string) => (peer: string) =>
    written(median(valuesOf(rows, peer, name)) / median(valuesOf(rows, FLOOR, name)));
  return [
    ['', ...peers],
    ...names.map((name) => [name, ...peers.map((peer) => cell(peer, name))]),
    ['50 matches, × relay', ...peers.map(ratio(CPU_FEW))],
    ['200 matches, × relay', ...peers.map(ratio(CPU_MANY))],
    ['500 moves/s, × relay', ...peers.map(ratio(CPU_PACED))],
  ];
}

function goals(rows: readonly Row[], engine: Figures): Lines {
  const figure = (peer: string, name: string) => median(valuesOf(rows, peer, name));
  const ours = (name: string) => figure(OURS, name);
  const times = (name: string, peer: string) => ours(name) / figure(peer, name);
  const [our = Number.NaN, their = Number.NaN] = Object.values(engine);
  const games = Object.entries(engine).slice(2);
  const lines: readonly (readonly [string, number, string])[] = [
    ['CPU a move, 50 matches, × relay', times(CPU_FEW, FLOOR), '≤ 1.8'],
    ['CPU a move, 200 matches, × relay', times(CPU_MANY, FLOOR), '≤ 1.8'],
    ['CPU a move, 50 matches, × honest minimum', times(CPU_FEW, HONEST), '≤ 1.7'],
    ['CPU a move, 200 matches, × honest minimum', times(CPU_MANY, HONEST), '≤ 1.7'],
    ['CPU a move, 50 matches, × boardgame.io', times(CPU_FEW, FRAMEWORK), '≤ 0.35'],
    ['CPU a move, 200 matches, × boardgame.io', times(CPU_MANY, FRAMEWORK), '≤ 0.5'],
    ['CPU a move at 500 moves/s, × relay', times(CPU_PACED, FLOOR), '≤ 2.6'],
    ['p50 at 500 moves/s, × honest minimum', times(P50, HONEST), '≤ 1.3'],
    ['bytes a move and receiver', ours('bytes per move and receiver'), '≤ 60'],
    ['the same with clocks', ours('bytes per move and receiver, with clocks'), '≤ 80'],
    ['late join at ply 60, bytes', ours('late join at ply 60, bytes'), '≤ 1,800'],
    ['late join at ply 200, bytes', ours('late join at ply 200, bytes'), '≤ 2,500'],
    ['late join at ply 1,000, bytes', ours('late join at ply 1,000, bytes'), '≤ 2,500'],
    ['coming back, nothing missed, bytes', ours('coming back, nothing missed, bytes'), '≤ 300'],
    ['our engine, moves/s', our, '≥ 1,200,000'],
    ["boardgame.io's reducer, moves/s", their, ''],
    ["engine, × boardgame.io's reducer", our / their, '≥ 100'],
    ...games.map(([name, value]) => [name, value, ''] as const),
    [
      'CPU at ply 1,000, × ply 10',
      ours('CPU per move before ply 1,000, µs') / ours('CPU per move after ply 10, µs'),
      '≤ 1.1',
    ],
    ['idle match, KB of heap', ours('idle match, KB of heap'), '≤ 4'],
    ['idle socket, KB of heap', ours('idle socket, KB of heap'), '≤ 17'],
    ...Object.entries(PORTAL).map(([name, wanted]) => [name, ours(name), wanted] as const),
    ...ofGames(rows, ': longest picture of its reveal, ÷ 6, ms', '≤ 50'),
    ...ofGames(rows, ': responses before it, p95, ms', '≤ 80'),
    ...ofGames(rows, ': layout shift of its reveal', '≤ 0.001'),
  ];
  return [
    ['goal', 'measured', 'wanted'],
    ...lines.map(([name, value, wanted]) => [name, written(value), wanted]),
  ];
}

/** A figure of each game that names its longest reveal. */
function ofGames(rows: readonly Row[], ending: string, wanted: string) {
  const names = rows.flatMap(({ figures }) => Object.keys(figures));
  const games = [...new Set(names.filter((name) => name.endsWith(ending)))];
  return games.map((name) => [name, median(valuesOf(rows, OURS, name)), wanted] as const);
}

function written(value: number): string {
  if (Number.isNaN(value)) return '–';
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(value !== 0 && Math.abs(value) < 0.01 ? 5 : 2);
}

function drawn(lines: Lines): string {
  const columns = lines[0] ?? [];
  const widths = columns.map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)));
  const pad = (text: string, i: number) =>
    i === 0 ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0);
  return lines.map((line) => `${line.map(pad).join('  ')}\n`).join('');
}

/** The same as a table of Markdown. */
function marked([head = [], ...lines]: Lines): string {
  const rule = head.map((_, i) => (i === 0 ? '---' : '---:'));
  return [head, rule, ...lines].map((line) => `| ${line.join(' | ')} |\n`).join('');
}
