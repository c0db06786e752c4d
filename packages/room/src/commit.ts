/** A commit: one accepted command, a whole row of the log. There are no half commands. */

import type { Seat } from '@kesem/engine/core/game';
import type { Stretch, TakenBack } from '@kesem/engine/core/replay';
import type { Json, JsonObject } from '@kesem/engine/core/table';
import type { Command, CommandOf, Opening } from './command.ts';
import type { Fork } from './match.ts';
import type { Ink, PersonNo } from './person.ts';

/** The start of a match as the log keeps it: all that the match is made from but its secret. */
export interface Started {
  readonly do: 'start';
  readonly match: number;
  readonly game: string;
  readonly version: number;
  readonly players: readonly PersonNo[];
  readonly options: JsonObject;
  readonly own: readonly Json[];
  readonly nonces: readonly string[];
  readonly kept: Json;
  /** Where the seats were drawn: for each the place, among those who sat, of who sits there now. */
  readonly drawn?: readonly Seat[];
  /** What was played before, in the match it goes on from. */
  readonly before?: readonly Stretch[];
  /** All that is hidden there is dealt anew, from the secret of this match. */
  readonly redealt?: true;
}

/** An opening as the log keeps it, so that a log needs no other: with the record it goes on from. */
export type Opened = Omit<Opening, 'from'> & { readonly from?: Fork };

/** Somebody who watches and has never sat, as a removal writes them down. */
export interface Stranger {
  readonly id: string;
  readonly name: string;
  readonly ink: Ink;
}

/** A removal as the log keeps it: whom, and the identities that look on and keep their way in. */
export interface Removed {
  readonly do: 'remove';
  readonly who: { readonly person: PersonNo } | Stranger;
  readonly inside: readonly string[];
}

/** A lock as the log keeps it: with the identities that look on and keep their way in. */
export type Locked = CommandOf<'lock'> & { readonly inside?: readonly string[] };

/** A word about a take-back as the log keeps it: that by which it is done names what is gone back to. */
export type SaidBack = CommandOf<'takeBack'> & { readonly back?: Omit<TakenBack, 'kind'> };

/** A command as the room decides about it: who watches is known outside of it, so a removal and a lock come written out. */
export type Decidable = Exclude<Command, CommandOf<'remove' | 'lock'>> | Removed | Locked;

/** What a commit holds: the command as it came, but for opening, start and take-back, which are written out. */
export type Recorded =
  | Exclude<Decidable, CommandOf<'start'> | CommandOf<'takeBack'>>
  | Opened
  | Started
  | SaidBack;

export interface Commit {
  readonly room: string;
  /** From 1, without a gap. */
  readonly seq: number;
  /** `person:<identity>`, `bot:<seat>`, `timer` or `house`. */
  readonly actor: string;
  /** Unique for the room and the actor: the same id again is the same command again. */
  readonly commandId: string;
  /** The question it answered: `4/move:17`, `lobby:4`, `end:4` or `room`. */
  readonly key: string;
  readonly command: Recorded;
  /** Milliseconds; never before the commit before it. */
  readonly at: number;
}

/** A command on its way in, before it is decided. */
export interface Envelope {
  readonly id: string;
  readonly key: string;
  readonly command: Decidable;
}
