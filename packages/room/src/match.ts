/** A match as its room keeps it, what it goes on from, and how it is called. */
import type { Seat } from '@kesem/engine/core/game';
import type { Replay } from '@kesem/engine/core/replay';
import type { JsonObject, TableOutcome, TableState } from '@kesem/engine/core/table';
import type { Clock } from './clock.ts';
import type { PersonNo } from './person.ts';
import type { Said } from './said.ts';

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

/** What a match is called in its randomness and its commitment. */
export function matchId(room: string, match: number): string {
  return `${room}/${match}`;
}

/** A name for a match that cannot be guessed: the room knows it before the start, nobody else. */
export function publicId(hash: string): string {
  return hash.slice(0, 32);
}
