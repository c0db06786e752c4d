/** The tables of the store, as Kysely sees them. Times are in ms of the epoch, JSON is text. */
import type { ColumnType, Generated } from 'kysely';

export interface Schema {
  readonly rooms: RoomRow;
  readonly commits: CommitRow;
  readonly secrets: SecretRow;
  readonly snapshots: SnapshotRow;
  readonly invites: InviteRow;
  readonly codes: CodeRow;
  readonly people: PersonRow;
  readonly matches: MatchRow;
  readonly played: PlayedRow;
  readonly films: FilmRow;
  readonly unfilmed: UnfilmedRow;
  readonly invitations: InvitationRow;
  readonly presets: PresetRow;
  readonly push_keys: PushKeysRow;
  readonly subscriptions: SubscriptionRow;
  readonly notices: NoticeRow;
  readonly cookies: CookieRow;
  readonly chat: ChatRow;
  readonly due: DueRow;
  readonly alive: AliveRow;
  readonly outages: OutageRow;
}

/**
 * Every table with its columns, after those that it points to; by the columns of its key a row is found. One that is
 * missing does not compile.
 */
export const COLUMNS: {
  readonly [T in keyof Schema]: { readonly [C in keyof Schema[T]]: 'key' | 'value' };
} = {
  rooms: { no: 'key', id: 'value', started: 'value', touched: 'value' },
  commits: {
    n: 'key',
    room_no: 'value',
    seq: 'value',
    actor: 'value',
    command_id: 'value',
    key: 'value',
    command: 'value',
    at: 'value',
  },
  secrets: { room: 'key', match: 'key', secret: 'value' },
  snapshots: { room: 'key', seq: 'value', snapshot: 'value' },
  invites: { hash: 'key', room: 'value', replaced: 'value' },
  codes: { code: 'key', room: 'value' },
  people: { identity: 'key', room: 'key' },
  matches: { id: 'key', room: 'value', at: 'value', ended: 'value' },
  played: { identity: 'key', match_id: 'key' },
  films: { match_id: 'key', film: 'value' },
  unfilmed: { match_id: 'key' },
  invitations: { identity: 'key', room: 'key', at: 'value' },
  presets: { identity: 'key', id: 'key', game: 'value', name: 'value', own: 'value', at: 'value' },
  push_keys: { public: 'key', private: 'value' },
  subscriptions: {
    endpoint: 'key',
    identity: 'value',
    p256dh: 'value',
    auth: 'value',
    lang: 'value',
    zone: 'value',
    nights: 'value',
    at: 'value',
  },
  notices: { room: 'key', identity: 'key', at: 'value', tries: 'value' },
  cookies: { hash: 'key', identity: 'value', seen: 'value' },
  chat: { room: 'key', id: 'key', line: 'value', identity: 'value' },
  due: { room: 'key', at: 'value' },
  alive: { what: 'key', at: 'value' },
  outages: { until: 'key', ms: 'value' },
};

/** Written once: an update of it does not compile. */
type Fixed<X> = ColumnType<X, X, never>;

interface RoomRow {
  readonly id: Fixed<string>;
  /** By which the log knows it. */
  readonly no: Fixed<number>;
  /** 0 or 1: whether a match has ever started. */
  readonly started: number;
  /** When it was made or last spoken in; its commits tell when it was last changed. */
  readonly touched: number;
}

/** In order of time. */
interface CommitRow {
  readonly n: Generated<number>;
  readonly room_no: Fixed<number>;
  readonly seq: Fixed<number>;
  readonly actor: Fixed<string>;
  readonly command_id: Fixed<string>;
  readonly key: Fixed<string>;
  /** Written once, but for a name that is taken out of it. */
  readonly command: string;
  readonly at: Fixed<number>;
}

interface SecretRow {
  readonly room: Fixed<string>;
  readonly match: Fixed<number>;
  readonly secret: Fixed<string>;
}

/** The whole room after its commit `seq`; one for each room, the newest. */
interface SnapshotRow {
  readonly room: Fixed<string>;
  readonly seq: number;
  readonly snapshot: string;
}

interface InviteRow {
  readonly hash: Fixed<string>;
  readonly room: Fixed<string>;
  /** 0 or 1. */
  readonly replaced: number;
}

/** What is said aloud to come into a room. */
interface CodeRow {
  readonly code: Fixed<string>;
  readonly room: Fixed<string>;
}

interface PersonRow {
  readonly identity: Fixed<string>;
  readonly room: Fixed<string>;
}

/** Matches that are over. */
interface MatchRow {
  readonly id: Fixed<string>;
  readonly room: Fixed<string>;
  readonly at: Fixed<number>;
  /** What stays of it, as JSON. */
  readonly ended: string;
}

interface PlayedRow {
  readonly identity: Fixed<string>;
  readonly match_id: Fixed<string>;
}

/** What finished matches showed, packed. */
interface FilmRow {
  readonly match_id: Fixed<string>;
  readonly film: Fixed<Uint8Array>;
}

/** Finished matches that are still to be filmed. */
interface UnfilmedRow {
  readonly match_id: Fixed<string>;
}

/** Somebody is asked to come to a room. */
interface InvitationRow {
  readonly identity: Fixed<string>;
  readonly room: Fixed<string>;
  readonly at: number;
}

/** A choice before a match that somebody keeps under a name. */
interface PresetRow {
  readonly identity: Fixed<string>;
  /** Drawn by the client. */
  readonly id: Fixed<string>;
  readonly game: string;
  readonly name: string;
  /** As JSON. */
  readonly own: string;
  /** When it was first kept. */
  readonly at: Fixed<number>;
}

/** One row: the keys by which push services know this house. */
interface PushKeysRow {
  readonly public: Fixed<string>;
  readonly private: Fixed<string>;
}

/** Where a browser of somebody is told of their turns. */
interface SubscriptionRow {
  readonly endpoint: Fixed<string>;
  readonly identity: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly lang: 'he' | 'en';
  readonly zone: string;
  /** 0 or 1: whether also by night. */
  readonly nights: number;
  readonly at: number;
}

/** Somebody is to be told that it is their turn. */
interface NoticeRow {
  readonly identity: Fixed<string>;
  readonly room: Fixed<string>;
  readonly at: number;
  readonly tries: number;
}

interface CookieRow {
  readonly hash: Fixed<string>;
  readonly identity: string;
  /** When it was last used, to the day. */
  readonly seen: number;
}

interface ChatRow {
  readonly room: Fixed<string>;
  /** From 1 in each room. */
  readonly id: Fixed<number>;
  readonly line: string;
  /** Who spoke it; null for a line older than this column. */
  readonly identity: string | null;
}

interface DueRow {
  readonly room: Fixed<string>;
  readonly at: number;
}

/** A time in which nobody could move. */
interface OutageRow {
  readonly until: Fixed<number>;
  readonly ms: Fixed<number>;
}

/** Signs of life: when the server last gave one, and the row by which the disk is measured. */
interface AliveRow {
  readonly what: Fixed<'server' | 'probe'>;
  readonly at: number;
}
