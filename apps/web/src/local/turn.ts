/** Where a finished match turned. */
import type { TableView } from '@kesem/engine/core/table';
import { type FoldedMatch, lastOf } from './replay.ts';

/**
 * Returns the step from which on whoever won stayed ahead of everybody else; null: they were not ahead at the end (a
 * rival gave up), or nobody won alone. `scores` says by seat how a match stands; it may throw at what older rules showed.
 */
export function turnOf(
  folded: FoldedMatch,
  scores: (view: TableView) => readonly number[],
): number | null {
  const { outcome, players } = folded.record;
  const won = outcome?.ranking[0] ?? [];
  if (won.length === 0 || won.length === players.length) return null;
  const isAhead = (count: number): boolean => {
    const by = scoresAt(folded, count, scores);
    const least = Math.min(...won.map((seat) => by[seat] ?? 0));
    return by.length > 0 && by.every((score, seat) => won.includes(seat) || score < least);
  };
  let turn: number | null = null;
  for (let count = lastOf(folded); count > 0 && isAhead(count); count -= 1) turn = count;
  return turn;
}

function scoresAt(
  { steps }: FoldedMatch,
  count: number,
  scores: (view: TableView) => readonly number[],
): readonly number[] {
  const view = steps[count]?.view('all');
  try {
    return view ? scores(view) : [];
  } catch {
    return [];
  }
}
