/** A replay as a session of a table: nobody is asked anything, and no line leads anywhere. */
import { clamped, type FoldedMatch, heardUpTo, roomAt } from '../../local/replay.ts';
import { createRoomStore } from '../../state/room.ts';
import type { Session } from '../room/session.ts';

const nothing = (): void => undefined;
const unheard = async (): Promise<void> => undefined;

/** A table that only shows what is laid on it: a step of the match, with everything in the open. */
export function replaySession(folded: FoldedMatch, count: number): Session {
  const store = createRoomStore();
  const at = clamped(folded, count);
  const view = roomAt(folded, at, 'all');
  store.setState({
    status: 'live',
    view,
    heard: heardUpTo(folded, at, 'all'),
  });
  return {
    online: null,
    store,
    ask: nothing,
    askStage: nothing,
    answer: nothing,
    hint: unheard,
    tap: nothing,
  };
}
