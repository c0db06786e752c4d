/** The figures by which the cards and the ready decks are judged, and the limits they are held to. */
import { wilson } from '../../../../../../../tools/measure/totals.ts';
import type { Bout } from './match.ts';

/** A measured share, 0 to 1, with its 95 % interval. */
export interface Share {
  readonly name: string;
  readonly count: number;
  readonly share: number;
  readonly from: number;
  readonly to: number;
  /** Whether the share lies within what is asked for; null where nothing is. */
  readonly holds: boolean | null;
}

interface Length {
  /** The first quartile, the median and the third, in turns of both players together. */
  readonly quartiles: readonly [number, number, number];
  readonly holds: boolean;
}

export interface Figures {
  readonly starter: Share;
  /** The starter's share, by the starter's deck and the other one. */
  readonly starters: readonly Share[];
  /** The first deck's share of every two different ones. */
  readonly pairs: readonly Share[];
  readonly length: Length;
  readonly draws: Share;
  /** How often who played a card won, worst first. */
  readonly cards: readonly Share[];
}

/** The specification's limits: shares 0 to 1, lengths in turns. */
const EVEN = [0.45, 0.55] as const;
const CARD = [0.4, 0.6] as const;
const DRAWS = [0, 0.01] as const;
const TURNS = [10, 30] as const;
/** A card with fewer plays is held to no limits: they say too little. */
const ENOUGH = 100;

type Limits = readonly [least: number, most: number];

/** Returns the figures of these matches. Draws count half in every share of wins. */
export function figuresOf(bouts: readonly Bout[]): Figures {
  return {
    starter: shareOf('the starter', bouts.map(starterPoints), EVEN),
    starters: grouped(bouts, startingPair).map(([name, some]) =>
      shareOf(name, some.map(starterPoints), null),
    ),
    pairs: pairsOf(bouts),
    length: lengthOf(bouts),
    draws: shareOf(
      'draws',
      bouts.map(({ winner }) => (winner === null ? 1 : 0)),
      DRAWS,
    ),
    cards: cardsOf(bouts),
  };
}

/** Every figure that is outside its limits, in words. */
export function outside(figures: Figures): readonly string[] {
  const { starter, pairs, length, draws, cards } = figures;
  const shares = [starter, ...pairs, draws, ...cards].filter(({ holds }) => holds === false);
  return [...shares.map(({ name }) => name), ...(length.holds ? [] : ['length'])];
}

/** A point for a win, half a point for a draw. */
function points({ winner }: Bout, seat: number): number {
  if (winner === null) return 0.5;
  return winner === seat ? 1 : 0;
}

function starterPoints(bout: Bout): number {
  return points(bout, bout.first);
}

function startingPair({ decks, first }: Bout): string {
  return `${decks[first]} – ${decks[1 - first]}`;
}

function pairsOf(bouts: readonly Bout[]): readonly Share[] {
  const unlike = bouts.filter(({ decks }) => decks[0] !== decks[1]);
  const named = ({ decks }: Bout): readonly string[] => decks.toSorted().toReversed();
  return grouped(unlike, (bout) => named(bout).join(' – ')).map(([name, some]) => {
    const gained = some.map((bout) => points(bout, bout.decks[0] === named(bout)[0] ? 0 : 1));
    return shareOf(name, gained, EVEN);
  });
}

function lengthOf(bouts: readonly Bout[]): Length {
  const turns = bouts.map((bout) => bout.turns).toSorted((a, b) => a - b);
  const at = (part: number): number => turns[Math.floor((turns.length - 1) * part)] ?? 0;
  const median = at(0.5);
  return {
    quartiles: [at(0.25), median, at(0.75)],
    holds: median >= TURNS[0] && median <= TURNS[1],
  };
}

function cardsOf(bouts: readonly Bout[]): readonly Share[] {
  const plays = bouts.flatMap((bout) =>
    bout.played.flatMap((cards, seat) =>
      cards.map((card) => ({ card, gained: points(bout, seat) })),
    ),
  );
  const shares = grouped(plays, ({ card }) => card).map(([card, some]) =>
    shareOf(
      card,
      some.map(({ gained }) => gained),
      some.length < ENOUGH ? null : CARD,
    ),
  );
  return shares.toSorted((a, b) => Math.abs(b.share - 0.5) - Math.abs(a.share - 0.5));
}

function shareOf(name: string, gained: readonly number[], limits: Limits | null): Share {
  const count = gained.length;
  const sum = gained.reduce((all, one) => all + one, 0);
  const share = count === 0 ? 0 : sum / count;
  const [from, to] = wilson(sum, count);
  const holds = limits && share >= limits[0] && share <= limits[1];
  return { name, count, share, from, to, holds };
}

function grouped<X>(
  all: readonly X[],
  name: (one: X) => string,
): readonly (readonly [string, readonly X[]])[] {
  const names = [...new Set(all.map(name))].toSorted();
  return names.map((group) => [group, all.filter((one) => name(one) === group)]);
}
