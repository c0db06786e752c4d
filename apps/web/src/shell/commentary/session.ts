/** Hands of some rounds ago as a session of a table: nobody is asked anything, and no line leads anywhere. */
import type { HandsView } from '@kesem/room/commentary';
import type { RoomView } from '@kesem/room/view';
import { createRoomStore } from '../../state/room.ts';
import type { Session } from '../room/session.ts';

const nothing = (): void => undefined;
const unheard = async (): Promise<void> => undefined;

/** A table that only shows what one seat saw of a match then. */
export function pastSession(room: RoomView, { views }: HandsView, seat: number): Session {
  const store = createRoomStore();
  const still = { asks: [], clocks: [], questions: [], takeBack: null, show: null };
  store.setState({
    status: 'live',
    lookFrom: seat,
    view: { ...room, ...still, table: views[seat] ?? null },
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
