/** What can be tried at a moment: moves as their players send them, clocks that fall, and what nobody may send. */
import type { Seat } from '@kesem/engine/core/game';
import type { Stream } from '@kesem/engine/core/random';
import type { Json, Played } from '@kesem/engine/core/table';
import { type Moment, nameOf, sample, shown } from '@kesem/engine/core/testing/moment';
import { forged, listed } from '@kesem/engine/core/testing/tries';
import type { Actor } from '@kesem/room/actor';
import { fallsAt, nextToFall } from '@kesem/room/clock';
import type { Decidable } from '@kesem/room/commit';
import { askPrefix, lobbyKey } from '@kesem/room/key';
import { botIn, personAt, playing, type Room } from '@kesem/room/room';
import { showsUntil } from '@kesem/room/show';
import type { Act, Guest } from './scene.ts';

/** Something to try, and how it is counted. */
export interface Try {
  /** 'room': a command that no game knows of. */
  readonly kind: 'move' | 'timeout' | 'room';
  /** What a move does, a timer's key up to the number, or the command. */
  readonly name: string;
  /** As a difference shows it. */
  readonly shown: string;
  readonly act: Act;
  /** Whose choice, and on which question; null for what is no choice. */
  readonly answers: { readonly seat: Seat; readonly key: string } | null;
}

const STEP_MS = 100;

/** A move as its player sends it, once all have seen what happened before. */
export function moveOf(room: Room, input: Played & { readonly kind: 'move' }): Try {
  const { seat, move } = input;
  const key = askPrefix(room) + input.key;
  const match = playing(room);
  const at = Math.max(room.at, match ? showsUntil(match) : 0) + STEP_MS;
  const act = sent(playerOf(room, seat), key, { do: 'move', move }, at);
  return { kind: 'move', name: nameOf(input), shown: shown(input), act, answers: { seat, key } };
}

/** Listed moves of all who are asked, at most `most` a seat. */
export function movesOf(moment: Moment, room: Room, most: number): readonly Try[] {
  return listed(moment, most).flatMap((input) =>
    input.kind === 'move' ? [moveOf(room, input)] : [],
  );
}

/** The clock that falls first, if one runs: the room takes no other. */
export function fallOf(room: Room): Try | null {
  const clock = nextToFall(playing(room)?.clocks ?? []);
  const at = clock && fallsAt(clock);
  if (!clock || at === null) return null;
  const input = { kind: 'timeout', timer: clock.key } as const;
  const command = { do: 'timeout', timer: clock.key } as const;
  const act = sent({ kind: 'timer' }, askPrefix(room) + clock.key, command, Math.max(room.at, at));
  return { kind: 'timeout', name: nameOf(input), shown: shown(input), act, answers: null };
}

/** The host sends away whoever sat down last. */
export function kickOf(room: Room, host: string): Try {
  const command = { do: 'kick', person: room.people.length } as const;
  const act = sent(personOf(host), 'room', command, room.at + STEP_MS);
  return { kind: 'room', name: 'kick', shown: 'the kick', act, answers: null };
}

/** A secret choice before the match. */
export function ownOf(room: Room, { me, identity }: Guest, own: Json): Try | null {
  if (me === 'public') return null;
  const key = lobbyKey(room);
  const act = sent(personOf(identity), key, { do: 'own', own }, room.at + STEP_MS);
  return { kind: 'room', name: 'own', shown: `the wish of ${me}`, act, answers: { seat: me, key } };
}

/** Returns a move that a guest may not send: one like those of the list, or, without a seat, somebody else's. */
export function forgeryOf(moment: Moment, room: Room, guest: Guest, stream: Stream): Try | null {
  const { me, identity } = guest;
  const inputs = me === 'public' ? listed(moment, 1) : sample(forged(moment, me, 1), 1, stream);
  const [input] = inputs;
  if (input?.kind !== 'move') return null;
  const tried = moveOf(room, input);
  return { ...tried, answers: null, act: { ...tried.act, actor: personOf(identity) } };
}

function sent(actor: Actor, key: string, command: Decidable, at: number): Act {
  return { actor, envelope: { id: 'one command', key, command }, at };
}

function playerOf(room: Room, seat: Seat): Actor {
  if (botIn(room, seat)) return { kind: 'bot', seat };
  return personOf(personAt(room, room.chairs[seat]?.person ?? null)?.id ?? '');
}

function personOf(id: string): Actor {
  return { kind: 'person', id };
}
