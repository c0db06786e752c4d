/** Events as sounds, each when it is shown. */
import type { WizardEvent } from '@kesem/engine/games/rock-paper-wizard/event';
import type { Cue } from '../../kit/cues.ts';

const CUES: Readonly<Record<WizardEvent['type'], readonly Cue[]>> = {
  round: [],
  chose: ['thunk'],
  ready: ['tick'],
  timedOut: ['tick'],
  cast: ['slap'],
  clashed: ['breath'],
  turn: ['click'],
  skipped: ['slide'],
  moved: ['fall'],
  gold: ['drop'],
  aimed: ['shuffle'],
  surged: ['breath'],
  cancelled: ['stamp'],
  nothing: ['slide'],
  charmed: ['breath'],
  scored: ['drop'],
  tied: [],
  retired: ['slide'],
  bounced: ['drop'],
  learned: ['slide'],
  reshuffled: ['shuffle'],
  ended: ['gong'],
};

/** What is heard of an event at a seat; null: by a spectator. One's own readiness is heard as the choice. The count is heard with its beats. */
export function sounds(event: WizardEvent, me: number | null): readonly Cue[] {
  if (event.type === 'ready' && event.seat === me) return [];
  if (event.type === 'turn' && event.surge) return ['breath'];
  if (event.type === 'moved' && event.to > event.from) return ['rise'];
  return CUES[event.type];
}
