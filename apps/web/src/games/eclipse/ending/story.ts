/** A finished duel in numbers: what its end tells is computed from what happened, and from nothing else. */
import { type CardId, cardOf } from '@kesem/engine/games/eclipse/cards/set';
import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import type { Id, Player } from '@kesem/engine/games/eclipse/move';

/** A strike in combat. */
interface Blow {
  readonly card: CardId;
  readonly victim: CardId;
  readonly damage: number;
}

/** How many stones held by saving rolls of a player. */
interface Saves {
  readonly player: Player;
  readonly stones: number;
  /** The last of them. */
  readonly card: CardId;
}

/** A creature and for how many turns it was in play. */
interface Survivor {
  readonly card: CardId;
  readonly player: Player;
  readonly turns: number;
}

/** Where a duel turned, as its winner saw it. */
export interface Turning {
  /** The turn that began with the winner further behind than ever, or level for the last time. */
  readonly turn: number;
  /** The winner's lead then, never above 0. */
  readonly from: number;
  /** The winner's lead at the end. */
  readonly to: number;
}

export interface Story {
  /** The last turn that began; 0: none did. */
  readonly turns: number;
  /** The lead of the first player in stones as each turn began, and as the match ended. */
  readonly leads: readonly number[];
  readonly blow: Blow | null;
  readonly saves: Saves | null;
  readonly survivor: Survivor | null;
  /** How many creatures were destroyed. */
  readonly fallen: number;
  readonly winner: Player | null;
}

/** Tells a duel from all that was heard of it. Total: whatever is missing is told as nothing. */
export function storyOf(events: readonly EclipseEvent[]): Story {
  const cards = cardsIn(events);
  return {
    turns: turnsOf(events),
    leads: leadsOf(events),
    blow: hardestBlow(events, cards),
    saves: bestSaves(events, cards),
    survivor: longestSurvivor(events),
    fallen: events.filter((event) => event.type === 'destroyed' && event.kind === 'creature')
      .length,
    winner: events.findLast((event) => event.type === 'ended')?.winner ?? null,
  };
}

/** Where the duel turned; null without a winner, or where the winner led from the first turn on. */
export function turningOf({ leads, winner }: Story): Turning | null {
  if (winner === null) return null;
  const sign = winner === 0 ? 1 : -1;
  const seen = leads.map((lead) => lead * sign);
  const from = Math.min(...seen.slice(0, -1));
  const turn = seen.findLastIndex((lead, i) => lead === from && i < seen.length - 1) + 1;
  const to = seen.at(-1) ?? 0;
  return turn < 1 || from > 0 || to <= 0 ? null : { turn, from, to };
}

function turnsOf(events: readonly EclipseEvent[]): number {
  return events.findLast((event) => event.type === 'turn')?.turn ?? 0;
}

/** Returns the card of every piece that was ever named. */
function cardsIn(events: readonly EclipseEvent[]): ReadonlyMap<Id, CardId> {
  return new Map(
    events.flatMap((event) => ('piece' in event ? [[event.piece.id, event.piece.card]] : [])),
  );
}

/** Follows the stones from hand to hand: on the table, lost, taken back, stolen. */
function leadsOf(events: readonly EclipseEvent[]): readonly number[] {
  const sides = new Map<Id, Player>();
  const lead = (): number =>
    [...sides.values()].reduce<number>((sum, side) => sum + (side === 0 ? 1 : -1), 0);
  const leads: number[] = [];
  for (const event of events) {
    if (event.type === 'dropped') sides.set(event.piece.id, event.player);
    if (event.type === 'stolen' && event.kind === 'stone') sides.set(event.piece.id, event.by);
    if (event.type === 'destroyed' || event.type === 'returned') sides.delete(event.piece.id);
    if (event.type === 'turn' || event.type === 'ended') leads.push(lead());
  }
  return leads;
}

function hardestBlow(events: readonly EclipseEvent[], cards: ReadonlyMap<Id, CardId>): Blow | null {
  let best: Blow | null = null;
  for (const event of events) {
    if (event.type !== 'struck' || event.winner === null) continue;
    const { attacker, defender, winner, damage } = event;
    const card = cards.get(winner);
    const victim = cards.get(winner === attacker ? defender : attacker);
    if (card && victim && damage > (best?.damage ?? 0)) best = { card, victim, damage };
  }
  return best;
}

function bestSaves(events: readonly EclipseEvent[], cards: ReadonlyMap<Id, CardId>): Saves | null {
  const held: [Id[], Id[]] = [[], []];
  let roller: Player | null = null;
  for (const event of events) {
    if (event.type === 'saving') roller = event.player;
    if (event.type === 'held' && roller !== null) held[roller].push(event.stone);
  }
  const [mine, theirs] = held;
  const player = mine.length > theirs.length ? 0 : 1;
  const stones = held[player];
  const card = cards.get(stones.at(-1) ?? 0);
  return mine.length === theirs.length || !card ? null : { player, stones: stones.length, card };
}

/** Whatever was in play for the most turns without a break, in whosever hands it was last. */
function longestSurvivor(events: readonly EclipseEvent[]): Survivor | null {
  const since = new Map<Id, { readonly turn: number; card: CardId; player: Player }>();
  let [turn, best]: [number, Survivor | null] = [0, null];
  const leaves = (id: Id): void => {
    const one = since.get(id);
    const turns = one ? turn - one.turn : 0;
    if (one && turns > (best?.turns ?? 0)) best = { card: one.card, player: one.player, turns };
    since.delete(id);
  };
  for (const event of events) {
    if (event.type === 'turn') turn = event.turn;
    if (event.type === 'entered' && cardOf(event.piece.card).kind === 'creature') {
      since.set(event.piece.id, { turn, card: event.piece.card, player: event.player });
    }
    if (event.type === 'stolen') {
      const one = since.get(event.piece.id);
      if (one) one.player = event.by;
    }
    if (event.type === 'destroyed' || event.type === 'returned') leaves(event.piece.id);
  }
  for (const id of since.keys()) leaves(id);
  return best;
}
