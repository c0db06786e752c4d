import type { TableEvent } from '@kesem/engine/core/table';
import type { Heard } from '@kesem/room/view';
import { useMemo } from 'react';
import { useHeard } from '../room/view.ts';

/** The game's own events of this match that have been shown and still count, in order. */
export function useEvents(): readonly TableEvent[] {
  const heard = useHeard();
  return useMemo(
    () => counting(heard).flatMap((one) => ('event' in one ? [one.event] : [])),
    [heard],
  );
}

/** What was heard without what was taken back: lists of moves and what is told of a match go by it, the log does not. */
function counting(heard: readonly Heard[]): readonly Heard[] {
  return heard.reduce<readonly Heard[]>((before, one) => {
    if (!('room' in one) || one.room.type !== 'tookBack') return [...before, one];
    const { since } = one.room;
    return before.filter(({ at }) => at < since);
  }, []);
}
