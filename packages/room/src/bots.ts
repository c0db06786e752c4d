/** Bots in the waiting room: they sit down one by one or all at once, and get up. */
import type { Level } from '@kesem/engine/core/bot';
import type { Seat } from '@kesem/engine/core/game';
import { type Character, castFor } from './cast.ts';
import type { CommandOf } from './command.ts';
import type { RoomDeps } from './deps.ts';
import { barredSeat, freeInk, withdrawn, withPerson, withSitter } from './people.ts';
import type { Person } from './person.ts';
import { chairOf, personAt, type Room } from './room.ts';
import { accept, refuse, type Step } from './ruling.ts';
import type { Said } from './said.ts';

/** Puts a bot on a free chair; one that got up before comes back, with its points of the evening. */
export function addBot(room: Room, { seat, level }: CommandOf<'addBot'>, at: number): Step {
  const barred = barredSeat(room, seat);
  return barred ? refuse(barred) : seated(room, [seat], level, at);
}

/** Puts bots of a level on free chairs, so many as the game is best with, or on all. */
export function fill(
  room: Room,
  { level }: CommandOf<'fill'>,
  { at, deps }: { readonly at: number; readonly deps: RoomDeps },
): Step {
  const table = deps.table(room.game);
  const free = room.chairs.flatMap(({ person }, seat) => (person === null ? [seat] : []));
  if (!table) return refuse('noSuchGame');
  if (free.length === 0) return refuse('full');
  const { max, best = max } = table.seats;
  const sitting = room.chairs.length - free.length;
  const missing = sitting < best && room.from === null ? best - sitting : free.length;
  return seated(room, free.slice(0, missing), level, at);
}

/** Takes a bot off its chair. */
export function removeBot(room: Room, seat: Seat, at: number): Step {
  const bot = personAt(room, room.chairs[seat]?.person ?? null);
  if (!bot?.bot) return refuse('noSuchSeat');
  return accept(
    withdrawn(withPerson(room, { ...bot, is: 'left' }), bot.no),
    saying(at, 'left', bot.no),
  );
}

function seated(room: Room, seats: readonly Seat[], level: Level, at: number): Step {
  let now = room;
  const said: Said[] = [];
  for (const seat of seats) {
    const bot = nextBot(now, level);
    now = withSitter(now, seat, bot, '');
    said.push(saying(at, 'sat', bot.no));
  }
  return accept(now, ...said);
}

/** The first character that nobody at the table is; who it was before, if it has been here at this level. */
function nextBot(room: Room, level: Level): Omit<Person, 'away' | 'is'> {
  const busy = room.chairs.flatMap(({ person }) => personAt(room, person) ?? []);
  const isFree = (name: Character): boolean =>
    !busy.some((one) => one.bot !== null && one.name === name);
  const name = castFor(level).find(isFree) ?? '';
  const idle = room.people.find(
    (one) => one.bot === level && one.name === name && chairOf(room, one.no) === null,
  );
  const { no, ink } = idle ?? { no: room.people.length + 1, ink: null };
  return { no, id: null, name, ink: freeInk(room, no, [ink]), bot: level };
}

function saying(at: number, type: 'sat' | 'left', person: number): Said {
  return { at, room: { type, person } };
}
