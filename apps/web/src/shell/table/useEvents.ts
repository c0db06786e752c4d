import type { TableEvent } from '@kesem/engine/core/table';
import { useMemo } from 'react';
import { useRoom } from '../room/session.ts';

/** The game's own events of this match, in order. */
export function useEvents(): readonly TableEvent[] {
  const heard = useRoom((state) => state.heard);
  return useMemo(() => heard.flatMap((one) => ('event' in one ? [one.event] : [])), [heard]);
}
