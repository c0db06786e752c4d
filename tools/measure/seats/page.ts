/** The page that says what seats are worth. */
import type { SeatShare } from '../totals.ts';

/** What the seats of one game came to at one number of seats. */
export interface Row {
  readonly game: string;
  readonly version: number;
  /** Matches that came to an outcome. */
  readonly ended: number;
  /** By seat. */
  readonly shares: readonly SeatShare[];
}

export interface Run {
  readonly games: number;
  readonly seed: number;
  readonly level: string;
}

const MOST_SEATS = 6;

/** The whole page: how it is made, and a row for each game and number of seats, in per cent. */
export function seatsPage(rows: readonly Row[], { games, seed, level }: Run): string {
  const seats = Array.from({ length: MOST_SEATS }, (_, seat) => `seat ${seat + 1}`);
  return [
    '# What seats are worth',
    '',
    'Shares of matches won among equal bots, by seat, in per cent with their 95 % intervals; a shared first place',
    'counts in equal parts. This is why a room draws who sits where ([ADR 33](adr/0033-who-sits-where-is-drawn.md)).',
    `Bots of level \`${level}\`, with the options that a room opens with. This page is what the command prints:`,
    '',
    '```sh',
    `npm run --silent seats -- --games ${games} --seed ${seed} --level ${level} > docs/seats.md`,
    '```',
    '',
    rowOf(['game', 'version', 'matches', ...seats]),
    rowOf(['---', ...Array.from({ length: MOST_SEATS + 2 }, () => '---:')]),
    ...rows.map(({ game, version, ended, shares }) =>
      rowOf([game, String(version), String(ended), ...seats.map((_, seat) => cell(shares[seat]))]),
    ),
    '',
    '`npm run --silent selfplay -- <game> --games N --seats K --bots easy` prints the same `shares` of one row, with',
    'every match that they come from.',
    '',
  ].join('\n');
}

function cell(share: SeatShare | undefined): string {
  if (!share) return '';
  const [at, from, to] = [share.share, share.from, share.to].map((x) => (100 * x).toFixed(1));
  return `${at} (${from}–${to})`;
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
