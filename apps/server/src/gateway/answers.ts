/** What somebody in a room's channel is answered who comes in, comes back or asks for more. */
import type { ChatLine, Joined, Resumed, StillHeld } from '@kesem/protocol/messages';
import { type Page, pageBefore, since, withLast } from '@kesem/room/bookmark';
import { digestOf } from '@kesem/room/digest';
import { matchOf } from '@kesem/room/room';
import { heardSoFar } from '@kesem/room/view';
import type { Full } from '@kesem/room/wire';
import type { RoomFeed } from '../rooms/rooms.ts';
import type { Chat } from './chat.ts';
import type { Guest } from './guest.ts';
import { classOf, youOf } from './place.ts';
import type { RedactedFull } from './send.ts';

/** What everybody is told of a room beside its view and its chat. */
export type Beside = Pick<Joined, 'presence' | 'code' | 'predictions'>;

export interface AnswerParts {
  readonly live: RoomFeed;
  readonly chat: Pick<Chat, 'readableBy'>;
  /** Everything a guest may know now. */
  readonly full: (guest: Guest) => RedactedFull;
  readonly beside: () => Beside;
}

export interface RoomAnswers {
  /** For somebody who has just come in. */
  readonly joined: (guest: Guest) => Joined;
  /** The same for somebody who says what they still hold. */
  readonly resumed: (guest: Guest, held: StillHeld) => Resumed;
  /** For somebody who asks for everything. */
  readonly asked: (guest: Guest) => Full;
  /** A page of what a guest has heard in the match of this id; null: it is not on the table. */
  readonly earlier: (guest: Guest, match: string, before: number) => Page | null;
}

export function answering({ live, chat, full, beside }: AnswerParts): RoomAnswers {
  const around = ({ place }: Guest) =>
    ({ ok: true, room: live.id, you: youOf(place), ...beside() }) as const;
  const linesFor = (guest: Guest): readonly ChatLine[] => chat.readableBy(guest, live.now());
  const asked = (guest: Guest): Full => forGuest(guest, full(guest));
  return {
    asked,
    joined: (guest) => ({ ...around(guest), full: asked(guest), chat: linesFor(guest) }),
    resumed: (guest, held) => {
      const all = full(guest);
      const rest = since(all, held);
      const lines = linesFor(guest);
      const isSame = held.chat === digestOf(lines);
      const told = rest === all ? forGuest(guest, all) : rest;
      return { ...around(guest), since: told, ...(!isSame && { chat: lines }) };
    },
    earlier: ({ place }, match, before) => {
      const room = live.now();
      if (matchOf(room)?.id !== match) return null;
      return pageBefore(heardSoFar(room, classOf(place)), before);
    },
  };
}

/** Everything, with as much of what was heard as a guest takes at once. */
function forGuest({ pages }: Guest, full: Full): Full {
  return pages ? withLast(full) : full;
}
