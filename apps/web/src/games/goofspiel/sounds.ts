/** Events as sounds: one's own pick comes down like a press, another's slides like paper. */
import type { GoofspielEvent } from '@kesem/engine/games/goofspiel/event';
import { type ByType, byType } from '../../kit/byType.ts';
import type { Cue } from '../../kit/cues.ts';

/** What is heard of an event at a seat; null: by a spectator. */
export function sounds(event: GoofspielEvent, me: number | null): readonly Cue[] {
  return byType<GoofspielEvent, number | null, readonly Cue[]>(SOUNDS, event, me);
}

const SOUNDS: ByType<GoofspielEvent, number | null, readonly Cue[]> = {
  turned: () => ['tick'],
  picked: ({ seat }, me) => [seat === me ? 'thunk' : 'slide'],
  revealed: () => ['slide', 'slide'],
  won: ({ seat }, me) => [seat === me ? 'stamp' : 'drop'],
  stayed: () => ['refuse'],
  ended: () => ['gong'],
};
