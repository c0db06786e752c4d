/**
 * What version a97f34d left behind: a data folder and the match files it handed out. Made once by its own code over sockets and HTTP: of each game a match to its end and one
 * under way; a room that goes on from a match, a waiting room with a secret choice, a preset and chat,
 * and one with a bot and somebody sent to the audience. Packed, so that nothing is formatted anew.
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Json, JsonObject } from '@kesem/engine/core/table';

/** A room and the cookies of its people, seat by seat. */
interface Left {
  readonly game: string;
  readonly token: string;
  readonly cookies: readonly string[];
}

interface Facts {
  /** The last moment of that server, in ms of the epoch. */
  readonly until: number;
  readonly finished: readonly (Left & {
    readonly version: number;
    readonly match: string;
    /** The text of the match's file. */
    readonly file: string;
  })[];
  readonly running: readonly (Left & {
    readonly version: number;
    readonly people: readonly string[];
  })[];
  readonly onward: Left & { readonly match: string; readonly count: number };
  readonly waiting: Left & {
    readonly own: Json;
    readonly preset: { readonly id: string; readonly name: string };
  };
  readonly kicked: Left & { readonly options: JsonObject };
  /** What the first person of the first finished match was told of their history. */
  readonly history: JsonObject;
}

function unpacked(name: string): Buffer {
  return gunzipSync(readFileSync(new URL(name, import.meta.url)));
}

/** What that version knew of what it left. */
export const older: Facts = JSON.parse(unpacked('facts.json.gz').toString());

/** The bytes of its database. */
export function olderDatabase(): Buffer {
  return unpacked('kesem.db.gz');
}
