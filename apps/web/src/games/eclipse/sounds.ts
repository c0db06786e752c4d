/** Events as sounds, each when it is shown. */
import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import type { Cue } from '../../kit/cues.ts';

const CUES: Readonly<Record<EclipseEvent['type'], readonly Cue[]>> = {
  started: ['dice'],
  drew: ['slide'],
  ready: ['tick'],
  chose: ['thunk'],
  redrew: ['shuffle'],
  turn: [],
  freed: [],
  renewed: [],
  dropped: ['thunk'],
  cast: ['thunk'],
  used: ['breath'],
  entered: [],
  enchanted: [],
  changed: [],
  threatened: [],
  prevented: ['click'],
  healed: ['click'],
  shielded: ['click'],
  damaged: ['stamp'],
  saved: ['click'],
  destroyed: ['drop'],
  faded: ['slide'],
  returned: ['slide'],
  stolen: ['slide'],
  unmarked: ['click'],
  paralysed: ['stamp'],
  discarded: ['slide'],
  recovered: ['slide'],
  moreDrops: ['click'],
  asked: [],
  declined: [],
  opened: [],
  closed: [],
  passed: [],
  preferred: ['tick'],
  attacked: ['chant'],
  defended: ['click'],
  fought: ['dice'],
  struck: ['stamp'],
  ghost: ['dice'],
  ladder: [],
  saving: ['dice'],
  held: ['click'],
  turned: ['tick'],
  peace: [],
  ending: [],
  timedOut: ['tick'],
  timeUp: ['gong'],
  suddenDeath: ['gong'],
  ended: ['gong'],
};

/** What is heard of an event at a seat; null: by a spectator. A knock at the door of one's own turn. */
export function sounds(event: EclipseEvent, me: number | null): readonly Cue[] {
  const knocks = (event.type === 'turn' || event.type === 'asked') && event.player === me;
  return knocks ? ['knock'] : CUES[event.type];
}
