/** Events as sounds: one's own word comes down like a press, cards slide like paper, and whoever fails is stamped. */
import type { SpellEvent } from '@kesem/engine/games/spell-a-spell/event';
import { type ByType, byType } from '../../kit/byType.ts';
import type { Cue } from '../../kit/cues.ts';

/** What is heard of an event at a seat; null: by a spectator. */
export function sounds(event: SpellEvent, me: number | null): readonly Cue[] {
  return byType<SpellEvent, number | null, readonly Cue[]>(SOUNDS, event, me);
}

const SOUNDS: ByType<SpellEvent, number | null, readonly Cue[]> = {
  drew: ({ seat }, me) => (seat === me ? ['shuffle'] : []),
  cast: ({ spell: { seat }, to }, me) => [seat === me ? 'thunk' : to === null ? 'breath' : 'slide'],
  proposed: () => ['slide'],
  voted: () => ['tick'],
  counted: () => ['stamp'],
  insisted: ({ yes }) => (yes ? ['thunk'] : []),
  refused: () => ['refuse'],
  failed: ({ word }) => (word === null ? ['tick'] : ['stamp']),
  sandstorm: () => ['breath', 'shuffle'],
  firewall: () => ['breath'],
  snowball: () => ['drop'],
  took: () => ['slide'],
  spent: () => ['tick'],
  ended: () => ['gong'],
};
