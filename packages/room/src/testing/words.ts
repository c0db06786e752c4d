/** The short words that the tests of a room share. */
import type { CommandOf } from '../command.ts';
import type { Decision } from '../decide.ts';
import { personAt, type Room } from '../room.ts';
import type { RoomEvent } from '../said.ts';
import { nonce, type ScriptedRoom, type Start, scriptedRoom, type Who } from './scriptedRoom.ts';

export const HOUSE: Who = { kind: 'house' };
export const TIMER: Who = { kind: 'timer' };
export const BOT = (seat: number): Who => ({ kind: 'bot', seat });

/** Somebody sits down, on the first free chair unless told. */
export function sit(
  to: ScriptedRoom,
  name: string,
  more: Partial<CommandOf<'sit'>> = {},
): Decision {
  const fresh = nonce(20 + to.room().people.length);
  return to.send(name, { do: 'sit', seat: null, name, ink: null, nonce: fresh, ...more });
}

/** Returns a room with people on its chairs, the first of them the host, who keeps the seats in this order. */
export function table(names: readonly string[], start: Start = {}): ScriptedRoom {
  const [host = 'Ann', ...others] = names;
  const scripted = scriptedRoom({ host, ...start });
  for (const name of others) must(sit(scripted, name));
  must(keepSeats(scripted, host));
  return scripted;
}

/** The host orders the seats as they are, so that the room draws nothing. */
export function keepSeats(to: ScriptedRoom, host: string): Decision {
  return to.send(host, { do: 'order', chairs: to.room().chairs.map((_, place) => place) });
}

/** A duel of two that has begun, without clocks unless told. */
export function dueling(
  options: CommandOf<'options'>['options'] = {},
  start: Start = {},
): ScriptedRoom {
  const scripted = table(['Ann', 'Ben'], { game: 'duel', ...start });
  must(scripted.send('Ann', { do: 'options', options: { banks: false, ...options } }));
  must(scripted.send('Ann', { do: 'start' }));
  return scripted;
}

/** A move in the duel; `turn` counts from 0. */
export function move(to: ScriptedRoom, who: Who, what: string, turn = 0): Decision {
  const key = `${to.room().next.match}/turn:${turn}`;
  return to.send(who, { do: 'move', move: { do: what } }, key);
}

/** Ends a duel at once: whoever sits first wins, or both share. */
export function settleDuel(to: ScriptedRoom, what: 'win' | 'level' = 'win'): void {
  must(move(to, names(to.room())[0] ?? '', what));
}

/** Somebody says 'again'. */
export function again(to: ScriptedRoom, name: string): Decision {
  return to.send(name, { do: 'again', nonce: nonce(99) });
}

/** The code of a refusal; null for what was accepted. */
export function why(decision: Decision): string | null {
  return decision.ok ? null : decision.why.code;
}

/** Who sits, chair by chair. */
export function names(room: Room): readonly (string | null)[] {
  return room.chairs.map(({ person }) => personAt(room, person)?.name ?? null);
}

/** What was said of the room; null for a refusal. */
export function said(decision: Decision): readonly RoomEvent[] | null {
  return decision.ok ? decision.said.flatMap((one) => ('room' in one ? [one.room] : [])) : null;
}

function must(decision: Decision): void {
  if (!decision.ok) throw new Error(`refused: ${decision.why.code}`);
}
