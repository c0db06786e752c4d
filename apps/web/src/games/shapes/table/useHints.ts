import type { ShapesTypes } from '@kesem/engine/games/shapes/state';
import { useEffect } from 'react';
import type { BoardProps } from '../../contract.ts';

/** The habit of playing without hints. */
export const NO_HINTS = 'noHints';

/**
 * Whether it stands beside the cards what they would bring. Who has played a match to its end plays without,
 * unless the table's menu says otherwise; not before the end is seen, or the hand would give up room under its last reveal.
 */
export function useHints(
  { view, habits, onHabit }: BoardProps<ShapesTypes>,
  isSeen: boolean,
): boolean {
  const chosen = habits[NO_HINTS];
  const hasPlayed = isSeen && view.ended && typeof view.me === 'number';
  useEffect(() => {
    if (hasPlayed && chosen === undefined) onHabit(NO_HINTS, true);
  }, [hasPlayed, chosen, onHabit]);
  return chosen !== true;
}
