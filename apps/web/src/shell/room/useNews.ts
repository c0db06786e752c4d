import type { Heard } from '@kesem/room/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type RoomState, shownOf } from '../../state/room.ts';
import { useRoom, useSession } from './session.ts';

/** Calls with what has newly been heard, once the board has shown it. What a full view tells is not new. */
export function useNews(tell: (heard: readonly Heard[]) => void): void {
  const { store } = useSession();
  const fresh = useRoom((state) => state.fresh);
  useRoom((state) => state.pendingEvents);
  const done = useRef({ id: fresh.id, told: countOf(store.getState()) });
  const onNews = useEffectEvent(tell);
  // with every drawing, and from the room as it is by then: the board may have put frames in its timeline while it was laid out
  useEffect(() => {
    const state = store.getState();
    const { id, told: before } = done.current;
    const told = state.fresh.id === id ? before : toldAt(state, before);
    const shown = shownOf(state);
    const upTo = state.after + shown.length;
    done.current = { id: state.fresh.id, told: Math.max(told, upTo) };
    if (upTo > told) onNews(shown.slice(told - state.after));
  });
}

/** How much had been told when a step came; a new match begins its list anew. */
function toldAt(state: RoomState, told: number): number {
  const { fresh, pendingEvents } = state;
  if (fresh.heard.length === 0 && pendingEvents === 0) return countOf(state);
  return Math.min(told, countOf(state) - fresh.heard.length);
}

/** How much was heard in the match, here or not. */
function countOf({ heard, after }: RoomState): number {
  return after + heard.length;
}
