/** What was worth telling of a finished match, computed from what happened. */
import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import type { Id, Player } from '@kesem/engine/games/eclipse/move';
import type { Words } from '../../contract.ts';
import { cardName } from '../cards/text.ts';
import { textsOf } from '../texts.ts';

/** Turns and creatures destroyed, the hardest hit, and whose stones held best. */
export function highlights(events: readonly EclipseEvent[], words: Words): readonly string[] {
  const t = textsOf(words.lang).highlight;
  const hit = hardestHit(events);
  const saver = bestSaver(events);
  return [
    t.turns(count(events, 'turn'), fallen(events)),
    ...(hit ? [t.hit(cardName(hit.card, words.lang).name, hit.damage)] : []),
    ...(saver ? [t.saves(words.name(saver.player), saver.held)] : []),
  ];
}

function count(events: readonly EclipseEvent[], type: EclipseEvent['type']): number {
  return events.filter((event) => event.type === type).length;
}

function fallen(events: readonly EclipseEvent[]): number {
  return events.filter((event) => event.type === 'destroyed' && event.kind === 'creature').length;
}

interface Hit {
  readonly card: CardId;
  readonly damage: number;
}

function hardestHit(events: readonly EclipseEvent[]): Hit | null {
  const cards = new Map<Id, CardId>();
  let best: Hit | null = null;
  for (const event of events) {
    if (event.type === 'entered') cards.set(event.piece.id, event.piece.card);
    if (event.type !== 'struck' || event.winner === null) continue;
    const card = cards.get(event.winner);
    if (card && event.damage > (best?.damage ?? 0)) best = { card, damage: event.damage };
  }
  return best;
}

interface Saver {
  readonly player: Player;
  readonly held: number;
}

function bestSaver(events: readonly EclipseEvent[]): Saver | null {
  const held: [number, number] = [0, 0];
  let roller: Player | null = null;
  for (const event of events) {
    if (event.type === 'saving') roller = event.player;
    if (event.type === 'held' && roller !== null) held[roller] += 1;
  }
  const [mine, theirs] = held;
  if (mine === theirs) return null;
  return mine > theirs ? { player: 0, held: mine } : { player: 1, held: theirs };
}
