/** Events as sounds, each when it is shown. */
import type { WizardEvent } from '@kesem/engine/games/rock-paper-wizard/event';
import type { Cue } from '../../kit/cues.ts';

const CUES: Readonly<Record<WizardEvent['type'], readonly Cue[]>> = {
  round: [],
  chose: ['thunk'],
  ready: ['tick'],
  timedOut: ['tick'],
  cast: ['chant'],
  clashed: ['breath'],
  turn: ['click'],
  skipped: ['slide'],
  moved: ['slide'],
  gold: ['drop'],
  aimed: ['shuffle'],
  surged: ['breath'],
  cancelled: ['stamp'],
  nothing: [],
  charmed: ['breath'],
  scored: ['drop', 'drop'],
  tied: [],
  retired: ['slide'],
  bounced: ['drop'],
  learned: ['slide'],
  reshuffled: ['shuffle'],
  ended: ['gong'],
};

/** What is heard of an event at a seat; null: by a spectator. One's own readiness is heard as the choice. */
export function sounds(event: WizardEvent, me: number | null): readonly Cue[] {
  return event.type === 'ready' && event.seat === me ? [] : CUES[event.type];
}
