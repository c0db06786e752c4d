/** Every message on the socket, both ways. The schemas of what clients send are the law; see docs/protocol.md. */

import type { Page, Since } from '@kesem/room/bookmark';
import type { BriefStep } from '@kesem/room/brief';
import { seat, showId } from '@kesem/room/command';
import type { HandsView } from '@kesem/room/commentary';
import { INKS } from '@kesem/room/person';
import type { Full, StepMessage } from '@kesem/room/wire';
import * as z from 'zod/mini';
import { QUICK_PHRASES, type QuickPhrase } from './phrases.ts';
import { PLEAS } from './pleas.ts';
import { REACTIONS, type ReactionKind } from './reactions.ts';

/** An invite: 128 bits, base64url. */
export const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
/** The id of a command: 128 bits in hex, drawn by the client when the finger lifts. */
export const commandId = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** Who a watcher is to the others: seen in the list of spectators. */
export const profile = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  ink: z.literal(INKS),
});
export type Profile = z.output<typeof profile>;

/** What somebody who comes back still holds: a `Bookmark`, and the digest of the lines of chat. */
const stillHeld = z.strictObject({
  match: z.nullable(z.string().check(z.maxLength(80))),
  me: z.union([seat, z.literal('public')]),
  heard: z.int().check(z.nonnegative()),
  view: z.int(),
  chat: z.int(),
});
export type StillHeld = z.output<typeof stillHeld>;

/** Somebody who looks on without a seat, under a number of theirs for as long as anybody is in the room. */
export interface Watcher extends Profile {
  readonly watcher: number;
  /** The person's number in the room; null for somebody who never sat. */
  readonly person: number | null;
}

/** What a client may send. Each is answered through its acknowledgement with an `Answer`. */
export const CLIENT_MESSAGES = {
  /**
   * Enters a room's page, to watch; whoever sits there is seated again by it. As a screen that a whole living room
   * reads, one is nobody there: it is told what everybody may know, but for what watchers say, and sends nothing more.
   * Whoever follows the rules themselves names the build of them: at a server of the same build they are told in short.
   * Whoever comes back may say what they still hold, and is told the rest alone. Whoever takes `pages` is told the last
   * of what was heard, and asks for what came before by `earlier`. Who takes `packed` gets long answers as `Packed`.
   */
  join: z.strictObject({
    protocol: z.int(),
    token,
    profile,
    screen: z.optional(z.literal(true)),
    rules: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
    held: z.optional(stillHeld),
    pages: z.optional(z.literal(true)),
    packed: z.optional(z.literal(true)),
  }),
  /** One command for the joined room. `command` is checked against the registry of commands. */
  command: z.strictObject({
    id: commandId,
    key: z.string().check(z.minLength(1), z.maxLength(80)),
    command: z.unknown(),
  }),
  /** Asks for the full view, after a gap. */
  full: z.strictObject({}),
  /** Asks for a page of what was heard in the match of this id, the one that ends before the thing of this number. */
  earlier: z.strictObject({
    match: z.string().check(z.maxLength(80)),
    before: z.int().check(z.nonnegative()),
  }),
  /**
   * Has seen enough of what is shown to all. Whoever does not sit is not asked. It ends when everybody has
   * tapped who sits and is here, or when the host taps for all.
   */
  tap: z.strictObject({ show: showId, forAll: z.boolean() }),
  /** A line, or a quick phrase that every reader sees in their own language; in a family's room phrases alone. */
  chat: z.strictObject({
    say: z.union([
      z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(1200)) }),
      z.strictObject({ phrase: z.enum([...QUICK_PHRASES, ...PLEAS]) }),
    ]),
    /** The key of an open question that it is said about, as it stands in the view. */
    about: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  }),
  /**
   * Lets a feeling fly over the table, for who is there now: it is stored nowhere, has no id and is never sent again.
   * `nu` hurries whoever thinks, and is for those who sit in a match that runs.
   */
  react: z.strictObject({ kind: z.enum(REACTIONS) }),
  /**
   * Foretells who wins, for whoever does not sit: the answer to an open question of the view, by its key; the last
   * word counts. Nobody else hears of it before the question is decided. It is kept in memory alone.
   */
  predict: z.strictObject({ key: z.string().check(z.minLength(1), z.maxLength(80)), seat }),
  /**
   * Asks for the hands of all seats as they were two finished rounds ago, for whoever neither sits nor plays, while
   * all agree who sit.
   */
  hands: z.strictObject({}),
  /** Replaces the invite link and the spoken code; for the host. The old ones open nothing any more for newcomers. */
  newLink: z.strictObject({}),
  /** Asks which link lives now, for whoever sits: the one they came by may have been replaced. */
  link: z.strictObject({}),
} as const;
export type ClientMessageName = keyof typeof CLIENT_MESSAGES;
export type ClientMessage<K extends ClientMessageName> = z.output<(typeof CLIENT_MESSAGES)[K]>;

/** Refusals of the gateway; the room's and the games' travel in `why` of a command's answer. */
export const WIRE_CODES = [
  'junk',
  'tooFast',
  'notJoined',
  'noSuchRoom',
  'oldClient',
  'notHost',
  'notAllowed',
  'removed',
  'doorClosed',
  'stale',
  'busy',
  'broken',
] as const;
export type WireCode = (typeof WIRE_CODES)[number];
/** Why a socket is refused at its handshake: the message of `connect_error`. */
export const CONNECT_CODES = ['noCookie', 'tooFast'] as const;
export type ConnectCode = (typeof CONNECT_CODES)[number];
export type Refused = {
  readonly ok: false;
  readonly code: WireCode;
  /** With `removed`: the name of the host who put this person out of the room. */
  readonly by?: string;
};

/** Who this socket is in the joined room. */
export interface You {
  /** The person's number in this room; null for somebody who never sat. */
  readonly person: number | null;
  readonly seat: number | null;
}
export interface ChatLine {
  readonly id: number;
  readonly at: number;
  readonly channel: 'table' | 'watchers';
  readonly name: string;
  readonly ink: number;
  readonly person: number | null;
  readonly say: { readonly text: string } | { readonly phrase: QuickPhrase };
  /** The key of the question that somebody at the table said it about, while that was open: `4/vote:17`. */
  readonly about?: string;
}
/** What flies over the table for a moment. */
export interface Reaction {
  readonly kind: ReactionKind;
  readonly name: string;
  /** The person's number in the room; null for somebody who never sat. */
  readonly person: number | null;
}
/** Somebody who foretold something, under their number among those who watch. */
export interface Foreteller extends Profile {
  readonly watcher: number;
}
/** A question of the audience that is decided: who had foretold what, and who has won. */
export interface Foretold {
  readonly key: string;
  /** Which round, from 1; null: the match itself. */
  readonly round: number | null;
  readonly winners: readonly number[];
  readonly by: readonly (Foreteller & { readonly seat: number })[];
}
/** What the audience has foretold this evening. */
export interface Predictions {
  /** What was decided last. */
  readonly last: Foretold;
  /** How many predictions of each came true, the most first. */
  readonly marks: readonly (Foreteller & { readonly right: number })[];
}
export interface Joined {
  readonly ok: true;
  readonly room: string;
  readonly you: You;
  readonly full: Full;
  readonly presence: Presence;
  readonly chat: readonly ChatLine[];
  /** Absent: nothing that was foretold is decided yet. */
  readonly predictions?: Predictions;
  /** The six spoken digits, the room's as long as it lives and nobody is put out of it. */
  readonly code: string;
}
/** What somebody is answered who has said what they still hold. */
export interface Resumed extends Omit<Joined, 'full' | 'chat'> {
  readonly since: Full | Since;
  /** Absent: the lines are those that are held. */
  readonly chat?: readonly ChatLine[];
}
/** A long answer for whoever takes it so: its JSON in UTF-8, deflated, without a header. */
export interface Packed {
  readonly ok: true;
  readonly packed: Uint8Array;
  /** Deflated with `PRIMING` as its dictionary; only for who has named the build of this server as `rules`. */
  readonly primed?: true;
}
/** Who is connected just now. */
export interface Presence {
  readonly here: readonly number[];
  readonly watchers: readonly Watcher[];
  /** Who of them has not answered for some seconds; absent: nobody. No right and no clock hangs on it. */
  readonly unsteady?: readonly number[];
  /** How many screens show the table to a whole room; absent: none. */
  readonly screens?: number;
}
export type CommandAnswer =
  /** Same: it changes nothing and was not kept, so that its id may be answered otherwise later on. */
  | { readonly id: string; readonly ok: true; readonly same?: true }
  | {
      readonly id: string;
      readonly ok: false;
      /** The code of room, game or gateway, with what belongs to it in words. */
      readonly why: { readonly code: string; readonly [more: string]: unknown };
    };

export interface Answers {
  readonly join: Joined | Resumed | Refused;
  readonly command: CommandAnswer;
  readonly full: { readonly ok: true; readonly full: Full } | Refused;
  readonly earlier: ({ readonly ok: true } & Page) | Refused;
  readonly tap: { readonly ok: true; readonly now: number } | Refused;
  readonly chat: { readonly ok: true } | Refused;
  /** For how many ms no other of this person is taken; 0: it may go on at once. */
  readonly react: { readonly ok: true; readonly rest: number } | Refused;
  readonly predict: { readonly ok: true } | Refused;
  /** Null: two rounds have not ended yet since all have agreed, or since the server was started. */
  readonly hands: { readonly ok: true; readonly hands: HandsView | null } | Refused;
  readonly newLink: { readonly ok: true; readonly token: string } | Refused;
  /** Null: not for you. */
  readonly link: { readonly ok: true; readonly token: string | null } | Refused;
}

export type ClientToServer = {
  [K in ClientMessageName]: (
    message: unknown,
    answer: (reply: Answers[K] | Packed) => void,
  ) => void;
};

/** What the server sends by itself. */
export interface ServerToClient {
  full: (full: Full) => void;
  step: (step: StepMessage) => void;
  /** The same in short, for whoever follows the rules themselves. */
  brief: (step: BriefStep) => void;
  /** Sat down, got up, or sent to the spectators: the full view of the new class follows. */
  you: (you: You) => void;
  presence: (presence: Presence) => void;
  chat: (line: ChatLine) => void;
  /** May be lost, and is told to whoever keeps up at this moment. */
  reaction: (reaction: Reaction) => void;
  /** A question of the audience is decided. */
  predictions: (predictions: Predictions) => void;
  /** The room has another spoken code; its links were replaced with it. */
  code: (code: string) => void;
  /** The server is about to stop; try again after `delay` ms. */
  restart: (message: { readonly delay: number }) => void;
  /** The server is about to close this socket, and why. */
  bye: (message: {
    readonly code: WireCode | 'slow' | 'idle' | 'closed';
    /** With `removed`: the name of the host who put this person out of the room. */
    readonly by?: string;
  }) => void;
}
