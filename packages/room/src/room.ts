/** The evening around a match: everything a room knows, as plain readonly data. */
import type { Level } from '@kesem/engine/core/bot';
import type { Seat } from '@kesem/engine/core/game';
import type { Replay } from '@kesem/engine/core/replay';
import type {
  Json,
  JsonObject,
  Table,
  TableOutcome,
  TableState,
  TableTold,
} from '@kesem/engine/core/table';
import type { Clock } from './clock.ts';
import type { Days } from './days.ts';

export const INKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** One of the ten player inks; with it go a hatch and an emblem. */
export type Ink = (typeof INKS)[number];

/** A person's number in this room, from 1, in order of first sitting. Bots have one too. */
export type PersonNo = number;

export interface Person {
  readonly no: PersonNo;
  /** The identity behind the person, known to the server alone; null for a bot. */
  readonly id: string | null;
  /** A bot's is that of its character (see cast.ts), empty in what is older than they are. */
  readonly name: string;
  readonly ink: Ink;
  readonly bot: Level | null;
  /** Since when the person has been absent, in ms; null while here. */
  readonly away: number | null;
  /** 'left' may sit down again; 'kicked' is in the audience and for now only watches; 'removed' is out of the room. */
  readonly is: 'in' | 'left' | 'kicked' | 'removed';
  /** Who sent the person to the audience or out of the room. */
  readonly by?: PersonNo;
}

/** A place to sit. In the waiting room it may be empty; in a match it never is. */
export interface Chair {
  readonly person: PersonNo | null;
  /** The bot that plays on while its person is away. */
  readonly standIn: Level | null;
  /** What the client added to the shuffle when it sat down or said 'again'. */
  readonly nonce: string;
  /** The secret choice before the match; null until made. */
  readonly own: { readonly value: Json } | null;
  /** What the host chose for this seat alone, seen by all; absent: the defaults. */
  readonly options?: JsonObject;
}

/** Something about a person, without more. */
export interface PersonEvent {
  readonly type:
    | 'sat'
    | 'left'
    | 'away'
    | 'back'
    | 'hosts'
    | 'moreTime'
    | 'wantsEnd'
    | 'goesOn'
    | 'wantsBack'
    | 'keepsOn'
    | 'keepsPace';
  readonly person: PersonNo;
}

/** A host's word about a person; `by` is absent where a seat fell free, and in what older logs told. */
export interface HostEvent {
  readonly type: 'kicked' | 'removed' | 'allowed';
  readonly person: PersonNo;
  readonly by?: PersonNo;
}

/**
 * Of hands as they were some rounds ago: somebody lets whoever watches see them, or not; and they may be seen from now
 * on, as all agree who sit, or no more, as somebody sits who does not.
 */
type HandsEvent =
  | { readonly type: 'showsHands' | 'hidesHands'; readonly person: PersonNo }
  | { readonly type: 'handsShown' | 'handsHidden' };

export type RoomEvent =
  | PersonEvent
  | HostEvent
  | HandsEvent
  /** Somebody plays on from now for a bot; the seat is told, for it bears another name now. */
  | {
      readonly type: 'tookOver';
      readonly person: PersonNo;
      readonly seat: Seat;
      readonly from: PersonNo;
    }
  | { readonly type: 'standIn'; readonly person: PersonNo; readonly level: Level }
  /** The table has gone to another game: who watches from now on, and who sits who did not. */
  | {
      readonly type: 'switched';
      readonly game: string;
      readonly out: readonly PersonNo[];
      readonly in: readonly PersonNo[];
    }
  /**
   * Somebody's last answer, given at `since`, counts no more, nor what came of it; `taught`: somebody may
   * have learned something by then.
   */
  | {
      readonly type: 'tookBack';
      readonly person: PersonNo;
      readonly since: number;
      readonly taught?: true;
    }
  /** Somebody wants so many days a move; null: the minutes of an evening. */
  | { readonly type: 'wantsPace'; readonly person: PersonNo; readonly days: Days | null }
  /** All who sit have agreed to that. */
  | { readonly type: 'paced'; readonly days: Days | null }
  | { readonly type: 'started'; readonly match: number }
  | { readonly type: 'redealt' | 'known' }
  /** Who sits where, by seat, as the room has drawn it. */
  | { readonly type: 'drawn'; readonly people: readonly PersonNo[] }
  /** Who has won the series, which is decided with this match. */
  | { readonly type: 'decided'; readonly people: readonly PersonNo[] }
  | { readonly type: 'woke' };

/** Something that was heard in this match, and when. */
export type Said =
  | { readonly at: number; readonly told: TableTold }
  | { readonly at: number; readonly room: RoomEvent };

/** An answer that can be taken back: whose, and the question it answered, with the match before it. */
export interface Back {
  readonly seat: Seat;
  readonly key: string;
}

/** What stood before an input, for as long as the match can go back there. */
export interface Before {
  /** Accepted inputs until then. */
  readonly count: number;
  /** When the input came, in ms. */
  readonly at: number;
  readonly state: TableState;
  /** Whose answer it was and to which question, where it can be taken back. */
  readonly answer: Back | null;
  /** Somebody may have learned something by it. */
  readonly taught: boolean;
}

/** A show as everybody is told of it. Times are those of the server's clock, in ms. */
export interface Show {
  /** With the match before it; unique in a room. */
  readonly id: string;
  readonly startsAt: number;
  /** For how long each step is looked at, in ms, one after the other. */
  readonly steps: readonly number[];
  /** From when on it may be ended early. */
  readonly wholeUntil: number;
  /** After the last step, or when it was ended early. */
  readonly endsAt: number;
}

/** A show as a room keeps it, with what those need who come in the middle of it. */
export interface KeptShow extends Show {
  /** The state before the input. */
  readonly before: TableState;
  /** How much had been said in the match before it. */
  readonly said: number;
}

export interface Match {
  readonly number: number;
  /** What it is called outside its room. */
  readonly id: string;
  /** The place in the log where it started. */
  readonly seq: number;
  readonly game: string;
  readonly version: number;
  readonly options: JsonObject;
  /** The person in each seat. */
  readonly players: readonly PersonNo[];
  readonly nonces: readonly string[];
  /** Null when the version is no longer known, or its rules failed: see `closed`. */
  readonly state: TableState | null;
  /** Accepted inputs so far; each draws from a randomness of its own number, the setup from 0. */
  readonly count: number;
  /** How many of them were played in another match, from which this one goes on. */
  readonly before: number;
  readonly from: Onward | null;
  /** What stood before each input that still counts; absent: nothing can be taken back. */
  readonly past?: readonly Before[];
  /** How often something was taken back; absent: never. */
  readonly generation?: number;
  /** Whose last answer is asked back, and who is for it; nobody: it was refused. Absent: none is. */
  readonly asked?: { readonly seat: Seat; readonly yes: readonly PersonNo[] };
  readonly clocks: readonly Clock[];
  /** Whoever has taken more time, and for which question. */
  readonly longer: readonly { readonly seat: Seat; readonly key: string }[];
  readonly said: readonly Said[];
  /** What is shown to all at one pace, or was last; absent: nothing was. */
  readonly show?: KeptShow;
  /** Who wants it to end without a result; absent: nobody. */
  readonly endVote?: readonly PersonNo[];
  /** Since when it stands still for its one human, in ms; absent: it does not. */
  readonly paused?: number;
  readonly outcome: TableOutcome | null;
  /** Why it ended without a result. */
  readonly closed: 'abandoned' | 'frozen' | 'version' | null;
}

export type Stage =
  | { readonly at: 'lobby' }
  | { readonly at: 'playing'; readonly match: Match }
  | { readonly at: 'over'; readonly match: Match; readonly again: readonly Seat[] };

/** Where a match is to go on from: a finished one, and its record up to there. */
export interface Fork {
  readonly match: string;
  readonly count: number;
  readonly record: Replay;
}

/** The place that a match goes on from, and what becomes of what was hidden there. */
export interface Onward extends Pick<Fork, 'match' | 'count'> {
  /**
   * `none`: the game hides nothing. `redealt`: it is dealt anew, by this match's own secret. `known`: it
   * lies as anybody can read it in the record of the other match: an open study.
   */
  readonly hidden: 'none' | 'redealt' | 'known';
}

/** When a series is decided: after so many matches, or once somebody has won so many. */
export interface SeriesLength {
  readonly by: 'matches' | 'wins';
  readonly n: number;
}

/** What somebody who sits would play next. */
export interface Wish {
  readonly person: PersonNo;
  readonly game: string;
}

/** Another pace that is asked for, and who is for it. */
export interface PaceAsked {
  readonly days: Days | null;
  readonly yes: readonly PersonNo[];
}

/** Points of one person in the series of one game: matches won, where a shared win counts for each, or scores. */
export interface Points {
  readonly game: string;
  readonly person: PersonNo;
  readonly points: number;
  readonly played: number;
  /** Matches won, where points are scores; absent in snapshots from before they were counted. */
  readonly won?: number;
}

export interface Room {
  readonly id: string;
  readonly seq: number;
  /** The time of the last commit, in ms. */
  readonly at: number;
  readonly people: readonly Person[];
  readonly host: PersonNo;
  readonly locked: boolean;
  /** Of all reactions only applause is told; absent: all are. */
  readonly applauseOnly?: boolean;
  /** A room with children: phrases alone are said, names are given by the house, and its door can be closed. Absent: it is none. */
  readonly family?: boolean;
  /** The https address of the friends' call, as the host gave it; null or absent: there is none. */
  readonly call?: string | null;
  /** Identities that never sat and looked on when somebody was removed or the room was locked: they keep their way in. */
  readonly guests?: readonly string[];
  readonly game: string;
  readonly options: JsonObject;
  readonly chairs: readonly Chair[];
  /**
   * The games whose seats stay as they are, since the host ordered them or a match was played; for
   * all others the room draws who sits where. Absent in snapshots from before that was drawn.
   */
  readonly settled?: readonly string[];
  readonly stage: Stage;
  /** What those who sit would play next, one wish each; absent: nobody has said. */
  readonly wishes?: readonly Wish[];
  /** When the match starts that is counted down to, in ms; absent: none is. */
  readonly startsAt?: number;
  /** The last match that each person has played; absent in snapshots from before it was kept. */
  readonly lastPlayed?: { readonly [person: PersonNo]: number };
  /** The match that comes next, and the commitment to its secret. */
  readonly next: { readonly match: number; readonly hash: string };
  /** How many days a move has; absent: the clocks of the games run. */
  readonly slow?: Days;
  /** Absent: no other pace is asked for. */
  readonly paceAsked?: PaceAsked;
  /** Who agrees that whoever watches sees hands of some rounds ago; absent: nobody. */
  readonly commentary?: readonly PersonNo[];
  /** Where the first match goes on from; null: it starts from its setup, as all later ones do. */
  readonly from: Fork | null;
  /** What each game carries to its next match. */
  readonly kept: { readonly [game: string]: Json };
  readonly series: readonly Points[];
  /** How long the series of every game is; null or absent: it is open. */
  readonly seriesLength?: SeriesLength | null;
  /** How many matches the series of each game has had; absent in snapshots from before it was counted. */
  readonly matches?: { readonly [game: string]: number };
}

/** Who acts: a person by identity, a bot in a seat, a clock, or the server itself, which the log calls `house`. */
export type Actor =
  | { readonly kind: 'person'; readonly id: string }
  | { readonly kind: 'bot'; readonly seat: Seat }
  | { readonly kind: 'timer' }
  | { readonly kind: 'house' };

/** What a room needs of whoever keeps it: the games, and the secret of a match that was drawn before. */
export interface RoomDeps {
  /** The rules of a game: the newest, or those of a version while they are here. */
  readonly table: (game: string, version?: number) => Table | undefined;
  readonly secret: (match: number) => string;
}

/**
 * Returns what a room needs of whoever keeps it.
 * @param secretOf the secret of one of the room's matches, if it was drawn. Asking for another throws.
 */
export function depsOf(
  table: RoomDeps['table'],
  secretOf: (match: number) => string | undefined,
): RoomDeps {
  return {
    table,
    secret: (match) => {
      const secret = secretOf(match);
      if (secret === undefined) throw new Error(`no secret was drawn for match ${match}`);
      return secret;
    },
  };
}

/** The rules a match is played by, from its start to its end: those of its version, if they are here. */
export function rulesOf(
  { table }: RoomDeps,
  { game, version }: Pick<Match, 'game' | 'version'>,
): Table | undefined {
  const rules = table(game, version);
  return rules?.version === version ? rules : undefined;
}

/** The match under way, if any. */
export function playing(room: Room): Match | null {
  return room.stage.at === 'playing' ? room.stage.match : null;
}

/** The match on the table, under way or just over. */
export function matchOf(room: Room): Match | null {
  return room.stage.at === 'lobby' ? null : room.stage.match;
}

/** The person an identity is in this room, if it ever sat here. */
export function personOf(room: Room, id: string): Person | undefined {
  return room.people.find((person) => person.id === id);
}

/** The person with a number, if the room has it; null is nobody's number. */
export function personAt(room: Room, no: PersonNo | null): Person | undefined {
  return room.people.find((person) => person.no === no);
}

/** The chair a person sits on, or null. */
export function chairOf(room: Room, no: PersonNo): Seat | null {
  const seat = room.chairs.findIndex((chair) => chair.person === no);
  return seat < 0 ? null : seat;
}

/**
 * The seat an identity may look from and act for: its chair, as long as it is in. Whoever left or was
 * sent away sees no more than the public, even while the chair is still theirs.
 */
export function seatFor(room: Room, id: string): Seat | null {
  const person = personOf(room, id);
  return person?.is === 'in' ? chairOf(room, person.no) : null;
}

/** Whether nobody new comes in, not even to watch. */
export function isDoorClosed({ family, locked }: Room): boolean {
  return family === true && locked;
}

/** Whether somebody may come in by a door that is closed, or a link that was replaced. */
export function keepsWayIn(room: Room, id: string): boolean {
  return personOf(room, id) !== undefined || room.guests?.includes(id) === true;
}

/** Whether the room draws who sits where when the next match starts. */
export function drawsSeats({ from, game, settled = [] }: Room): boolean {
  return from === null && !settled.includes(game);
}

/** Who plays a seat just now when it is not a human: the bot that owns it, or the one standing in. */
export function botIn(room: Room, seat: Seat): Level | null {
  const chair = room.chairs[seat];
  if (!chair) return null;
  return chair.standIn ?? personAt(room, chair.person)?.bot ?? null;
}

/** The seats that humans play just now, and no bot stands in. */
export function humanSeats(room: Room): readonly Seat[] {
  return room.chairs.flatMap(({ person }, seat) =>
    person === null || botIn(room, seat) !== null ? [] : [seat],
  );
}

/** What a match is called in its randomness and its commitment. */
export function matchId(room: string, match: number): string {
  return `${room}/${match}`;
}

/** The humans who play a match, here or away. */
export function humansOf(room: Room, { players }: Match): readonly PersonNo[] {
  return players.filter((no) => personAt(room, no)?.bot === null);
}

/** A name for a match that cannot be guessed: the room knows it before the start, nobody else. */
export function publicId(hash: string): string {
  return hash.slice(0, 32);
}
