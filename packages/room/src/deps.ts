/** What a room needs of whoever keeps it. */
import type { Table } from '@kesem/engine/core/table';
import type { Match } from './match.ts';

/** What a room needs of whoever keeps it: the games, and the secret of a match that was drawn before. */
export interface RoomDeps {
  /** The rules of a game: the newest, or those of a version while they are here. */
  readonly table: (game: string, version?: number) => Table | undefined;
  readonly secret: (match: number) => string;
}

/**
 * Returns what a room needs of whoever keeps it.
 * @param secretOf the secret of one of the room's matches, if it was drawn. Asking for another throws.
 */
export function depsOf(
  table: RoomDeps['table'],
  secretOf: (match: number) => string | undefined,
): RoomDeps {
  return {
    table,
    secret: (match) => {
      const secret = secretOf(match);
      if (secret === undefined) throw new Error(`no secret was drawn for match ${match}`);
      return secret;
    },
  };
}

/** The rules a match is played by, from its start to its end: those of its version, if they are here. */
export function rulesOf(
  { table }: RoomDeps,
  { game, version }: Pick<Match, 'game' | 'version'>,
): Table | undefined {
  const rules = table(game, version);
  return rules?.version === version ? rules : undefined;
}
