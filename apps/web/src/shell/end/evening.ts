/** The evening so far: who leads in each game, and how many matches each has won in all of them. */
import type { PersonNo } from '@kesem/room/person';
import type { RoomView } from '@kesem/room/view';

/** One game of the evening. */
export interface Played {
  readonly game: string;
  /** Who has the most points in it; several share them. */
  readonly leaders: readonly PersonNo[];
}

export interface Wins {
  readonly person: PersonNo;
  readonly wins: number;
}

/** The games in the order in which they were first played. */
export function gamesOf({ series }: Pick<RoomView, 'series'>): readonly Played[] {
  return [...new Set(series.map(({ game }) => game))].map((game) => {
    const rows = series.filter((row) => row.game === game);
    const most = Math.max(...rows.map(({ points }) => points));
    const leaders = rows.filter(({ points }) => points === most && points > 0);
    return { game, leaders: leaders.map(({ person }) => person) };
  });
}

/** Matches won over all games by everybody who has played, most first; snapshots of old evenings know halves. */
export function winsOf({ series }: Pick<RoomView, 'series'>): readonly Wins[] {
  const people = [...new Set(series.map(({ person }) => person))];
  return people
    .map((person) => {
      const rows = series.filter((row) => row.person === person);
      return { person, wins: rows.reduce((sum, row) => sum + (row.won ?? row.points), 0) };
    })
    .toSorted((a, b) => b.wins - a.wins);
}
