/** Things to put into a store; only tests import this. */
import type { ChatLine } from '@kesem/protocol/messages';
import type { Commit } from '@kesem/room/commit';
import type { Person } from '@kesem/room/person';
import type { Ended } from '@kesem/room/record';
import type { Room } from '@kesem/room/room';
import type { Append } from '../store.ts';

let rooms = 0;

/** The id of a room that no other test uses. */
export function aRoom(): string {
  rooms += 1;
  return `room-${rooms}`;
}

/** A commit whose content does not matter; its command's id is its place unless told. */
export function commit(room: string, seq: number, more: Partial<Commit> = {}): Commit {
  const command = { do: 'lock', locked: true } as const;
  const rest = { actor: 'person:a', commandId: String(seq), key: 'room', command, at: 1_000 + seq };
  return { room, seq, ...rest, ...more };
}

/** An append of a commit with nothing beside it unless told. */
export function append(one: Commit, more: Partial<Append> = {}): Append {
  const nothing = { secret: null, due: null, snapshot: null, started: false, people: [] };
  const none = { ended: null, invite: null, turns: null, shut: false };
  return { commit: one, ...nothing, ...none, ...more };
}

/** First commits of as many rooms. */
export function openings(count: number): readonly Append[] {
  return Array.from({ length: count }, () => append(commit(aRoom(), 1)));
}

/** Returns the record of a match between two identities that began with the commit before `seq` and ended with `seq`. */
export function anEnded(room: string, seq: number, players: readonly string[]): Ended {
  const bot = { id: null, name: '', ink: 3, bot: 'easy' } as const;
  return {
    id: `m${room}-${seq}`,
    room,
    number: 1,
    game: 'toy',
    players: [
      ...players.map((id) => ({ id, name: `name of ${id}`, ink: 1, bot: null }) as const),
      bot,
    ],
    outcome: null,
    closed: 'abandoned',
    first: seq - 1,
    last: seq,
    count: 1,
    at: 1_000 + seq,
  };
}

/** A room as it is after its commit `seq`, between two matches. */
export function aSnapshot(room: string, seq: number): Room {
  const nobody = { people: [], host: 1, locked: false, chairs: [], kept: {}, series: [] };
  const from = null;
  const next = { match: 2, hash: 'ab' };
  const stage = { at: 'lobby' } as const;
  return { id: room, seq, at: 1_000, game: 'toy', options: {}, stage, next, from, ...nobody };
}

/** Somebody in a room. */
export function aPerson(no: number, id: string): Person {
  return { no, id, name: `name of ${id}`, ink: 1, bot: null, away: null, is: 'in' };
}

/** A line of chat. */
export function line(text: string): Omit<ChatLine, 'id'> {
  return { at: 1_000, channel: 'table', name: 'נועה', ink: 1, person: 1, say: { text } };
}
