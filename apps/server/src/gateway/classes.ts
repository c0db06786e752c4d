/** What each class of viewers has been shown: the steps of a class are counted for it alone. */
import type { House, Room } from '@kesem/room/room';
import {
  hear,
  heardSoFar,
  type Redacted,
  type RoomView,
  type ViewerClass,
  viewRoom,
} from '@kesem/room/view';
import { stepBetween } from '@kesem/room/wire';
import type { Published } from '../rooms/rooms.ts';
import type { RedactedFull, RedactedStep } from './send.ts';

export interface Shown {
  readonly step: number;
  readonly view: Redacted<RoomView>;
}

/** What goes out to a class after a commit; null: nothing, its bytes have not changed. */
export type Message =
  | { readonly kind: 'step'; readonly step: RedactedStep }
  | { readonly kind: 'full'; readonly full: RedactedFull };

export function firstShown(room: Room, me: ViewerClass, house: House): Shown {
  return { step: 0, view: viewRoom(room, me, house) };
}

/** Everything a class may know now. @param now the server's clock, in ms. */
export function fullOf({ step, view }: Shown, room: Room, now: number): RedactedFull {
  return { step, now, view, heard: heardSoFar(room, view.me) };
}

/** What a class is shown after a commit, and the message that takes it there. */
export function advance(
  before: Shown,
  { room, said }: Published,
  house: House,
  now: number,
): { readonly shown: Shown; readonly message: Message | null } {
  const { me } = before.view;
  const view = viewRoom(room, me, house);
  const body = stepBetween(before.view, view, hear(said, me));
  if (body === null) return { shown: { ...before, view }, message: null };
  const shown = { step: before.step + 1, view };
  if (body === 'full') return { shown, message: { kind: 'full', full: fullOf(shown, room, now) } };
  return { shown, message: { kind: 'step', step: { ...body, step: shown.step, now } } };
}
