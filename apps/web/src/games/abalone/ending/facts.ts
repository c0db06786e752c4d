/** What is worth telling of a finished match, computed from what happened. */
import type { AbaloneEvent, Made } from '@kesem/engine/games/abalone/event';
import type { Fact, Words } from '../../contract.ts';
import { textsOf } from '../texts.ts';

/** Fewer moves without a push than this are nothing to speak of. */
const QUIET = 8;
const MOST = 3;

/** The first marble off, the biggest push, the longest calm; moves are counted as the list numbers them, in pairs. */
export function facts(events: readonly AbaloneEvent[], words: Words): readonly Fact[] {
  const t = textsOf(words.lang).fact;
  const made = events.filter((event) => event.type === 'moved');
  const pushes = made.filter(isPush);
  const biggest = pushes.reduce<Made | null>(bigger, null);
  const first = made.findIndex(({ lost }) => lost !== null);
  const faller = made[first];
  const quiet = longestQuiet(made);
  const told = [
    ...(faller ? [t.first(words.name(faller.seat), numberOf(first))] : []),
    ...(biggest
      ? [t.biggest(words.name(biggest.seat), biggest.marbles.length, biggest.pushed.length)]
      : []),
    ...(quiet.moves >= QUIET ? [t.quiet(quiet.moves, numberOf(quiet.from))] : []),
  ];
  return told.length < MOST ? [t.length(made.length, pushes.length), ...told] : told;
}

/** The number under which the list has a move. */
function numberOf(place: number): number {
  return Math.floor(place / 2) + 1;
}

function isPush({ kind }: Made): boolean {
  return kind === 'sumito';
}

function longestQuiet(made: readonly Made[]): { readonly from: number; readonly moves: number } {
  let [best, from] = [{ from: 0, moves: 0 }, 0];
  for (const [place, one] of made.entries()) {
    if (isPush(one)) from = place + 1;
    else if (place + 1 - from > best.moves) best = { from, moves: place + 1 - from };
  }
  return best;
}

/** More marbles pushed, else a longer line; the earlier of equals. */
function bigger(best: Made | null, made: Made): Made {
  if (!best) return made;
  const [a, b] = [
    made.pushed.length - best.pushed.length,
    made.marbles.length - best.marbles.length,
  ];
  return a > 0 || (a === 0 && b > 0) ? made : best;
}
