/** Who is hurried by a clock, and who lets others wait. */
import type { RoomView } from '@kesem/room/view';
import type { RoomState } from '../../state/room.ts';
import { clockOf, leftOn, turnSeats } from '../../state/seats.ts';

/** With less than this on one's clock nothing flies over the table, in ms. */
const PRESSED_MS = 10_000;

/** Whether whoever looks is asked and has little time left. @param now this device's time in ms. */
export function isPressed(state: Pick<RoomState, 'you' | 'view' | 'offset'>, now: number): boolean {
  const { view, offset, you } = state;
  const { seat } = you;
  if (!view || seat === null || !turnSeats(view).includes(seat)) return false;
  return ([{ seat }, 'table'] as const).some((which) => {
    const clock = clockOf(view, which);
    const runs = clock !== null && clock.since !== null;
    return runs && leftOn(clock, now + offset) < PRESSED_MS;
  });
}

/** The questions that the table waits for, of others than a seat. */
export function othersAsked(view: RoomView, me: number | null): readonly string[] {
  const asks = view.stage === 'playing' ? view.asks : [];
  return asks.flatMap(({ must, seat, key }) => (must && seat !== me ? [`${seat} ${key}`] : []));
}
