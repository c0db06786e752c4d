/**
 * The file of a match: one line of JSON with all that its shuffles can be checked by, and one line with
 * the digest of the first. Plain ASCII, so that it is the same bytes wherever it is opened.
 */
import type { Level } from '@kesem/engine/core/bot';
import * as z from 'zod/mini';
import type { MatchRecord } from '../record.ts';
import { type Draw, fairnessOf, stretchesIn } from './run.ts';
import { sha256, toHex, utf8 } from './sha256.ts';

const FORMAT = 'kesem-match-1';
const DIGEST = 'sha256 ';
/** More than any shuffle holds; a file that asks for more would only keep its reader busy. */
const MOST = 10_000;

const LEVELS = ['gentle', 'easy', 'medium', 'hard'] as const satisfies readonly Level[];

const strict = z.strictObject;
const whole = z.int().check(z.gte(0));
const json = z.json();
const stretch = {
  fairness: strict({
    secret: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    match: z.string(),
    nonces: z.array(z.string()),
  }),
  inputs: z.array(
    z.discriminatedUnion('kind', [
      strict({ kind: z.literal('move'), seat: whole, key: z.string(), move: json }),
      strict({ kind: z.literal('timeout'), timer: z.string() }),
      strict({
        kind: z.literal('takeBack'),
        seat: whole,
        to: whole,
        taught: z.exactOptional(z.literal(true)),
      }),
    ]),
  ),
  redealt: z.exactOptional(z.literal(true)),
};
const match = strict({
  id: z.string(),
  record: strict({
    ...stretch,
    game: z.string(),
    version: whole,
    seats: whole,
    options: z.record(z.string(), json),
    own: z.array(json),
    kept: json,
    drawn: z.exactOptional(z.array(whole)),
    before: z.exactOptional(z.array(strict(stretch))),
  }),
  at: z.array(z.number()),
  players: z.array(strict({ name: z.string(), ink: whole, bot: z.nullable(z.enum(LEVELS)) })),
  outcome: z.nullable(
    strict({
      ranking: z.array(z.array(whole)),
      reason: z.string(),
      scores: z.exactOptional(z.array(z.number())),
    }),
  ),
  closed: z.nullable(z.enum(['abandoned', 'frozen', 'version'])),
  startedAt: z.number(),
  endedAt: z.number(),
});
const of = z.int().check(z.gte(1), z.lte(2 ** 32));
const drawn = {
  input: whole,
  purpose: z.string(),
  stretch: z.exactOptional(whole),
  counter: whole,
};
const draw = z.discriminatedUnion('kind', [
  strict({ ...drawn, kind: z.enum(['int', 'pick']), of, got: whole }),
  strict({
    ...drawn,
    kind: z.literal('shuffle'),
    of: whole.check(z.lte(MOST)),
    got: z.array(whole).check(z.maxLength(MOST)),
  }),
]);
const matchFile = strict({
  format: z.literal(FORMAT),
  /** The hash of each secret that was drawn from, oldest first; the last is this match's own. */
  hashes: z.array(z.string()),
  match,
  draws: z.array(draw),
});

/** A match file as it was read: of the right shape, and nothing more is known of it yet. */
export type MatchFile = z.output<typeof matchFile>;

/** What a file is made of. */
export interface FileParts {
  readonly hashes: readonly string[];
  readonly match: MatchRecord;
  readonly draws: readonly Draw[];
}

/** The whole text of a match file. */
export function writeMatchFile({ hashes, match: record, draws }: FileParts): string {
  const body = ascii(JSON.stringify({ format: FORMAT, hashes, match: record, draws }));
  return `${body}\n${DIGEST}${digestOf(body)}\n`;
}

/**
 * Reads a match file. `notAFile`: it has not the two lines or not the shape; `digest`: a byte of it is
 * not as it was written.
 */
export function readMatchFile(
  text: string,
):
  | { readonly ok: true; readonly file: MatchFile }
  | { readonly ok: false; readonly why: FileFault } {
  const [, body = '', found = ''] = /^(.+)\nsha256 (.+)\n$/.exec(text) ?? [];
  const expected = digestOf(body);
  if (body === '') return { ok: false, why: { code: 'notAFile' } };
  if (found !== expected) return { ok: false, why: { code: 'digest', expected, found } };
  const parsed = matchFile.safeParse(parsedJson(body));
  if (!parsed.success || !fits(parsed.data)) return { ok: false, why: { code: 'notAFile' } };
  return { ok: true, file: parsed.data };
}

export type FileFault =
  | { readonly code: 'notAFile' }
  | { readonly code: 'digest'; readonly expected: string; readonly found: string };

/** Whether there is a hash for each secret, and every draw belongs to an input. */
function fits({ hashes, match: { record }, draws }: MatchFile): boolean {
  return (
    hashes.length === stretchesIn(record).length &&
    draws.every((draw) => fairnessOf(record, draw) !== null)
  );
}

function digestOf(body: string): string {
  return toHex(sha256(utf8(body)));
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function ascii(text: string): string {
  return text.replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
