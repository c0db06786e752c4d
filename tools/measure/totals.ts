/** What a series of matches comes to. */
import type { MatchFault } from '@kesem/bots/match';
import type { TableOutcome } from '@kesem/engine/core/table';

/** One match, as it is printed. */
export interface Line {
  readonly game: string;
  readonly seed: number;
  readonly seats: number;
  /** One a seat. */
  readonly bots: readonly string[];
  readonly moves: number;
  readonly outcome: TableOutcome | null;
  readonly ms: number;
  /** The longest thought of each bot that thinks, in ms. */
  readonly slowest: Readonly<Record<string, number>>;
  readonly fault?: { readonly code: MatchFault; readonly detail: string };
}

export interface Share {
  /** Matches this bot sat in and that came to an outcome. */
  readonly games: number;
  /** Those of them that it won alone. */
  readonly wins: number;
  /** Those of them whose first place was shared. */
  readonly draws: number;
  /** Wins, and half the draws, among the games. */
  readonly share: number;
  /** The 95 % Wilson interval of the share. */
  readonly from: number;
  readonly to: number;
}

/** A share with its 95 % Wilson interval. */
export type SeatShare = Pick<Share, 'share' | 'from' | 'to'>;

export interface Totals {
  readonly games: number;
  readonly wins: {
    readonly byBot: Readonly<Record<string, Share>>;
    readonly bySeat: readonly number[];
  };
  /** What each seat has won of the matches that came to an outcome: a shared first place in equal parts. */
  readonly shares: readonly SeatShare[];
  /** Matches whose first place is shared. */
  readonly draws: number;
  /** Of the moves of the matches that came to an outcome. */
  readonly medianLength: number;
  readonly errors: number;
  readonly ms: number;
  readonly slowest: Readonly<Record<string, number>>;
}

/** Adds up a series of matches at one table size. */
export function totals(lines: readonly Line[]): Totals {
  const ended = lines.flatMap((line) => (line.outcome ? [{ ...line, outcome: line.outcome }] : []));
  const won = ended.map(({ bots, outcome }) => ({ bots, winner: winnerOf(outcome) }));
  const names = [...new Set(lines.flatMap(({ bots }) => bots))].toSorted();
  const byBot = names.map((name) => {
    const winners = won.flatMap(({ bots, winner }) =>
      bots.includes(name) ? [winner === null ? null : bots[winner]] : [],
    );
    return [name, shareOf(winners, name)] as const;
  });
  const seats = Array.from({ length: lines[0]?.seats ?? 0 }, (_, seat) => seat);
  return {
    games: lines.length,
    wins: {
      byBot: Object.fromEntries(byBot),
      bySeat: seats.map((seat) => won.filter(({ winner }) => winner === seat).length),
    },
    shares: seats.map((seat) => seatShareOf(ended, seat)),
    draws: won.filter(({ winner }) => winner === null).length,
    medianLength: median(ended.map(({ moves }) => moves)),
    errors: lines.length - ended.length,
    ms: lines.reduce((sum, { ms }) => sum + ms, 0),
    slowest: longest(lines.flatMap(({ slowest }) => Object.entries(slowest))),
  };
}

function seatShareOf(
  ended: readonly { readonly outcome: TableOutcome }[],
  seat: number,
): SeatShare {
  const points = ended.reduce(
    (
      sum,
      {
        outcome: {
          ranking: [first = []],
        },
      },
    ) => {
      return first.includes(seat) ? sum + 1 / first.length : sum;
    },
    0,
  );
  const [from, to] = wilson(points, ended.length);
  return { share: round(ended.length === 0 ? 0 : points / ended.length), from, to };
}

function winnerOf({ ranking: [first = []] }: TableOutcome): number | null {
  const [seat = null, ...others] = first;
  return others.length === 0 ? seat : null;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const [low = 0, high = low] =
    sorted.length % 2 === 0 ? sorted.slice(half - 1) : sorted.slice(half);
  return sorted.length % 2 === 0 ? (low + high) / 2 : low;
}

function shareOf(winners: readonly (string | null | undefined)[], name: string): Share {
  const games = winners.length;
  const wins = winners.filter((winner) => winner === name).length;
  const draws = winners.filter((winner) => winner === null).length;
  const points = wins + draws / 2;
  const [from, to] = wilson(points, games);
  return { games, wins, draws, share: round(games === 0 ? 0 : points / games), from, to };
}

/** The greatest number under each name. */
export function longest(
  entries: readonly (readonly [name: string, ms: number])[],
): Readonly<Record<string, number>> {
  const most = new Map<string, number>();
  for (const [name, ms] of entries) most.set(name, Math.max(ms, most.get(name) ?? 0));
  return Object.fromEntries(most);
}

/** The 95 % Wilson score interval of a share; [0, 1] when nothing was tried. */
export function wilson(wins: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const z = 1.959964;
  const p = wins / games;
  const scale = 1 + z ** 2 / games;
  const middle = (p + z ** 2 / (2 * games)) / scale;
  const reach = (z * Math.sqrt((p * (1 - p)) / games + z ** 2 / (4 * games ** 2))) / scale;
  return [round(Math.max(0, middle - reach)), round(Math.min(1, middle + reach))];
}

const round = (x: number): number => Math.round(x * 10_000) / 10_000;
