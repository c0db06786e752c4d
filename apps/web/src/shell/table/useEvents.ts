import type { TableEvent } from '@kesem/engine/core/table';
import { useMemo } from 'react';
import { useHeard } from '../room/view.ts';

/** The game's own events of this match that have been shown, in order. */
export function useEvents(): readonly TableEvent[] {
  const heard = useHeard();
  return useMemo(() => heard.flatMap((one) => ('event' in one ? [one.event] : [])), [heard]);
}
