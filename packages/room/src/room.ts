/** The evening around a match: everything a room knows, as plain readonly data. */
import type { Level } from '@kesem/engine/core/bot';
import type { Seat } from '@kesem/engine/core/game';
import type { Json, JsonObject } from '@kesem/engine/core/table';
import type { Days } from './days.ts';
import type { Fork, Match } from './match.ts';
import type { Person, PersonNo } from './person.ts';

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

export type Stage =
  | { readonly at: 'lobby' }
  | { readonly at: 'playing'; readonly match: Match }
  | { readonly at: 'over'; readonly match: Match; readonly again: readonly Seat[] };

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

/** The humans who play a match, here or away. */
export function humansOf(room: Room, { players }: Match): readonly PersonNo[] {
  return players.filter((no) => personAt(room, no)?.bot === null);
}
