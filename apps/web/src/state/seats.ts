/** Reading a room's view: who is who, whose turn it is, and which question a move answers. */
import type { Presence } from '@kesem/protocol/messages';
import type { ClockView } from '@kesem/room/clockView';
import { isAbsent } from '@kesem/room/hold';
import type { AskView } from '@kesem/room/matchView';
import type { ChairView, PersonView, RoomView } from '@kesem/room/view';

/** The person with a number, if the room knows one. */
export function personOf(view: RoomView, no: number | null): PersonView | null {
  return view.people.find((person) => person.no === no) ?? null;
}

/** How somebody is connected, as the house tells everybody. */
export function connectionOf(
  { here, unsteady = [] }: Pick<Presence, 'here' | 'unsteady'>,
  no: number,
): 'here' | 'unsteady' | 'away' {
  if (unsteady.includes(no)) return 'unsteady';
  return here.includes(no) ? 'here' : 'away';
}

/** Who belongs to a seat: the player of the match on the table, else whoever sits there. */
export function sitterOf(view: RoomView, seat: number): PersonView | null {
  const no = view.stage === 'lobby' ? view.chairs[seat]?.person : view.match?.players[seat];
  return personOf(view, no ?? null);
}

/** The seat of a person who sits; null: they look on. */
export function seatOf(view: RoomView, person: number | null): number | null {
  if (person === null || !sits(view, person)) return null;
  const players =
    view.stage === 'lobby' ? view.chairs.map((chair) => chair.person) : view.match?.players;
  const seat = players?.indexOf(person) ?? -1;
  return seat < 0 ? null : seat;
}

/** Seats the table waits for. */
export function turnSeats(view: RoomView): readonly number[] {
  return [...new Set(view.asks.filter(({ must }) => must).map(({ seat }) => seat))];
}

/** The open question of a seat that a move answers, or null when it is not asked. */
export function askFor(view: RoomView, seat: number | null, does: string): AskView | null {
  return view.asks.find((ask) => ask.seat === seat && ask.answers.includes(does)) ?? null;
}

/** The open question of a seat for which it may take more time; null: none. */
export function moreTimeFor(view: RoomView, seat: number | null): AskView | null {
  return view.asks.find((ask) => ask.seat === seat && ask.more) ?? null;
}

/** Which clock is meant: a seat's, the whole table's, or that of a timer by its key. */
export type WhichClock = { readonly seat: number } | { readonly timer: string } | 'table';

/** The clock that is meant; null when there is none. */
export function clockOf(view: RoomView, which: WhichClock): ClockView | null {
  const isIt = ({ seat, key }: ClockView): boolean => {
    if (which === 'table') return seat === null;
    return 'seat' in which ? seat === which.seat : key === which.timer;
  };
  return view.clocks.find(isIt) ?? null;
}

/** Whether several people sit and are here, so that all look together at what a room shows. */
export function lookTogether(view: RoomView): boolean {
  const here = taken(view).filter(({ chair }) => {
    const person = personOf(view, chair.person);
    return person?.bot === null && person.away === null && !chair.standIn;
  });
  return here.length > 1;
}

/** What is left on a clock at `now` of the server, in ms. */
export function leftOn({ left, since }: ClockView, now: number): number {
  return since === null ? left : Math.max(0, left - Math.max(0, now - since));
}

/** The chairs with somebody on them, and their places. */
export function taken(view: RoomView): readonly { chair: ChairView; seat: number }[] {
  return view.chairs
    .map((chair, seat) => ({ chair, seat }))
    .filter(({ chair }) => chair.person !== null);
}

/** Humans at the table who are cut off, and whose seat waits for them. */
export function heldSeats(view: RoomView): readonly { person: PersonView; seat: number }[] {
  return taken(view).flatMap(({ chair, seat }) => {
    const person = personOf(view, chair.person);
    const held = person && !person.bot && person.away !== null && !chair.standIn;
    return held ? [{ person, seat }] : [];
  });
}

/** Whether commands of this person reach the table: it sits, and has not got up. */
export function sits(view: RoomView, person: number | null): boolean {
  return (
    personOf(view, person)?.is === 'in' && view.chairs.some((chair) => chair.person === person)
  );
}

/** Whether a seat is the only one that a human plays in the match under way, which may then stand still. */
export function playsAlone(view: RoomView, seat: number | null): boolean {
  const humans = taken(view).filter(
    ({ chair }) => chair.standIn === null && personOf(view, chair.person)?.bot === null,
  );
  const runs = view.stage === 'playing' && view.match?.closed === null;
  return runs && humans.length === 1 && humans[0]?.seat === seat;
}

/** People who play in the match on the table. */
function playersIn(view: RoomView): readonly PersonView[] {
  const people = (view.match?.players ?? []).flatMap((no) => personOf(view, no) ?? []);
  return people.filter(({ bot }) => bot === null);
}

/** Whether others may decide for somebody: who has days for a move may be away meanwhile. */
function isGone({ pace }: RoomView, person: PersonView, now: number): boolean {
  return pace.days === null ? isAbsent(person, now) : person.is !== 'in';
}

/** Whether a player may end the match at once, at a time of the server in ms: alone with bots, or as the host where nobody is harmed. */
export function mayEnd(view: RoomView, me: number | null, now: number): boolean {
  const others = playersIn(view).filter(({ no }) => no !== me);
  if (others.length === 0) return true;
  const still = view.match?.closed != null;
  return view.host === me && (still || others.some((person) => isGone(view, person, now)));
}

/** Whose word is still needed to end the match, at a time of the server in ms. */
export function awaitedToEnd(view: RoomView, now: number): readonly PersonView[] {
  const yes = view.match?.endVote ?? [];
  return playersIn(view).filter((person) => !yes.includes(person.no) && !isGone(view, person, now));
}

/** The humans of a match that is over who want another; and those who are in, and have not answered. */
export function rematchOf(view: RoomView): {
  readonly yes: readonly number[];
  readonly awaited: readonly number[];
} {
  const { players = [], again = [] } = view.match ?? {};
  const humans = players.flatMap((no, seat) => {
    const person = personOf(view, no);
    return person?.bot === null
      ? [{ no, isIn: person.is === 'in', yes: again.includes(seat) }]
      : [];
  });
  return {
    yes: humans.filter(({ yes }) => yes).map(({ no }) => no),
    awaited: humans.filter(({ yes, isIn }) => isIn && !yes).map(({ no }) => no),
  };
}

/** Whoever wants a rematch, where whoever looks from `me` is asked to join them and has not answered; empty: nobody asks. */
export function callsFor(view: RoomView): readonly number[] {
  const { yes, awaited } = rematchOf(view);
  const mine = typeof view.me === 'number' ? view.match?.players[view.me] : undefined;
  return view.stage === 'over' && mine !== undefined && awaited.includes(mine) ? yes : [];
}
