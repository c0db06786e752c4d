/** A room for tests, which is sent commands, with its log, its secrets and a clock that is set. */

import { commitment } from '@kesem/engine/core/random';
import { openTable, type Table } from '@kesem/engine/core/table';
import { freeze } from '@kesem/engine/core/testing/freeze';
import { toy } from '@kesem/engine/core/testing/toy';
import type { Actor } from '../actor.ts';
import { RULES } from '../command.ts';
import type { Commit, Decidable, Opened } from '../commit.ts';
import { type Accepted, type Decision, decide, type Now, openRoom } from '../decide.ts';
import { depsOf, type RoomDeps } from '../deps.ts';
import { askPrefix, endKey, lobbyKey } from '../key.ts';
import type { Fork } from '../match.ts';
import { chairOf, personOf, type Room } from '../room.ts';
import { allAgain } from '../start.ts';
import { duel } from './duel.ts';

export const TABLES: readonly Table[] = [openTable(toy), duel];
export const ROOM = 'r1';
export const BEGIN = 1_000_000;

/** A nonce of 128 bits that is told from others by its number. */
export function nonce(n: number): string {
  return n.toString(16).padStart(32, '0');
}

/** The identity behind a name in a test: it must never be seen in a view. */
export function identity(name: string): string {
  return `identity-of-${name}`;
}

/** A person's name, or another actor. */
export type Who = string | Exclude<Actor, { kind: 'person' }>;

export interface ScriptedRoom {
  readonly room: () => Room;
  readonly log: () => readonly Commit[];
  readonly deps: RoomDeps;
  readonly secrets: ReadonlyMap<number, string>;
  /** Lets time pass, in ms. */
  readonly wait: (ms: number) => void;
  /** Puts other games on the shelf, as a deployment does. */
  readonly stock: (tables: readonly Table[]) => void;
  /** Sends a command; the key is the one that fits unless told. Refusals change nothing. */
  readonly send: (who: Who, command: Decidable, key?: string) => Decision;
  /** The number of a person by name. */
  readonly no: (name: string) => number;
  /** The seat of a person by name. */
  readonly seat: (name: string) => number;
}

export interface Start {
  readonly host?: string;
  readonly game?: string;
  readonly tables?: readonly Table[];
  /** What the room is called; no two draw the same secrets. */
  readonly id?: string;
  readonly from?: Fork;
}

/** Opens a room; the host sits on the first chair. */
export function scriptedRoom(start: Start = {}): ScriptedRoom {
  const { tables = TABLES, id = ROOM } = start;
  const log: Commit[] = [];
  const secrets = new Map<number, string>();
  let shelf = tables;
  let at = BEGIN;
  const deps = depsOf(
    (game) => shelf.find((table) => table.id === game),
    (match) => secrets.get(match),
  );
  const now = () => ({ at, fresh: () => commitment(id, `${secrets.size + 1}`), deps });
  const keep = (decision: Decision): Decision => {
    if (!decision.ok) return decision;
    if (decision.secret) secrets.set(decision.secret.match, decision.secret.secret);
    log.push(freeze(decision.commit));
    room = freeze(decision.next);
    return decision;
  };
  const opening = opened(start, now());
  let room = opening.next;
  keep(opening);
  return {
    room: () => room,
    log: () => log,
    deps,
    secrets,
    wait: (ms) => {
      at += ms;
    },
    stock: (next) => {
      shelf = next;
    },
    send: (who, sent, key = fittingKey(room, sent)) =>
      keep(decide(room, actorOf(who), { id: `c${log.length}`, key, command: freeze(sent) }, now())),
    no: (name) => personOf(room, identity(name))?.no ?? 0,
    seat: (name) => chairOf(room, personOf(room, identity(name))?.no ?? 0) ?? -1,
  };
}

function opened({ host = 'Ann', game = 'toy', id = ROOM, from }: Start, now: Now): Accepted {
  const plain = { do: 'open', game, name: host, ink: null, nonce: nonce(1) } as const;
  const command: Opened = from ? { ...plain, from } : plain;
  const opening = openRoom(id, identity(host), { id: 'open', command }, now);
  if (!opening.ok) throw new Error(`the room does not open: ${opening.why.code}`);
  return opening;
}

/** The key a command should name just now; for a move the prefix of its match only. */
export function fittingKey(room: Room, command: Decidable): string {
  if (command.do === 'timeout') return askPrefix(room) + command.timer;
  if (command.do === 'start' && allAgain(room)) return endKey(room);
  const between = room.stage.at === 'lobby' ? lobbyKey(room) : endKey(room);
  const keys = {
    room: 'room',
    lobby: lobbyKey(room),
    end: endKey(room),
    between,
    match: askPrefix(room),
    ask: askPrefix(room),
  };
  return keys[RULES[command.do].answers];
}

/** Who a test means. */
export function actorOf(who: Who): Actor {
  return typeof who === 'string' ? { kind: 'person', id: identity(who) } : who;
}
