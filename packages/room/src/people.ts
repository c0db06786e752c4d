/** Sitting down, getting up, bots and the host: who is at the table. */
import type { Level } from '@kesem/engine/core/bot';
import type { Seat } from '@kesem/engine/core/game';
import type { CommandOf } from './command.ts';
import { givenBeside, givenFor } from './given.ts';
import { HOLD_MS, HOST_HOLD_MS, isAbsent } from './hold.ts';
import { likeness } from './likeness.ts';
import type { Match } from './match.ts';
import { INKS, type Ink, type Person, type PersonNo } from './person.ts';
import type { Chair, Room } from './room.ts';
import { chairOf, matchOf, personAt, personOf, playing } from './room.ts';
import { accept, type RoomCode, refuse, type Step } from './ruling.ts';
import type { PersonEvent, Said } from './said.ts';
import { isSlow } from './slow.ts';
import { cleanName } from './text.ts';

/** A chair with nobody on it. */
export const EMPTY: Chair = { person: null, standIn: null, nonce: '', own: null };
/** The bot that plays on for somebody who got up in the middle. */
const STAND_IN: Level = 'medium';

/**
 * Sits an identity down: in the waiting room on a free chair (or the one named), at a match on its own
 * chair again, or on that of a bot which it names. Whoever sits already keeps the chair and renews the nonce while no match is on the table.
 */
export function sit(room: Room, command: CommandOf<'sit'>, id: string, at: number): Step {
  const known = personOf(room, id);
  const own = known ? chairOf(room, known.no) : null;
  if (known && own !== null) return returned(withNonce(room, own, command.nonce), known, at);
  if (playing(room)) return takeOver(room, command, id, at);
  const seat = seatToTake(room, command.seat);
  if (typeof seat === 'string') return refuse(seat);
  const person = sitterFor(room, command, id);
  if (!person) return refuse('badName');
  return accept(hosted(withSitter(room, seat, person, command.nonce)), says(at, 'sat', person.no));
}

/** Sits somebody down in the middle of a match, on the chair of a bot, which they play on from then. */
function takeOver(room: Room, command: CommandOf<'sit'>, id: string, at: number): Step {
  const place = placeOfBot(room, command.seat);
  if (typeof place === 'string') return refuse(place);
  const { seat, bot, match } = place;
  const chairs = room.chairs.with(seat, EMPTY);
  const risen = withPerson({ ...room, chairs }, { ...bot, is: 'left' });
  const person = sitterFor(risen, command, id);
  if (!person) return refuse('badName');
  const { no } = person;
  const next: Room = {
    ...withSitter(risen, seat, person, room.chairs[seat]?.nonce ?? ''),
    stage: { at: 'playing', match: { ...match, players: match.players.with(seat, no) } },
    lastPlayed: { ...room.lastPlayed, [no]: match.number },
  };
  return accept(hosted(next), { at, room: { type: 'tookOver', person: no, seat, from: bot.no } });
}

/** The bot on a chair of the match under way, if somebody who comes now may play on for it. */
function placeOfBot(
  room: Room,
  seat: Seat | null,
): { readonly seat: Seat; readonly bot: Person; readonly match: Match } | RoomCode {
  const match = playing(room);
  if (room.locked) return 'locked';
  if (seat === null || !match || isShut(match)) return 'playing';
  const bot = personAt(room, room.chairs[seat]?.person ?? null);
  return bot?.bot ? { seat, bot, match } : 'playing';
}

/** Whether nobody may come into a match: it stands still for good, or is an open study, for whoever plays it alone. */
function isShut({ closed, from }: Match): boolean {
  return closed !== null || from?.hidden === 'known';
}

/** Whoever sits down, under a name and an ink that nobody else has here; null: no name is left of it. */
function sitterFor(room: Room, command: CommandOf<'sit'>, id: string): Sitter | null {
  const name = nameIn(command);
  if (name === null) return null;
  const { no, ink } = personOf(room, id) ?? { no: room.people.length + 1, ink: null };
  return {
    no,
    id,
    name: distinctName(room, namedIn(room, name, no), no),
    ink: freeInk(room, no, [command.ink, ink]),
    bot: null,
  };
}

/** Gets up. In a match the chair is kept, and a bot plays on until its person returns. */
export function leave(room: Room, person: Person, at: number): Step {
  const left = withPerson(room, { ...person, is: 'left', away: person.away ?? at });
  return accept(hosted(withdrawn(left, person.no)), says(at, 'left', person.no));
}

/** Takes another name and ink; an ink that somebody at the table has leaves the person's own. */
export function rename(room: Room, command: CommandOf<'rename'>, person: Person): Step {
  const name = nameIn(command);
  if (name === null) return refuse('badName');
  const ink = freeInk(room, person.no, [command.ink, person.ink]);
  const wanted = distinctName(room, namedIn(room, name, person.no), person.no);
  return accept(withPerson(room, { ...person, name: wanted, ink }));
}

/** The room in which, if it is a family's, nobody bears a name that the house does not give. */
export function withGivenNames(room: Room): Step {
  const humans = room.people.filter(({ bot }) => bot === null);
  return accept(
    humans.reduce((now, person) => {
      const name = distinctName(now, namedIn(now, person.name, person.no), person.no);
      return withPerson(now, { ...person, name });
    }, room),
  );
}

/** A name as this room takes it; a family's takes those alone that the house gives. */
export function namedIn({ family }: Room, name: string, no: PersonNo): string {
  return family ? givenFor(name, no) : name;
}

/**
 * Puts the chairs into another order, in which they stay; `wanted[i]` is the old place of what then
 * stands at i. Null leaves the order to the room's draw.
 */
export function order(room: Room, wanted: readonly number[] | null): Step {
  const { game, chairs, settled: games = [] } = room;
  if (wanted === null) return accept({ ...room, settled: games.filter((one) => one !== game) });
  const places = chairs.map((_, place) => place);
  if (wanted.toSorted((a, b) => a - b).join() !== places.join()) return refuse('noSuchSeat');
  return accept(settled({ ...room, chairs: wanted.map((place) => chairs[place] ?? EMPTY) }, game));
}

/** The room in which the seats of a game are not drawn any more. */
export function settled(room: Room, game: string): Room {
  const { settled: games = [] } = room;
  return games.includes(game) ? room : { ...room, settled: [...games, game] };
}

/** Hands the room over; without the host's word only once the host has been away for long. */
export function handOver(room: Room, by: Person, no: PersonNo, at: number): Step {
  if (!isFitHost(room, personAt(room, no))) return refuse('noSuchPerson');
  if (by.no !== room.host && !absentFor(room, room.host, at)) return refuse('present');
  return accept({ ...room, host: no }, says(at, 'hosts', no));
}

/** The same step, which tells of a new host also where nobody named one. */
export function hostTold(before: Room, step: Step, at: number): Step {
  if (!step.ok || step.room.host === before.host) return step;
  const isTold = step.said.some((one) => 'room' in one && one.room.type === 'hosts');
  return isTold ? step : accept(step.room, ...step.said, says(at, 'hosts', step.room.host));
}

/** Lets a bot play on for somebody who has been away for long; the host need not wait as long as others. */
export function standIn(room: Room, command: CommandOf<'standIn'>, by: Person, at: number): Step {
  const { seat, level } = command;
  const person = personAt(room, room.chairs[seat]?.person ?? null);
  if (!playing(room) || !person || person.bot) return refuse('noSuchSeat');
  const hold = by.no === room.host ? HOST_HOLD_MS : HOLD_MS;
  if (!absentFor(room, person.no, at, hold)) return refuse('present');
  return accept(withStandIn(room, person.no, level), {
    at,
    room: { type: 'standIn', person: person.no, level },
  });
}

/** Marks an absence that lasted, or its end; whoever is back plays on at once. */
export function presence(room: Room, no: PersonNo, is: 'away' | 'back', at: number): Step {
  const person = personAt(room, no);
  if (!person || person.bot || person.is !== 'in') return refuse('noSuchPerson');
  if (is === 'back') return returned(room, person, at);
  // the first word counts: the hold runs from there
  if (person.away !== null) return accept(room);
  return accept(withPerson(room, { ...person, away: at }), says(at, 'away', no));
}

/**
 * Whether somebody is gone, or has been away long enough for others to decide. Whoever has days for a
 * move is expected to be away meanwhile.
 */
export function absentFor(room: Room, no: PersonNo, at: number, hold = HOLD_MS): boolean {
  const person = personAt(room, no);
  if (!person || isSlow(room)) return person?.is !== 'in';
  return isAbsent(person, at, hold);
}

/**
 * The waiting room's chairs for a game of `max` seats: who sits keeps sitting as far as there is room,
 * the host before the others, people before bots.
 */
export function seatedAgain(room: Room, max: number): readonly Chair[] {
  const taken = room.chairs
    .filter((chair) => personAt(room, chair.person)?.is === 'in')
    .map((chair) => ({ ...chair, standIn: null }));
  const stay = new Set(taken.toSorted((a, b) => rank(room, a) - rank(room, b)).slice(0, max));
  const chairs = taken.filter((chair) => stay.has(chair));
  return Array.from({ length: max }, (_, seat) => chairs[seat] ?? EMPTY);
}

/** The room with a host who sits, if any human does: the one who sat down first. */
export function hosted(room: Room): Room {
  if (isFitHost(room, personAt(room, room.host))) return room;
  const heir = room.people.find((person) => isFitHost(room, person));
  return heir ? { ...room, host: heir.no } : room;
}

function seatToTake(room: Room, wanted: Seat | null): Seat | RoomCode {
  if (room.stage.at !== 'lobby') return 'playing';
  if (room.locked) return 'locked';
  if (wanted !== null) return barredSeat(room, wanted) ?? wanted;
  const free = room.chairs.findIndex((chair) => chair.person === null);
  return free < 0 ? 'full' : free;
}

/** Why nobody can be put on a chair; null: it is free. */
export function barredSeat(room: Room, seat: Seat): RoomCode | null {
  const chair = room.chairs[seat];
  if (!chair) return 'noSuchSeat';
  return chair.person === null ? null : 'taken';
}

type Sitter = Omit<Person, 'away' | 'is'>;

/** The room with somebody on a chair who is here. */
export function withSitter(room: Room, seat: Seat, who: Sitter, nonce: string): Room {
  const chairs = room.chairs.with(seat, { ...EMPTY, person: who.no, nonce });
  const { no, id, name, ink, bot } = who;
  return withPerson({ ...room, chairs }, { no, id, name, ink, bot, away: null, is: 'in' });
}

function isFitHost(room: Room, person: Person | undefined): person is Person {
  return person?.is === 'in' && person.bot === null && chairOf(room, person.no) !== null;
}

/** Back on the own chair; told only to those who had seen the absence. Who took the name meanwhile keeps it. */
function returned(room: Room, person: Person, at: number): Step {
  const name = distinctName(room, person.name, person.no);
  const present = withPerson(room, { ...person, name, away: null, is: 'in' });
  const back = hosted(withStandIn(present, person.no, null));
  const missed = person.away !== null || person.is === 'left';
  return accept(back, ...(missed ? [says(at, 'back', person.no)] : []));
}

/** The room without somebody at the table: without a match the chair is free again; in a match it is kept, and a bot plays on. */
export function withdrawn(room: Room, no: PersonNo): Room {
  if (playing(room)) return withStandIn(room, no, STAND_IN);
  // after a match the chairs still show who played; they are emptied on the way to the waiting room
  if (matchOf(room)) return room;
  return { ...room, chairs: room.chairs.map((chair) => (chair.person === no ? EMPTY : chair)) };
}

function withStandIn(room: Room, no: PersonNo, level: Level | null): Room {
  const chairs = room.chairs.map((chair) =>
    chair.person === no ? { ...chair, standIn: level } : chair,
  );
  return { ...room, chairs };
}

function withNonce(room: Room, seat: Seat, nonce: string): Room {
  const chair = room.chairs[seat];
  if (room.stage.at !== 'lobby' || !chair) return room;
  return { ...room, chairs: room.chairs.with(seat, { ...chair, nonce }) };
}

/** The room with a person as they are now, who may be new to it. */
export function withPerson(room: Room, person: Person): Room {
  const place = room.people.findIndex(({ no }) => no === person.no);
  const people = place < 0 ? [...room.people, person] : room.people.with(place, person);
  return { ...room, people };
}

function rank(room: Room, chair: Chair): number {
  if (chair.person === room.host) return 0;
  return personAt(room, chair.person)?.bot ? 2 : 1;
}

/** The first wanted ink that nobody else at the table has, or else the first free one. */
export function freeInk(room: Room, no: PersonNo, wanted: readonly (Ink | null)[]): Ink {
  const others = room.chairs.filter((chair) => chair.person !== no);
  const used = new Set(others.map((chair) => personAt(room, chair.person)?.ink));
  const wishes = wanted.filter((ink) => ink !== null);
  return [...wishes, ...INKS].find((ink) => !used.has(ink)) ?? 1;
}

/** The name in a command; an empty one stands in a log whose person has left for good, and no client can send it. */
function nameIn({ name }: { readonly name: string }): string | null {
  return name === '' ? name : cleanName(name);
}

/** Two people whose names look alike are told apart: a name that the house gave by another of its own, any other by a number; nobody is refused for a name. */
function distinctName(room: Room, name: string, no: PersonNo): string {
  if (name === '') return name;
  const others = new Set(
    room.people.filter((p) => p.no !== no && p.is === 'in').map((p) => likeness(p.name)),
  );
  const numbered = Array.from({ length: others.size }, (_, i) => `${name} ${i + 2}`);
  return (
    [name, ...givenBeside(name), ...numbered].find((one) => !others.has(likeness(one))) ?? name
  );
}

function says(at: number, type: PersonEvent['type'], person: PersonNo): Said {
  return { at, room: { type, person } };
}
