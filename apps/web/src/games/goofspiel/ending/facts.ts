/** What was worth telling of a finished match, computed from what happened. */
import { type Card, type GoofspielEvent } from '@kesem/engine/games/goofspiel/event';
import { worth } from '@kesem/engine/games/goofspiel/state';
import type { Fact, Words } from '../../contract.ts';
import { textsOf } from '../texts.ts';

interface Catch {
  readonly seat: number;
  readonly card: Card;
  readonly points: number;
}

/** How often it was tied, the biggest catch, the best bargain. */
export function facts(events: readonly GoofspielEvent[], { lang, name }: Words): readonly Fact[] {
  const t = textsOf(lang).fact;
  const ties = events.filter(({ type }) => type === 'stayed').length;
  const all = catchesIn(events);
  const [biggest] = all.toSorted((a, b) => b.points - a.points);
  const [cheapest] = all.toSorted((a, b) => b.points - b.card - (a.points - a.card));
  return [
    ...(ties > 0 ? [t.ties(ties)] : []),
    ...(biggest ? [t.biggest(name(biggest.seat), biggest.points)] : []),
    ...(cheapest ? [t.cheapest(name(cheapest.seat), cheapest.card, cheapest.points)] : []),
  ];
}

/** Returns each prize with the card that won it, which was turned over just before. */
function catchesIn(events: readonly GoofspielEvent[]): readonly Catch[] {
  let cards: readonly Card[] = [];
  return events.flatMap((event) => {
    if (event.type === 'revealed') ({ cards } = event);
    if (event.type !== 'won') return [];
    return [{ seat: event.seat, card: cards[event.seat] ?? 0, points: worth(event.prizes) }];
  });
}
