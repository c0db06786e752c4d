/** What somebody may ask to take back just now, or say about it. */
import { askPrefix } from '../key.ts';
import type { Back } from '../match.ts';
import { playing, type Room } from '../room.ts';
import { backsOf } from '../takeBack.ts';

/** Who speaks about which question, by a number: of a proposal that stands any of them, else whoever may ask. */
export function backFor(room: Room, n: number): Back {
  const match = playing(room);
  const backs = match ? backsOf(match) : [];
  const any = backs[n % Math.max(1, backs.length)] ?? { seat: 0, key: askPrefix(room) };
  if (!match?.asked || match.asked.yes.length === 0) return any;
  const asked = backs.find(({ seat }) => seat === match.asked?.seat) ?? any;
  return { ...asked, seat: n % room.chairs.length };
}
