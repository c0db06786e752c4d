/** How the evening stands in the game on the table. */
import type { RoomView } from '@kesem/room/view';

export interface Standing {
  readonly person: number;
  readonly points: number;
  readonly played: number;
}

/** The players of the match on the table with their points so far: the one who looks first, then by seat. */
export function standings(view: RoomView): readonly Standing[] {
  const { match, me } = view;
  if (!match) return [];
  const rows = match.players.map((person) => {
    const row = view.series.find((each) => each.game === match.game && each.person === person);
    return { person, points: row?.points ?? 0, played: row?.played ?? 0 };
  });
  const mine = typeof me === 'number' ? rows[me] : undefined;
  return mine ? [mine, ...rows.filter((row) => row !== mine)] : rows;
}
