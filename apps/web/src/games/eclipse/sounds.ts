/** Events as sounds, each when it is shown. */
import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import type { Cue } from '../../kit/cues.ts';
import { rowOf } from './motion/events.ts';

/** What is heard of an event at a seat; null: by a spectator. A knock at the door of one's own turn. */
export function sounds(event: EclipseEvent, me: number | null): readonly Cue[] {
  const isMine = 'player' in event && event.player === me;
  if (isMine && (event.type === 'turn' || event.type === 'asked')) return ['knock'];
  const { cues, own } = rowOf(event);
  return isMine && own ? own : cues;
}
