/** Bodies and answers of the HTTP routes under /api. Everything there is JSON; only GET changes nothing. */
import type { Json } from '@kesem/engine/core/table';
import { game, matchId, openShape, seat } from '@kesem/room/command';
import type { MatchRecord, RecordedPlayer } from '@kesem/room/record';
import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { commandId, token } from './messages.ts';

/** Somebody one has played with: a match of one's own, and their seat in it. No identity ever leaves the server. */
export const companionRef = z.strictObject({ match: matchId, seat });
export type CompanionRef = z.output<typeof companionRef>;

/** POST /api/rooms: opens a room, seats its host, and invites people the host has played with; `password` where the house wants one. */
export const openRoomBody = z.strictObject({
  id: commandId,
  opening: openShape,
  invite: z.optional(z.array(companionRef).check(z.maxLength(8))),
  password: z.optional(z.string().check(z.maxLength(LIMITS.passwordLength))),
});
/** POST /api/invitations: takes an invitation up, or declines it. */
export const invitationBody = z.strictObject({
  room: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  accept: z.boolean(),
});
/** POST /api/me/delete: everything this server has of a person. */
export const deleteBody = z.strictObject({});
/** POST /api/presets: keeps a choice of one's own for a game under a name; the same id is the same preset again. */
export const presetBody = z.strictObject({
  id: commandId,
  game,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  own: z.unknown(),
});
/** POST /api/presets/drop: drops one. */
export const dropPresetBody = z.strictObject({ id: commandId });
const base64url = (most: number) => z.string().check(z.regex(/^[\w-]{16,}$/), z.maxLength(most));
/** POST /api/push: where this browser is told of one's turns, in which language and time zone, and whether by night, too. */
export const subscriptionBody = z.strictObject({
  endpoint: z.string().check(z.minLength(12), z.maxLength(1_000)),
  p256dh: base64url(120),
  auth: base64url(40),
  lang: z.enum(['he', 'en']),
  zone: z.string().check(z.minLength(1), z.maxLength(60)),
  nights: z.boolean(),
});
export type Subscription = z.output<typeof subscriptionBody>;
/** POST /api/push/drop: no more of that. */
export const unsubscribeBody = z.strictObject({
  endpoint: z.string().check(z.minLength(12), z.maxLength(1_000)),
});
/** POST /api/codes: six spoken digits for an invite. */
export const codeBody = z.strictObject({ code: z.string().check(z.regex(/^[0-9]{6}$/)) });
/** POST /api/device-code: with the link of the table at which the other device is to arrive, if any. */
export const deviceCodeBody = z.strictObject({ token: z.optional(token) });
/** POST /api/device: takes over this person's seats on a second device. */
export const deviceBody = z.strictObject({ code: z.string().check(z.regex(/^[0-9]{8}$/)) });

/** GET /api/push: the key by which a browser knows the notices of this house, and where this person is told. */
export interface Pushes {
  readonly key: string;
  readonly places: readonly Pick<Subscription, 'endpoint' | 'nights'>[];
}
export interface RoomOpened {
  readonly room: string;
  readonly token: string;
}
export interface Invite {
  readonly token: string;
}
/** POST /api/device-code: the single-use code to type on the other device, and when it ends. */
export interface DeviceCode {
  readonly code: string;
  readonly until: number;
}
/** POST /api/device: the link of the table at which the first device was when it showed the code. */
export interface Moved {
  readonly ok: true;
  readonly token: string | null;
}
/** POST /api/invitations: a link of one's own to the room; null when declined. */
export interface InvitationAnswer {
  readonly token: string | null;
}
/** GET /api/matches/<id>/film: a list of what it showed, for a replay that has not its rules. */
export type { Frame } from '@kesem/room/film';
/** GET /api/matches/<id>: a finished match; unknown and unfinished ones are refused alike. */
export type { MatchRecord };

/** GET /api/history: finished matches of this person, and the people they were played with; newest first. */
export interface History {
  readonly matches: readonly PastMatch[];
  readonly people: readonly Companion[];
}
export interface PastMatch {
  readonly id: string;
  readonly room: string;
  readonly game: string;
  /** By seat. */
  readonly players: readonly (RecordedPlayer & { readonly me: boolean })[];
  /** For this person; 'none' when the match was closed without a result. */
  readonly outcome: 'won' | 'lost' | 'drawn' | 'none';
  /** The game's reason, or why it was closed. */
  readonly reason: string;
  /** By seat; null in games without scores. */
  readonly scores: readonly number[] | null;
  /** When it ended, in ms of the epoch. */
  readonly at: number;
}
/** Somebody one has finished a match with; never a bot. */
export interface Companion {
  /** How an invitation names them: their seat in the last match together. */
  readonly ref: CompanionRef;
  readonly name: string;
  readonly ink: number;
  /** How many matches together. */
  readonly matches: number;
  /** How the two stand in each game they have played together, by who came out before the other; most played first. */
  readonly score: readonly HeadToHead[];
  /** When the last one ended. */
  readonly at: number;
}

/** Two people in one game. */
export interface HeadToHead {
  readonly game: string;
  /** Matches in which this person came out before the other. */
  readonly won: number;
  /** Matches in which the other did. */
  readonly lost: number;
}

/** GET /api/presets/<game>: what this person keeps for a game, oldest first. */
export interface Presets {
  readonly presets: readonly Preset[];
}
/** A choice of one's own before a match, kept under a name to be brought again. */
export interface Preset {
  readonly id: string;
  readonly name: string;
  readonly own: Json;
}

/** GET /api/tables: where this person sits or is awaited, newest first. */
export interface Tables {
  readonly tables: readonly TableSummary[];
  readonly invitations: readonly Invitation[];
}
/** A waiting room to which somebody one has played with asks one. */
export interface Invitation {
  readonly room: string;
  readonly game: string;
  readonly host: { readonly name: string; readonly ink: number };
  readonly at: number;
}
/** A room of this person that still lives. */
export interface TableSummary {
  readonly room: string;
  readonly game: string;
  readonly stage: 'lobby' | 'playing' | 'over';
  readonly yourTurn: boolean;
  readonly others: readonly {
    readonly name: string;
    readonly ink: number;
    readonly bot: string | null;
  }[];
  readonly at: number;
}
export const HTTP_CODES = [
  'junk',
  'tooFast',
  'password',
  'noSuchRoom',
  'noSuchCode',
  'noSuchGame',
  'noSuchMatch',
  'noSuchStep',
  'badName',
  'tooManyPresets',
  'forbidden',
  'busy',
  'broken',
] as const;
export type HttpCode = (typeof HTTP_CODES)[number];
export interface HttpRefusal {
  readonly code: HttpCode;
}
