/**
 * What a commentator is shown: hands as they were some finished rounds ago. The states at the ends of the
 * last rounds are kept in memory, from when all have agreed: nothing from before it is ever shown, and
 * whoever keeps them anew, as after a restart, waits for as many rounds again.
 */
import type { Table, TableState } from '@kesem/engine/core/table';
import { heardBy } from '@kesem/engine/core/told';
import { showsHands } from './consent.ts';
import { type Match, playing, type Room, type RoomDeps, rulesOf, type Said } from './room.ts';

/** So many rounds have ended since the hands that are shown. */
export const ROUNDS_AGO = 2;

/** A state that stood after so many rounds of its match. */
export interface Past {
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

/** The trail after a commit; null: not all agree, or there is nothing to see. */
export function followed(
  trail: Trail | null,
  room: Room,
  said: readonly Said[],
  deps: RoomDeps,
): Trail | null {
  const match = playing(room);
  const { hands = null } = (match && rulesOf(deps, match)) ?? {};
  if (!match?.state || match.closed || !hands || !showsHands(room)) return null;
  const { number, state, generation = 0, players } = match;
  const isOther = trail?.match !== number || trail.generation !== generation;
  // what was taken back is forgotten with all that was kept
  if (isOther) return begun(match, state, hands);
  const ends = endsIn(said, hands, players.length);
  if (ends === 0) return trail;
  const rounds = trail.rounds + ends;
  const fresh = Array.from({ length: ends }, (_, i) => ({ round: trail.rounds + i + 1, state }));
  return { ...trail, rounds, kept: [...trail.kept, ...fresh].slice(-1 - ROUNDS_AGO) };
}

/** What a commentator may look at; null: so many rounds are not over yet. */
export function pastOf(trail: Trail | null): Past | null {
  return trail?.kept.at(-1 - ROUNDS_AGO) ?? null;
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
