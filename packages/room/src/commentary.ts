/**
 * What a commentator is shown: hands as they were some finished rounds ago. The states at the ends of the
 * last rounds are kept in memory, from when all have agreed: nothing from before it is ever shown, and
 * whoever keeps them anew, as after a restart, waits for as many rounds again.
 */
import type { Table, TableState, TableView } from '@kesem/engine/core/table';
import { heardBy } from '@kesem/engine/core/told';
import { showsHands } from './consent.ts';
import { type RoomDeps, rulesOf } from './deps.ts';
import type { Match } from './match.ts';
import { playing, type Room } from './room.ts';
import type { Said } from './said.ts';

/** So many rounds have ended since the hands that are shown. */
export const ROUNDS_AGO = 2;

/** A state that stood after so many rounds of its match. */
interface Past {
  readonly round: number;
  readonly state: TableState;
}

/** The rounds of one match, for as long as all agree and nothing is taken back. */
export interface Trail {
  readonly match: number;
  readonly generation: number;
  /** How many rounds are over. */
  readonly rounds: number;
  /** The states at the ends of the last rounds, and at the start of the match where it was seen; the oldest first. */
  readonly kept: readonly Past[];
}

/** The hands of all seats as they were some finished rounds ago, for whoever comments on the match. */
export interface HandsView {
  readonly match: number;
  /** How many rounds were over then. */
  readonly round: number;
  /** The game's view of each seat. */
  readonly views: readonly TableView[];
}

/** The trail after a commit; null: not all agree, or there is nothing to see. */
export function followed(
  trail: Trail | null,
  room: Room,
  said: readonly Said[],
  deps: RoomDeps,
): Trail | null {
  const match = showsHands(room) ? playing(room) : null;
  const hands = match && rulesOf(deps, match)?.hands;
  if (!match?.state || !hands) return null;
  const { state, players } = match;
  if (!isOf(trail, match)) return begun(match, state, hands);
  const ends = endsIn(said, hands, players.length);
  const fresh = Array.from({ length: ends }, (_, i) => ({ round: trail.rounds + i + 1, state }));
  const kept = [...trail.kept, ...fresh].slice(-1 - ROUNDS_AGO);
  return ends === 0 ? trail : { ...trail, rounds: trail.rounds + ends, kept };
}

/** What a commentator may look at; null: so many rounds are not over yet. */
export function handsOf(room: Room, trail: Trail | null, deps: RoomDeps): HandsView | null {
  const match = playing(room);
  const past = trail?.kept.at(-1 - ROUNDS_AGO);
  const table = match && rulesOf(deps, match);
  if (!table || !past) return null;
  const views = match.players.map((_, seat) => table.view(past.state, seat));
  return { match: match.number, round: past.round, views };
}

/** Whether a trail goes on; with what was taken back all is forgotten that was kept. */
function isOf(trail: Trail | null, { number, generation = 0 }: Match): trail is Trail {
  return trail?.match === number && trail.generation === generation;
}

function begun(match: Match, state: TableState, hands: NonNullable<Table['hands']>): Trail {
  const { number, generation = 0, players, said, count, before } = match;
  const rounds = endsIn(said, hands, players.length);
  const kept = count === before ? [{ round: rounds, state }] : [];
  return { match: number, generation, rounds, kept };
}

function endsIn(said: readonly Said[], hands: NonNullable<Table['hands']>, seats: number): number {
  const told = said.flatMap((one) => ('told' in one ? one.told : []));
  return heardBy(told, 'public').filter((event) => hands(event, seats)).length;
}
