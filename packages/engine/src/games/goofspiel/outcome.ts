/** GO-3: the end. */
import type { OfRound, Outcome } from '../../core/game.ts';
import type { GoofspielEvent } from './event.ts';
import {
  type GoofspielDesk,
  type GoofspielState,
  type GoofspielTypes,
  open,
  worth,
} from './state.ts';

/** GO-3.1 The match is over. */
export function finish(d: GoofspielDesk): void {
  open(d, { ended: true });
  d.tell({ type: 'ended', reason: 'cards', scores: d.state.pub.won.map(worth) });
}

/** GO-3.2 */
export function outcomeOf({ pub }: GoofspielState): Outcome<GoofspielTypes> | null {
  if (!pub.ended) return null;
  const scores = pub.won.map(worth);
  const places = [...new Set(scores)].toSorted((a, b) => b - a);
  const ranking = places.map((score) =>
    scores.flatMap((one, seat) => (one === score ? [seat] : [])),
  );
  return { ranking, reason: 'cards', scores };
}

/** What an event says of the round under way. */
export function round(event: GoofspielEvent): OfRound | null {
  if (event.type === 'revealed') return 'shown';
  if (event.type === 'won') return [event.seat];
  return event.type === 'stayed' ? [] : null;
}
