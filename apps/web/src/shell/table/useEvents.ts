import type { TableEvent } from '@kesem/engine/core/table';
import type { Heard } from '@kesem/room/view';
import { useMemo } from 'react';
import { useEarlier, useHeard } from '../room/view.ts';

const NONE: readonly TableEvent[] = [];

/** The game's own events of this match that have been shown and still count, in order; none before all of them are here. */
export function useEvents(): readonly TableEvent[] {
  const isWhole = useEarlier();
  const events = useLastEvents();
  return isWhole ? events : NONE;
}

/** The same, or the last of them for whoever came late. */
export function useLastEvents(): readonly TableEvent[] {
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
