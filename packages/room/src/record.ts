/** What stays of a match when it is over: a few words for lists, and the whole of it for a replay. */
import {
  firstInputs,
  type Replay,
  replayed,
  stretchesOf,
  type TakenBack,
} from '@kesem/engine/core/replay';
import type { Played, Table, TableOutcome } from '@kesem/engine/core/table';
import { actorOf } from './actor.ts';
import type { Commit } from './commit.ts';
import { gameKey } from './key.ts';
import type { Fork, Match } from './match.ts';
import type { Person } from './person.ts';
import { personAt, playing, type Room } from './room.ts';
import { replayOf } from './start.ts';

/** A player as a record names them: a bot by its character, and by nothing whoever has left for good. */
export type RecordedPlayer = Pick<Person, 'name' | 'ink' | 'bot'>;

/** A finished match, everything in the open: enough to fold it again, step by step. */
export interface MatchRecord {
  readonly id: string;
  /** Secrets and nonces included. */
  readonly record: Replay;
  /** For each input, those of `record.before` first: when it was made, in ms after the start; 0 before it. */
  readonly at: readonly number[];
  /** By seat. */
  readonly players: readonly RecordedPlayer[];
  readonly outcome: TableOutcome | null;
  readonly closed: Match['closed'];
  /** In ms of the epoch. */
  readonly startedAt: number;
  readonly endedAt: number;
}

/** A match that is over, as the server keeps it beside the log. It holds identities, so it is never sent as it is. */
export interface Ended {
  readonly id: string;
  readonly room: string;
  readonly number: number;
  readonly game: string;
  /** By seat. */
  readonly players: readonly (RecordedPlayer & Pick<Person, 'id'>)[];
  readonly outcome: TableOutcome | null;
  readonly closed: Match['closed'];
  /** Its first and its last commit, and how many inputs were accepted in between. */
  readonly first: number;
  readonly last: number;
  readonly count: number;
  readonly at: number;
  /** Identities that were out of the room by then: they are told nothing of it. Absent: none. */
  readonly out?: readonly string[];
}

/** The match that this commit ended, if it ended one: also before anybody moved, for it was dealt. */
export function endedBy(before: Room | null, after: Room): Ended | null {
  const { stage, id: room, seq: last, at } = after;
  if (!before || !playing(before) || stage.at !== 'over') return null;
  const { id, number, game, outcome, closed, seq: first } = stage.match;
  const count = stage.match.count - stage.match.before;
  const players = stage.match.players.flatMap((no) => playerOf(after, no));
  const ended = { id, room, number, game, players, outcome, closed, first, last, count, at };
  const out = after.people.flatMap((one) => (one.is === 'removed' && one.id ? [one.id] : []));
  return out.length > 0 ? { ...ended, out } : ended;
}

/** Whether an identity may be told of a finished match: not when it was out of the room by its end. */
export function mayKnow({ out = [] }: Pick<Ended, 'out'>, identity: string): boolean {
  return !out.includes(identity);
}

/**
 * The record of a match that is over.
 * @param commits its own, from the start to the end.
 * @param secret what its randomness was made from.
 */
export function recordOf(ended: Ended, commits: readonly Commit[], secret: string): MatchRecord {
  const { id, room, outcome, closed, count, at: endedAt } = ended;
  const [begun, ...rest] = commits;
  if (begun?.command.do !== 'start') throw new Error(`match ${id} has no start`);
  const origin = replayOf(room, begun.command, secret);
  const own = rest
    .flatMap((commit) => {
      const input = inputOf(commit, ended);
      return input ? [{ input, at: commit.at - begun.at }] : [];
    })
    // one more may stand there: that at which the rules failed
    .slice(0, count);
  return {
    id,
    record: { ...origin, inputs: own.map(({ input }) => input) },
    at: [
      ...stretchesOf(origin).flatMap(({ inputs }) => inputs.map(() => 0)),
      ...own.map(({ at }) => at),
    ],
    players: ended.players.map(({ name, ink, bot }) => ({ name, ink, bot })),
    outcome,
    closed,
    startedAt: begun.at,
    endedAt,
  };
}

/**
 * Where a room goes on from: a record after its first `count` inputs. Null when it has no such place,
 * when nobody could move there, or when its rules are not those of the table.
 */
export function forkOf(from: MatchRecord, count: number, table: Table): Fork | null {
  const record = firstInputs(from.record, count);
  const there = replayed(table, record);
  const goesOn = there?.count === count && table.outcome(there.state) === null;
  return goesOn ? { match: from.id, count, record } : null;
}

function playerOf(room: Room, no: number): Ended['players'] {
  const person = personAt(room, no);
  if (!person) return [];
  const { id, name, ink, bot } = person;
  return [{ id, name, ink, bot }];
}

function inputOf({ actor, key, command }: Commit, { players }: Ended): Played | TakenBack | null {
  if (command.do === 'takeBack') return command.back ? { kind: 'takeBack', ...command.back } : null;
  if (command.do === 'timeout') return { kind: 'timeout', timer: command.timer };
  if (command.do !== 'move') return null;
  const by = actorOf(actor);
  const seat =
    by.kind === 'bot' ? by.seat : players.findIndex(({ id }) => actor === `person:${id}`);
  return { kind: 'move', seat, key: gameKey(key), move: command.move };
}
