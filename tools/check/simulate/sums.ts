/** What a run of evenings has come to: kept in a file after each of them, so that the same command goes on where it was ended. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { TABLES } from '@kesem/engine/registry';
import { RULES } from '@kesem/room/command';
import { Unclear } from '../../args.ts';
import type { Evening } from './evening.ts';
import { KINDS } from './faults.ts';

export interface Sums {
  /** Of the first evening; each after it has the next. */
  readonly seed: number;
  readonly evenings: number;
  readonly commits: number;
  readonly answered: number;
  readonly restarts: number;
  readonly matches: number;
  readonly faults: number;
  /** How often each command was accepted, each game begun, and each fault met. */
  readonly did: Readonly<Record<string, number>>;
  /** The seeds of evenings in which something was found. */
  readonly found: readonly number[];
}

export interface Run {
  readonly seed: number;
  readonly evenings: number;
  /** Where the sums are kept; undefined: nowhere. */
  readonly file: string | undefined;
}

/** Plays whichever evenings of a run its file does not know of yet. One in which something is found ends nothing: it has its seed. */
export async function sumUp(
  { seed, evenings, file }: Run,
  play: (seed: number) => Promise<Evening>,
): Promise<Sums> {
  let sums = file !== undefined && existsSync(file) ? readSums(file, seed) : nothing(seed);
  while (sums.evenings < evenings) {
    sums = plus(sums, await play(seed + sums.evenings));
    if (file !== undefined) keep(file, sums);
  }
  return sums;
}

/** What none of these evenings has seen: commands that were never accepted, games never begun, faults never met. */
export function unseen({ did }: Pick<Sums, 'did'>): readonly string[] {
  const all = [
    ...Object.keys(RULES),
    ...TABLES.map(({ id }) => `game ${id}`),
    ...KINDS.map((kind) => `fault ${kind}`),
  ];
  return all.filter((word) => !did[word]);
}

function nothing(seed: number): Sums {
  return {
    seed,
    evenings: 0,
    commits: 0,
    answered: 0,
    restarts: 0,
    matches: 0,
    faults: 0,
    did: {},
    found: [],
  };
}

function plus(sums: Sums, evening: Evening): Sums {
  return {
    seed: sums.seed,
    evenings: sums.evenings + 1,
    commits: sums.commits + evening.commits,
    answered: sums.answered + evening.answered,
    restarts: sums.restarts + evening.restarts,
    matches: sums.matches + evening.matches,
    faults: sums.faults + evening.faults.length,
    did: added(sums.did, evening.did),
    found: evening.found.length > 0 ? [...sums.found, evening.seed] : sums.found,
  };
}

function added(sums: Sums['did'], more: Sums['did']): Sums['did'] {
  const all = { ...sums };
  for (const [word, count] of Object.entries(more)) all[word] = (all[word] ?? 0) + count;
  return all;
}

function readSums(file: string, seed: number): Sums {
  // nobody writes this file but `keep`
  const sums = JSON.parse(readFileSync(file, 'utf8')) as Sums;
  if (sums.seed === seed) return sums;
  throw new Unclear(`${file} keeps the sums of --seed ${sums.seed}, not of ${seed}.`);
}

/** Whenever the run is ended, the file is whole: it takes the place of the one before at once. */
function keep(file: string, sums: Sums): void {
  const next = `${file}.next`;
  writeFileSync(next, `${JSON.stringify(sums)}\n`);
  renameSync(next, file);
}
