/** The guard at a room's door: whether somebody may send a command now, and whether its question is open. */
import type { Actor } from './actor.ts';
import { type Answers, isForClients, RULES } from './command.ts';
import type { Decidable, Envelope } from './commit.ts';
import { isCounted } from './countdown.ts';
import { mayAbandon } from './ending.ts';
import { askPrefix, endKey, isOfMatch, lobbyKey } from './key.ts';
import { isPaused } from './pause.ts';
import type { Person } from './person.ts';
import * as play from './play.ts';
import { botIn, personOf, playing, type Room, seatFor } from './room.ts';
import type { RoomCode } from './ruling.ts';
import { isShowing } from './show.ts';
import * as start from './start.ts';

/** Why this actor may not send this command now, or that its question is closed; null when it may. */
export function guard(
  room: Room,
  actor: Actor,
  { command, key }: Envelope,
  { at, deps }: play.Moment,
): RoomCode | null {
  const barred = barredByRole(room, actor, command, at);
  if (barred) return barred;
  if (!isOpen(room, command, key)) return 'stale';
  if (command.do === 'timeout') return barredTimeout(room, command.timer, key, at);
  if (command.do === 'move') return barredByShow(room, key, { at, deps });
  const me = actor.kind === 'person' ? personOf(room, actor.id) : undefined;
  return command.do === 'abandon' && me ? mayAbandon(room, me, at) : null;
}

/** A clock falls when nothing is left of it. */
function barredTimeout(room: Room, timer: string, key: string, at: number): RoomCode | null {
  return key === askPrefix(room) + timer && play.isDue(room, timer, at) ? null : 'stale';
}

/** While something is shown to all nobody moves; what is asked no more is stale all the same. */
function barredByShow(room: Room, key: string, { at, deps }: play.Moment): RoomCode | null {
  const match = playing(room);
  if (!match || !isShowing(match, at)) return null;
  return play.isAsked(room, key, deps) ? 'showing' : 'stale';
}

function barredByRole(room: Room, actor: Actor, command: Decidable, at: number): RoomCode | null {
  switch (actor.kind) {
    case 'person':
      return barredPerson(room, actor.id, command);
    case 'bot':
      return barredBot(room, actor.seat, command);
    case 'timer':
    case 'house':
      return RULES[command.do].role === actor.kind || isOwnStart(room, actor, command, at)
        ? null
        : 'notAllowed';
    default:
      return actor satisfies never;
  }
}

function barredBot(room: Room, seat: number, command: Decidable): RoomCode | null {
  if (command.do !== 'move' || !botIn(room, seat)) return 'notAllowed';
  return isPaused(room) ? 'stale' : null;
}

function barredPerson(room: Room, id: string, command: Decidable): RoomCode | null {
  const { role } = RULES[command.do];
  const person = personOf(room, id);
  if (!isForClients(command.do)) return 'notAllowed';
  if (person && isSentAway(person)) return person.is;
  if (role === 'anyone') return null;
  if (seatFor(room, id) === null) return 'notSeated';
  return role === 'host' && person?.no !== room.host ? 'notHost' : null;
}

/** Whether the host has sent somebody to the audience or out of the room. */
function isSentAway(person: Person): person is Person & { is: 'kicked' | 'removed' } {
  return person.is === 'kicked' || person.is === 'removed';
}

/** Whether the server starts the next match itself, as it does once all have said 'again', or a count is over. */
function isOwnStart(room: Room, actor: Actor, command: Decidable, at: number): boolean {
  if (actor.kind !== 'house' || command.do !== 'start') return false;
  return start.allAgain(room) || isCounted(room, at);
}

const IS_OPEN: { readonly [K in Answers]: (room: Room, key: string) => boolean } = {
  room: (_, key) => key === 'room',
  lobby: (room, key) => room.stage.at === 'lobby' && key === lobbyKey(room),
  end: (room, key) => room.stage.at === 'over' && key === endKey(room),
  between: (room, key) => IS_OPEN.lobby(room, key) || IS_OPEN.end(room, key),
  match: (room, key) => {
    const match = playing(room);
    return match !== null && isOfMatch(key, match);
  },
  ask: (room, key) => playing(room) !== null && key.startsWith(askPrefix(room)),
};

function isOpen(room: Room, command: Decidable, key: string): boolean {
  if (command.do === 'start' && start.allAgain(room)) return key === endKey(room);
  return IS_OPEN[RULES[command.do].answers](room, key);
}
