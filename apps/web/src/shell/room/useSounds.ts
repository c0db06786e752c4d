import type { Heard, RoomView } from '@kesem/room/view';
import type { Cue } from '../../kit/cues.ts';
import { play } from '../../kit/sound.ts';
import type { AnyGame } from '../../registry.ts';
import { useNews } from './useNews.ts';
import { useView } from './view.ts';

/** Lets the events be heard as they are shown, at a table as in a replay. */
export function useSounds(game: AnyGame | null): void {
  const view = useView();
  useNews((heard) => play(...soundsOf(heard, game, view)));
}

/** Returns the sounds of one step at this seat; the room's own events are silent. */
function soundsOf(heard: readonly Heard[], game: AnyGame | null, view: RoomView): readonly Cue[] {
  const me = typeof view.me === 'number' ? view.me : null;
  return heard.flatMap((one) => ('event' in one && game ? game.sounds(one.event, me) : []));
}
