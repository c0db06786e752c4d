/** Events as sounds: one's own move comes down like a press, another's slides like paper. */
import type { AbaloneEvent } from '@kesem/engine/games/abalone/event';
import type { Cue } from '../../kit/cues.ts';

/** What is heard of an event at a seat; null: by a spectator. */
export function sounds(event: AbaloneEvent, me: number | null): readonly Cue[] {
  switch (event.type) {
    case 'moved':
      return [
        event.seat === me ? 'thunk' : 'slide',
        ...event.pushed.map(() => 'click' as const),
        ...(event.lost === null ? [] : (['drop'] as const)),
      ];
    case 'offered':
    case 'declined':
      return ['slide'];
    case 'lapsed':
      return [];
    case 'timedOut':
      return ['tick'];
    case 'ended':
      return ['gong'];
    default:
      return event satisfies never;
  }
}
