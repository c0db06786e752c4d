/** The series of an evening, game by game: what everybody has won, how long it goes, and who has won it. */
import type { Table, TableOutcome } from '@kesem/engine/core/table';
import type { Match } from './match.ts';
import type { PersonNo } from './person.ts';
import type { Points, Room } from './room.ts';

/**
 * The room after a match that came to an end: its points are added to the series of its game. An open study, whose
 * hands could be read, counts nothing.
 */
export function scored(
  room: Room,
  match: Match,
  outcome: TableOutcome,
  counts: Table['series'],
): Room {
  const { game, from } = match;
  if (from?.hidden === 'known') return room;
  const { matches = {} } = room;
  return {
    ...room,
    series: withPoints(room.series, match, outcome, counts),
    matches: { ...matches, [game]: (matches[game] ?? 0) + 1 },
  };
}

/**
 * Who has won the series of a game, which is decided; null while it goes on. Whoever has the most
 * points has won it, and two who have as many share it.
 */
export function winnersOf(room: Room, game: string): readonly PersonNo[] | null {
  const { seriesLength: length = null, matches = {} } = room;
  const rows = room.series.filter((row) => row.game === game);
  const most = Math.max(...rows.map(({ points }) => points));
  if (length === null || rows.length === 0) return null;
  const reached = length.by === 'wins' ? most : (matches[game] ?? 0);
  if (reached < length.n) return null;
  return rows.filter(({ points }) => points === most).map(({ person }) => person);
}

/** The room in which a match of a game begins: after a series that is decided, it is the first of a new one. */
export function seriesGoesOn(room: Room, game: string): Room {
  if (!winnersOf(room, game)) return room;
  return {
    ...room,
    series: room.series.filter((row) => row.game !== game),
    matches: { ...room.matches, [game]: 0 },
  };
}

/** Whether the length of a series is one for this game: wins are counted only where matches are won. */
export function fitsSeries({ seriesLength }: Room, table: Table | undefined): boolean {
  return seriesLength?.by !== 'wins' || table?.series === 'wins';
}

function withPoints(
  series: readonly Points[],
  { game, players }: Match,
  outcome: TableOutcome,
  counts: Table['series'],
): readonly Points[] {
  const first = outcome.ranking[0] ?? [];
  return players.reduce((rows, person, seat) => {
    // a shared win counts for each
    const won = first.includes(seat) ? 1 : 0;
    const place = rows.findIndex((row) => row.game === game && row.person === person);
    const before: Pick<Points, 'points' | 'played' | 'won'> = rows[place] ?? {
      points: 0,
      played: 0,
    };
    const played = before.played + 1;
    const row =
      counts === 'scores'
        ? {
            game,
            person,
            played,
            won: (before.won ?? 0) + won,
            points: before.points + (outcome.scores?.[seat] ?? 0),
          }
        : { game, person, played, points: before.points + won };
    return place < 0 ? [...rows, row] : rows.with(place, row);
  }, series);
}
