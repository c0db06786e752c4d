/** Events as sounds: one's own pick comes down like a press, cards slide like paper. */
import type { ShapesEvent } from '@kesem/engine/games/shapes/event';
import { type ByType, byType } from '../../kit/byType.ts';
import type { Cue } from '../../kit/cues.ts';
import type { Showing } from './timeline.ts';

/** What is heard of an event at a seat; null: by a spectator. */
export function sounds(event: ShapesEvent, me: number | null): readonly Cue[] {
  return byType<ShapesEvent, number | null, readonly Cue[]>(SOUNDS, event, me);
}

const SILENT = (): readonly Cue[] => [];

const SOUNDS: ByType<ShapesEvent, number | null, readonly Cue[]> = {
  round: SILENT,
  drew: ({ seat }, me) => (seat === me ? ['shuffle'] : []),
  picked: ({ seat }, me) => [seat === me ? 'thunk' : 'slide'],
  timedOut: () => ['tick'],
  laid: () => ['slide', 'slide'],
  shown: () => ['slide', 'slide'],
  counted: () => ['breath'],
  tied: () => ['tick', 'tick'],
  lastJokers: () => ['breath'],
  won: ({ seat }, me) => [seat === me ? 'stamp' : 'drop'],
  nobodyWon: () => ['refuse'],
  returned: SILENT,
  ended: () => ['gong'],
};

/** What is heard of a card that is counted, at a seat; nothing of other frames, whose events are heard as they are told. */
export function cuesOf(shows: Showing, me: number | null): readonly Cue[] {
  if (shows.type !== 'counting') return [];
  if (shows.seats.some((seat) => seat === me)) return ['thunk'];
  return shows.seats.length > 0 ? ['tick'] : ['slide'];
}
