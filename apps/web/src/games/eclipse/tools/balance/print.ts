/** The figures of the balance as they are read. */
import { type Figures, outside, type Share } from './figures.ts';

/** The figures line by line, what is outside its limits last. */
export function printed(figures: Figures): string {
  const { starter, starters, pairs, length, draws, cards } = figures;
  const [low, median, high] = length.quartiles;
  const faults = outside(figures);
  return [
    ...section('Wins of who starts (45–55 %)', [starter]),
    ...section('by decks, the starter’s first', starters),
    ...section('Wins of the first of two decks (45–55 %)', pairs),
    ...section('Draws (at most 1 %)', [draws]),
    '',
    'Turns of both together (median 10–30)',
    `  quartiles ${low}, ${median}, ${high}${length.holds ? '' : '   OUTSIDE'}`,
    ...section('Wins of who played a card (40–60 %), furthest from even first', cards),
    '',
    faults.length === 0
      ? 'All within their limits.'
      : `Outside their limits: ${faults.join(', ')}.`,
  ].join('\n');
}

function section(title: string, shares: readonly Share[]): readonly string[] {
  return ['', title, ...shares.map(line)];
}

function line({ name, share, from, to, count, holds }: Share): string {
  const percent = (x: number): string => `${(100 * x).toFixed(1)} %`.padStart(7);
  const interval = `${percent(from)} to ${percent(to)}`;
  return `  ${name.padEnd(22)}${percent(share)}  ${interval}  of ${count}${holds === false ? '   OUTSIDE' : ''}`;
}
