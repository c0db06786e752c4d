/** What was worth telling of a finished match, computed from what happened. */
import type { AbaloneEvent, Made } from '@kesem/engine/games/abalone/event';
import type { Words } from '../../contract.ts';
import { textsOf } from '../texts.ts';

/** Two or three sentences: the length of the match, the biggest push, the first marble off. */
export function highlights(events: readonly AbaloneEvent[], words: Words): readonly string[] {
  const t = textsOf(words.lang).highlight;
  const made = events.filter((event) => event.type === 'moved');
  const pushes = made.filter(({ kind }) => kind === 'sumito');
  const biggest = pushes.reduce<Made | null>(bigger, null);
  const first = made.findIndex(({ lost }) => lost !== null);
  const faller = made[first];
  return [
    t.moves(made.length, pushes.length),
    ...(biggest
      ? [t.biggest(words.name(biggest.seat), biggest.marbles.length, biggest.pushed.length)]
      : []),
    ...(faller ? [t.first(words.name(faller.seat), first + 1)] : []),
  ];
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
