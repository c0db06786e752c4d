/** What makes a drawn command fit the room as it is: half of what is drawn blindly would be refused. */
import { fallsAt } from '../clock.ts';
import { type CommandOf, RULES } from '../command.ts';
import type { Decidable } from '../commit.ts';
import { askPrefix } from '../key.ts';
import { nextClock } from '../pause.ts';
import { botIn, matchOf, personAt, playing, type Room } from '../room.ts';
import { showsUntil } from '../show.ts';
import { allAgain } from '../start.ts';
import { type ArbitraryCommand, NAMES } from './arbitraryCommands.ts';
import { askedOf } from './asked.ts';
import { backFor } from './backs.ts';
import { fittingKey, identity, type ScriptedRoom, type Who } from './scriptedRoom.ts';

/** Returns what is sent for a drawn command in the room as it is now; lets the time pass that it needs. */
export function sentFor(
  drawn: ArbitraryCommand,
  to: ScriptedRoom,
): readonly [Who, Decidable, string] {
  // what is shown is soon over
  if (drawn.fits && drawn.command.do === 'endShow') return endShowFor(drawn, to);
  to.wait(drawn.wait);
  if (!drawn.fits) return [drawn.who, drawn.command, drawn.key];
  const { command } = drawn;
  if (command.do === 'move') return moveFor(drawn, command, to);
  if (command.do === 'timeout') return timeoutFor(command, to);
  const room = to.room();
  if (command.do === 'moreTime') return moreTimeFor(drawn, to);
  if (command.do === 'takeBack') return takeBackFor(drawn, to);
  const seat = seatFor(command, room, drawn.n);
  const sent = seat === undefined ? command : { ...command, seat };
  return [actorFor(drawn, room), sent, fittingKey(room, command)];
}

/** The seat that a command about bots means, if there is one it could mean. */
function seatFor({ do: what }: Decidable, { chairs, people }: Room, n: number): number | undefined {
  const seats = chairs.flatMap(({ person }, place) => {
    const on = people.find(({ no }) => no === person);
    if (what === 'addBot') return on ? [] : place;
    if (what === 'removeBot') return on?.bot ? place : [];
    return what === 'standIn' && on && on.away !== null ? place : [];
  });
  return seats[n % Math.max(1, seats.length)];
}

function moveFor(
  drawn: ArbitraryCommand,
  command: CommandOf<'move'>,
  to: ScriptedRoom,
): readonly [Who, Decidable, string] {
  const room = to.room();
  if (drawn.n % 4 > 0) lookOn(to);
  const { ask, moves } = askedOf(to, drawn.n) ?? {};
  const key = askPrefix(room) + (ask?.key ?? '');
  const seat = ask?.seat ?? 0;
  const fitting = moves?.[drawn.n % Math.max(1, moves.length)];
  const sent = drawn.n % 10 === 0 || !fitting ? command : { ...command, move: fitting };
  return [playerOf(room, seat), sent, key];
}

/** Lets the time pass until all have seen what happened. */
function lookOn(to: ScriptedRoom): void {
  const match = playing(to.room());
  if (match) to.wait(Math.max(0, showsUntil(match) - to.room().at));
}

function moreTimeFor(
  { command, n }: ArbitraryCommand,
  to: ScriptedRoom,
): readonly [Who, Decidable, string] {
  const room = to.room();
  const { ask } = askedOf(to, n) ?? {};
  return [playerOf(room, ask?.seat ?? 0), command, askPrefix(room) + (ask?.key ?? '')];
}

function takeBackFor(
  { command, n }: ArbitraryCommand,
  to: ScriptedRoom,
): readonly [Who, Decidable, string] {
  const { seat, key } = backFor(to.room(), n);
  return [playerOf(to.room(), seat), command, key];
}

function endShowFor(
  { command, n }: ArbitraryCommand,
  to: ScriptedRoom,
): readonly [Who, Decidable, string] {
  const show = matchOf(to.room())?.show;
  if (show) to.wait(Math.max(0, show.wholeUntil - to.room().at));
  const sent = show && n % 10 > 0 ? ({ do: 'endShow', show: show.id } as const) : command;
  return [{ kind: 'house' }, sent, 'room'];
}

function timeoutFor(
  command: CommandOf<'timeout'>,
  to: ScriptedRoom,
): readonly [Who, Decidable, string] {
  const room = to.room();
  const first = nextClock(room);
  const falls = first && fallsAt(first);
  if (falls !== null) to.wait(Math.max(0, falls - room.at));
  const sent = first ? { ...command, timer: first.key } : command;
  return [{ kind: 'timer' }, sent, fittingKey(room, sent)];
}

function actorFor({ command, who, n }: ArbitraryCommand, room: Room): Who {
  const { role } = RULES[command.do];
  if (role === 'timer' || role === 'house') return { kind: role };
  if (role === 'anyone') return NAMES[n % NAMES.length] ?? who;
  if (command.do === 'start' && isOwnStart(room)) return { kind: 'house' };
  if (role === 'host') return nameOf(room, room.host) ?? who;
  const seated = room.chairs.flatMap(({ person }) => nameOf(room, person) ?? []);
  return seated[n % Math.max(1, seated.length)] ?? who;
}

function isOwnStart(room: Room): boolean {
  return allAgain(room) || room.startsAt !== undefined;
}

function playerOf(room: Room, seat: number): Who {
  if (botIn(room, seat)) return { kind: 'bot', seat };
  return nameOf(room, room.chairs[seat]?.person ?? null) ?? { kind: 'house' };
}

function nameOf(room: Room, no: number | null): string | null {
  return personAt(room, no)?.id?.slice(identity('').length) ?? null;
}
