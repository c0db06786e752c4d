/** Whether a match was shuffled as was promised: see docs/fairness.md for what that proves. */
import type { Table } from '@kesem/engine/core/table';
import { type FileFault, type MatchFile, readMatchFile } from './file.ts';
import { derived, promiseOf } from './random.ts';
import { type Draw, fairnessOf, run, stretchesIn } from './run.ts';

/** The first thing that is not as it should be. */
export type Fault =
  | FileFault
  /** A secret is not the one whose hash was published, or the match bears the name of another. */
  | { readonly code: 'hash' | 'name'; readonly expected: string; readonly found: string }
  /** The seats are not as they were drawn. */
  | { readonly code: 'seats'; readonly expected: string; readonly found: string }
  /** A draw, by its place in the list, that the secret and the nonces do not give. */
  | { readonly code: 'draw'; readonly place: number; readonly expected: Draw; readonly found: Draw }
  /** The rules draw something else there than the list says; null: nothing. */
  | {
      readonly code: 'asked';
      readonly place: number;
      readonly expected: Draw | null;
      readonly found: Draw | null;
    }
  /** The rules refuse an input. */
  | { readonly code: 'stopped'; readonly input: number; readonly refusal: string }
  /** The rules come to another end. */
  | { readonly code: 'outcome' };

export type Verdict =
  | {
      readonly holds: true;
      readonly file: MatchFile;
      /** Whether the rules of that version are here, so that the match could be played through them. */
      readonly played: boolean;
    }
  | { readonly holds: false; readonly why: Fault };

/**
 * Checks the text of a match file, in this order: nothing was changed in it; each secret has the hash
 * that was published; the seats, where they were drawn, and each draw follow from secret, match, nonces, input, purpose and counter; and the
 * rules ask for exactly these draws and come to the recorded end.
 * @param tableOf the rules of a game, if they are here.
 */
export function verify(
  text: string,
  tableOf: (game: string, version: number) => Table | undefined,
): Verdict {
  const read = readMatchFile(text);
  if (!read.ok) return { holds: false, why: read.why };
  const { file } = read;
  const { game, version } = file.match.record;
  const table = tableOf(game, version);
  const rules = table?.version === version ? table : null;
  const why =
    hashFault(file) ?? seatsFault(file) ?? drawFault(file) ?? (rules && playFault(file, rules));
  return why ? { holds: false, why } : { holds: true, file, played: rules !== null };
}

function hashFault({ hashes, match: { id, record } }: MatchFile): Fault | null {
  for (const [place, { fairness }] of stretchesIn(record).entries()) {
    const [expected, found = ''] = [promiseOf(fairness), hashes[place]];
    if (found !== expected) return { code: 'hash', expected, found };
  }
  const expected = promiseOf(record.fairness).slice(0, 32);
  return id === expected ? null : { code: 'name', expected, found: id };
}

/** Seats are drawn before the setup, from the nonces in the order in which people had sat until then. */
function seatsFault({ match: { record } }: MatchFile): Fault | null {
  const { drawn, seats, fairness } = record;
  if (!drawn) return null;
  const places = Array.from({ length: seats }, (_, place) => place);
  const nonces = places.map((place) => fairness.nonces[drawn.indexOf(place)] ?? '');
  const expected = derived(
    { ...fairness, nonces },
    0,
  )('seats')
    .shuffle(places)
    .join(', ');
  const found = drawn.join(', ');
  return found === expected ? null : { code: 'seats', expected, found };
}

/** Each stream gives its numbers in the order of the list. */
function drawFault({ match: { record }, draws }: MatchFile): Fault | null {
  const streams = new Map<string, ReturnType<typeof drawing>>();
  for (const [place, found] of draws.entries()) {
    const { input, purpose, stretch } = found;
    const name = JSON.stringify([input, stretch ?? null, purpose]);
    const fairness = fairnessOf(record, found) ?? record.fairness;
    const stream = streams.get(name) ?? drawing(derived(fairness, input)(purpose));
    streams.set(name, stream);
    const expected = stream(found);
    if (!same(expected, found)) return { code: 'draw', place, expected, found };
  }
  return null;
}

/** Draws from a stream what is asked for in the like of another draw, counting the numbers it gives. */
function drawing(stream: ReturnType<ReturnType<typeof derived>>): (like: Draw) => Draw {
  let counter = 0;
  return ({ got: _got, ...like }) => {
    const { kind, of } = like;
    const drawn = { ...like, counter };
    counter += kind === 'shuffle' ? of : 1;
    const places = (): readonly number[] => Array.from({ length: of }, (_, place) => place);
    return { ...drawn, got: kind === 'shuffle' ? stream.shuffle(places()) : stream.int(of) };
  };
}

function playFault({ match: { record, outcome }, draws }: MatchFile, table: Table): Fault | null {
  const ran = run(table, record, derived);
  if (ran.stopped) return { code: 'stopped', input: ran.stopped.input, refusal: ran.stopped.code };
  const longer = Math.max(ran.draws.length, draws.length);
  for (let place = 0; place < longer; place += 1) {
    const [expected = null, found = null] = [ran.draws[place], draws[place]];
    if (!same(expected, found)) return { code: 'asked', place, expected, found };
  }
  return same(ran.outcome, outcome) ? null : { code: 'outcome' };
}

/** Whether two pieces of JSON say the same, whatever the order of their keys. */
function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, sorted) === JSON.stringify(b, sorted);
}

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1;

function sorted(_: string, value: unknown): unknown {
  const isTable = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isTable ? Object.fromEntries(Object.entries(value).toSorted(byKey)) : value;
}
