/** What the bench prints: a table of medians, and how the goals stand. */
import { type Figures, median } from './figures.ts';
import { FLOOR, FRAMEWORK, IN_MEMORY, OURS, PEERS } from './peers.ts';

interface Row {
  readonly peer: string;
  readonly figures: Figures;
}

/** The report as text. */
export function report(rows: readonly Row[], engine: Figures): string {
  const figure = (peer: string, name: string): number =>
    median(
      rows.flatMap((row) => {
        const value = row.peer === peer ? row.figures[name] : undefined;
        return value === undefined ? [] : [value];
      }),
    );
  const names = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))];
  const peers = PEERS.map(({ name }) => name);
  const ratio = (peer: string) => written(figure(peer, CPU) / figure(FLOOR, CPU));
  const table = [
    ['', ...peers],
    ...names.map((name) => [name, ...peers.map((peer) => written(figure(peer, name)))]),
    ['CPU per move, to the relay', ...peers.map(ratio)],
  ];
  return `${drawn(table)}\n${drawn(goals(figure, engine))}`;
}

const CPU = 'CPU per move, µs';
const BYTES = 'bytes per move and receiver';
const LATE = 'late join at ply 60, bytes';

function goals(
  figure: (peer: string, name: string) => number,
  engine: Figures,
): readonly (readonly string[])[] {
  const floor = figure(FLOOR, CPU);
  const [ours = Number.NaN, theirs = Number.NaN] = Object.values(engine);
  const late = figure(OURS, 'CPU per move before ply 1,000, µs');
  const early = figure(OURS, 'CPU per move after ply 10, µs');
  return [
    ['goal', 'measured', 'wanted'],
    ['CPU per move, durable, to the relay', written(figure(OURS, CPU) / floor), '≤ 1.5'],
    ['CPU per move, in memory, to the relay', written(figure(IN_MEMORY, CPU) / floor), '≤ 1.2'],
    [
      "bytes per move, to boardgame.io's",
      written(figure(OURS, BYTES) / figure(FRAMEWORK, BYTES)),
      '≤ 0.1',
    ],
    [
      "late join, to boardgame.io's",
      written(figure(OURS, LATE) / figure(FRAMEWORK, LATE)),
      '≤ 0.1',
    ],
    ['our engine, moves/s', written(ours), ''],
    ["boardgame.io's reducer, moves/s", written(theirs), ''],
    ["engine, to boardgame.io's reducer", written(ours / theirs), '≥ 100'],
    ['CPU at ply 1,000, to that at ply 10', written(late / early), '≤ 1.1'],
    ['idle match, KB of heap', written(figure(OURS, 'idle match, KB of heap')), '≤ 4'],
  ];
}

function written(value: number): string {
  if (Number.isNaN(value)) return '–';
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2);
}

function drawn(lines: readonly (readonly string[])[]): string {
  const columns = lines[0] ?? [];
  const widths = columns.map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)));
  const pad = (text: string, i: number) =>
    i === 0 ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0);
  return lines.map((line) => `${line.map(pad).join('  ')}\n`).join('');
}
