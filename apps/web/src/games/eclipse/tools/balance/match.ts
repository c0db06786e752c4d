/** One match for the balance: two bots, their decks, and what is counted of it. All of it can cross a process. */
import { playMatch } from '@kesem/bots/match';
import { replayed } from '@kesem/engine/core/replay';
import { type Json, openTable, type TableEvent } from '@kesem/engine/core/table';
import { eclipseBot } from '@kesem/engine/games/eclipse/bot/bot';
import { CARD_IDS, type CardId } from '@kesem/engine/games/eclipse/cards/set';
import { SMART } from '@kesem/engine/games/eclipse/chapters/preferences';
import { READY_DECKS, type ReadyId } from '@kesem/engine/games/eclipse/decks/decks';
import { eclipse } from '@kesem/engine/games/eclipse/game';

/** Who sits where with what; the same one is always the same match. */
export interface Duel {
  readonly decks: readonly [ReadyId, ReadyId];
  readonly seed: number;
}

export interface Bout {
  readonly decks: readonly [ReadyId, ReadyId];
  /** The seat that started. */
  readonly first: number;
  /** Null: a draw. */
  readonly winner: number | null;
  readonly turns: number;
  /** By seat, the cards that were played at least once. */
  readonly played: readonly [readonly CardId[], readonly CardId[]];
}

const table = openTable(eclipse, eclipseBot);
const BOT = 'hard';
const OPTIONS = table.parseOptions({}) ?? {};

/** Plays it to its end. @throws when bots or rules fail. */
export function play({ decks, seed }: Duel): Bout {
  const own = decks.map(ownOf);
  const name = `${decks.join(' ')} ${seed}`;
  const { record, outcome, fault } = playMatch(table, {
    bots: [BOT, BOT],
    options: OPTIONS,
    own,
    seed: name,
  });
  const told = replayed(table, record)?.told ?? [];
  if (!outcome) throw new Error(`${name}: ${fault?.code} ${fault?.detail}`);
  const [first = [], second] = outcome.ranking;
  const events = told.map(({ event }) => event);
  return {
    decks,
    first: Number(events.find(({ type }) => type === 'started')?.['first']),
    winner: second === undefined ? null : (first[0] ?? null),
    turns: events.filter(({ type }) => type === 'turn').length,
    played: [playedBy(events, 0), playedBy(events, 1)],
  };
}

function ownOf(deck: ReadyId): Json {
  return table.parseOwn({ deck: READY_DECKS[deck], prefs: SMART })?.own ?? null;
}

function playedBy(events: readonly TableEvent[], player: number): readonly CardId[] {
  const cast = events.filter((event) => event.type === 'cast' && event['player'] === player);
  const cards = new Set(cast.map((event) => event['card']));
  return CARD_IDS.filter((id) => cards.has(id));
}
