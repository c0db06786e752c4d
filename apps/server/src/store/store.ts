/**
 * What the server keeps for good: in SQLite, in a worker thread, or in PostgreSQL. One contract suite holds
 * all of them to these words.
 */

import type { Preset, Subscription } from '@kesem/protocol/http';
import type { ChatLine } from '@kesem/protocol/messages';
import type { Commit } from '@kesem/room/commit';
import type { Entry } from '@kesem/room/entry';
import type { Ended } from '@kesem/room/record';
import type { Room } from '@kesem/room/room';
import type { Turns } from '@kesem/room/turns';

/** A commit on its way into the log, with all that must become true in the same transaction. */
export interface Append extends Entry {
  /** When the room next wants to be woken, in ms of the epoch; null: never. It may be some minutes before that. */
  readonly due: number | null;
  /** Whether the first match of the room starts with this commit: rooms without one are swept sooner. */
  readonly started: boolean;
  /** Identities that are people of this room now; null: the same as before. */
  readonly people: readonly string[] | null;
  /** For the first commit: the SHA-256 of the invite, in hex. */
  readonly invite: string | null;
  /** Whose turn it is now in a slow match, and whose it was not before; null: nobody has days for theirs. */
  readonly turns: Turns | null;
  /** Whether all links of the room are replaced and its spoken code ends: somebody was put out. */
  readonly shut: boolean;
}

/**
 * What became of one commit of a batch. 'stored': it is durable, with all that goes with it; of any other
 * nothing was written. 'conflict': the place in the log or the command's id is taken, or the commit before
 * it is not there: its room was swept, or lost one that stood before it in the batch. `failed`: it cannot
 * be written at all, which is a bug; and why.
 */
export type Appended = 'stored' | 'conflict' | { readonly failed: string };

/** A room as it is read back. */
export interface Stored {
  readonly snapshot: Room | null;
  /** The commits after the snapshot, in order. */
  readonly commits: readonly Commit[];
  /** The secrets by match. */
  readonly secrets: { readonly [match: number]: string };
}

/** A match that is over, with its part of the log and the secret that it was made from. */
export interface Finished {
  readonly ended: Ended;
  readonly commits: readonly Commit[];
  readonly secret: string;
}

/** Somebody is asked to come to a room. */
interface Asked {
  readonly room: string;
  readonly at: number;
}

/** A preset on its way to being kept, from `at` on. */
export interface KeptPreset extends Preset {
  readonly identity: string;
  readonly game: string;
  readonly at: number;
}

/** Where a browser is told that it is somebody's turn. */
export interface KeptSubscription extends Subscription {
  /** When it was made, in ms. */
  readonly at: number;
}

/** Somebody is to be told that a room waits for them. */
export interface Waiting {
  readonly identity: string;
  readonly room: string;
  /** Not before this, in ms. */
  readonly at: number;
  /** How often it has failed. */
  readonly tries: number;
}

/** A time in which nobody could move, for no server ran or its machine slept: the `ms` before `until`, both in ms. */
export interface Outage {
  readonly until: number;
  readonly ms: number;
}

/** The house's own keys, by which push services know it. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface Store {
  /**
   * Appends a batch: commits of any rooms, those of one room in the order in which they were decided.
   * Resolves when it is on the disk, with what became of each, at its place; whoever loses harms nobody of
   * another room. Rejects when the outcome is unknown or the disk fails: then it is unknown of all.
   */
  readonly append: (batch: readonly Append[]) => Promise<readonly Appended[]>;
  /** The room's log from its last snapshot; null when there is no such room. */
  readonly load: (room: string) => Promise<Stored | null>;
  /** The commits after `seq`, in order. */
  readonly tail: (room: string, seq: number) => Promise<readonly Commit[]>;
  /** Whether a command was accepted, whenever that was. */
  readonly wasAccepted: (room: string, actor: string, commandId: string) => Promise<boolean>;

  /** A match that is over, by its public id; null for any other, and nothing tells whether it runs or never was. */
  readonly finished: (id: string) => Promise<Finished | null>;
  /** The finished matches of an identity, newest first, at most `limit`. */
  readonly playedBy: (identity: string, limit: number) => Promise<readonly Ended[]>;

  /** Finished matches of which nobody has yet kept what they showed, the newest first, at most `limit`. */
  readonly unfilmed: (limit: number) => Promise<readonly string[]>;
  /** Keeps what a finished match showed, as packed bytes; null: that cannot be known. Of a match that is gone nothing is kept. */
  readonly keepFilm: (match: string, film: Uint8Array | null) => Promise<void>;
  /** What a finished match showed; null when it was not kept. */
  readonly film: (match: string) => Promise<Uint8Array | null>;

  /** The room an invite opens (by its SHA-256 in hex), and whether the host has replaced that link. */
  readonly invited: (hash: string) => Promise<{ room: string; replaced: boolean } | null>;
  /** Adds an invite to a room, marks all its others as replaced, and ends its spoken code. */
  readonly replaceInvite: (room: string, hash: string) => Promise<void>;
  /** Adds an invite to a room; the others stay as they are. */
  readonly addInvite: (room: string, hash: string) => Promise<void>;
  /** The spoken code of a room; `fresh` becomes it where there is none. Null: that one is another room's. */
  readonly codeOf: (room: string, fresh: string) => Promise<string | null>;
  /** The room with a spoken code, or null. */
  readonly coded: (code: string) => Promise<string | null>;
  /** Asks people to come to a room, from `at` on. */
  readonly ask: (room: string, identities: readonly string[], at: number) => Promise<void>;
  /** The rooms to which an identity was asked after `since`, newest first. */
  readonly asked: (identity: string, since: number) => Promise<readonly Asked[]>;
  /** Takes back that somebody was asked. */
  readonly unask: (room: string, identity: string) => Promise<void>;

  /** The identity behind a cookie (by its SHA-256 in hex), its 180 days begun anew, to the day; null: unknown or lapsed. */
  readonly identity: (cookie: string, now: number) => Promise<string | null>;
  /** Makes a cookie stand for an identity, which is created when it is new. What has lapsed goes, and then the presets of whoever has no cookie left. */
  readonly bindCookie: (cookie: string, identity: string, now: number) => Promise<void>;
  /** The rooms of an identity, newest first, at most `limit`. */
  readonly roomsOf: (identity: string, limit: number) => Promise<readonly string[]>;

  /** What an identity keeps for a game, oldest first. */
  readonly presetsOf: (identity: string, game: string) => Promise<readonly Preset[]>;
  /** Keeps a preset, or changes the one with its id; false when there are `most` others for its game. */
  readonly keepPreset: (kept: KeptPreset, most: number) => Promise<boolean>;
  /** Drops a preset of an identity, if there is one with this id. */
  readonly dropPreset: (identity: string, id: string) => Promise<void>;

  /** The house's push keys: those that were kept first, or `fresh` from now on. */
  readonly pushKeys: (fresh: PushKeys) => Promise<PushKeys>;
  /** Keeps where an identity is told of its turns; beyond `most` the oldest go. */
  readonly subscribe: (identity: string, made: KeptSubscription, most: number) => Promise<void>;
  /** Forgets one of them. */
  readonly unsubscribe: (identity: string, endpoint: string) => Promise<void>;
  readonly subscriptionsOf: (identity: string) => Promise<readonly KeptSubscription[]>;
  /** Whom to tell by now, at most `limit`, earliest first. */
  readonly notices: (now: number, limit: number) => Promise<readonly Waiting[]>;
  /** Somebody was told, or is not to be; of a turn that came since nothing is dropped. */
  readonly dropNotice: (notice: Waiting) => Promise<void>;
  /** Tells somebody later; `failed` counts as a try. */
  readonly putOffNotice: (notice: Waiting, until: number, failed?: boolean) => Promise<void>;

  /** Every room in which an identity has sat or spoken, or out of which it was put. */
  readonly visitedBy: (identity: string) => Promise<readonly string[]>;
  /** Takes the name of an identity out of a room: log, snapshot, chat, matches; and the room out of its lists. */
  readonly forgetIn: (room: string, identity: string) => Promise<void>;
  /** Removes what stands for an identity outside rooms: cookies, presets, and where it is asked to come. */
  readonly forget: (identity: string) => Promise<void>;

  /** Keeps a line that an identity has spoken. */
  readonly addChat: (
    room: string,
    line: Omit<ChatLine, 'id'>,
    identity: string,
  ) => Promise<ChatLine>;
  /** The last lines of a room's chat, oldest first. */
  readonly chat: (room: string) => Promise<readonly ChatLine[]>;

  /** Rooms whose time has come, earliest first. */
  readonly due: (now: number) => Promise<readonly string[]>;
  /** Writes down that the server lives, and the outages that it has come out of. What is older than any clock is dropped. */
  readonly alive: (now: number, outages: readonly Outage[]) => Promise<void>;
  /** The outages of the last weeks, oldest first. */
  readonly outages: () => Promise<readonly Outage[]>;
  /**
   * The last moment at which the server is known to have lived, in ms: by a sign of life or a commit, before either of which
   * every outage is written down. A line of chat is none. Null in an empty store.
   */
  readonly lastAlive: () => Promise<number | null>;
  /** Removes rooms untouched for too long, with everything that hangs on them. Returns their number. */
  readonly sweep: (untouched: { notStartedSince: number; startedSince: number }) => Promise<number>;
  /** Round trip to the disk, in ms, for the log of the start. */
  readonly measure: () => Promise<number>;
  /** Writes as much as the largest commit takes, reads it and removes it; rejects when the disk cannot do that. */
  readonly probe: () => Promise<void>;
  readonly close: () => Promise<void>;
}
