/** What happened as a row of cards: a play, a fight or a saving roll each, with what came of it. */
import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import type { Id, Player } from '@kesem/engine/games/eclipse/move';

/** What came of it, for the corner of its picture. */
export type Outcome =
  | { readonly is: 'played' | 'fought' | 'destroyed' | 'held' | 'paralysed' }
  | { readonly is: 'hurt'; readonly by: number };

export interface Deed {
  readonly card: CardId;
  readonly player: Player;
  readonly outcome: Outcome;
  /** All that belongs to it, the beginning first. */
  readonly events: readonly EclipseEvent[];
}

/** A deed, or the turn that begins. */
export type Entry = { readonly turn: number } | Deed;

/** Everything that was heard, in its order. */
export function entriesOf(events: readonly EclipseEvent[]): readonly Entry[] {
  const cards = new Map<Id, CardId>();
  const entries: Entry[] = [];
  for (const event of events) {
    if ('piece' in event) cards.set(event.piece.id, event.piece.card);
    const begun = beginningOf(event, cards);
    const last = entries.at(-1);
    if (begun) entries.push(begun);
    else if (last && 'card' in last) entries[entries.length - 1] = withMore(last, event);
  }
  return entries;
}

function beginningOf(event: EclipseEvent, cards: ReadonlyMap<Id, CardId>): Entry | null {
  if (event.type === 'turn') return { turn: event.turn };
  if (event.type === 'cast') return deed(event, event.card, 'played');
  if (event.type === 'dropped' || event.type === 'used') {
    return deed(event, event.piece.card, 'played');
  }
  const card = cardIn(event, cards);
  return card && 'player' in event ? deed(event, card, 'fought') : null;
}

/** The card that a fight or a saving roll is about. */
function cardIn(event: EclipseEvent, cards: ReadonlyMap<Id, CardId>): CardId | undefined {
  if (event.type === 'fought') return cards.get(event.attacker);
  return event.type === 'saving' ? cards.get(event.stone) : undefined;
}

function deed(
  event: EclipseEvent & { readonly player: Player },
  card: CardId,
  is: 'played' | 'fought',
): Deed {
  return { card, player: event.player, outcome: { is }, events: [event] };
}

function withMore(last: Deed, event: EclipseEvent): Deed {
  return { ...last, outcome: after(last.outcome, event), events: [...last.events, event] };
}

/** Whatever is destroyed says more than what hurt it. */
function after(now: Outcome, event: EclipseEvent): Outcome {
  if (event.type === 'destroyed') return { is: 'destroyed' };
  if (event.type === 'held' || event.type === 'paralysed') return { is: event.type };
  const isHurt = event.type === 'damaged' && event.amount > 0 && now.is !== 'destroyed';
  return isHurt ? { is: 'hurt', by: event.amount } : now;
}
