/**
 * Golden replays: a match that must always go as it once went, with a transcript for readers. A
 * difference in review is a change of the rules. Files are read and written by the caller. They hold
 * accepted inputs only: what a game refuses is no part of a match, and has tests of its own. What else
 * they do not show is listed, with reasons, where they are played (`registry.test.ts`).
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod/mini';
import { type Replay, replay, type Step } from '../replay.ts';
import type { Table, TableState, TableTold } from '../table.ts';

export interface Golden {
  readonly setup: Omit<Replay, 'inputs'>;
  readonly inputs: Replay['inputs'];
  /** Of every state and everything told; absent in a file that was never completed. */
  readonly digest?: string | undefined;
  readonly transcript?: readonly string[] | undefined;
}

const object = z.record(z.string(), z.json());
const golden = z.strictObject({
  setup: z.strictObject({
    game: z.string(),
    version: z.int(),
    seats: z.int(),
    options: object,
    own: z.array(z.json()),
    kept: z.json(),
    fairness: z.strictObject({
      secret: z.string(),
      match: z.string(),
      nonces: z.array(z.string()),
    }),
  }),
  inputs: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('move'),
        seat: z.int(),
        key: z.string(),
        move: z.json(),
      }),
      z.strictObject({ kind: z.literal('timeout'), timer: z.string() }),
    ]),
  ),
  digest: z.optional(z.string()),
  transcript: z.optional(z.array(z.string())),
});

/** Reads what `writeGolden` writes, or null; digest and transcript may be missing. */
export function readGolden(text: string): Golden | null {
  const parsed = golden.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : null;
}

/** One line an input and one a line of the transcript, so that a difference can be read. */
export function writeGolden({ setup, inputs, digest, transcript }: Golden): string {
  const parts = [
    `"setup": ${JSON.stringify(setup)}`,
    list('inputs', inputs),
    ...(digest === undefined ? [] : [`"digest": "${digest}"`]),
    ...(transcript === undefined ? [] : [list('transcript', transcript)]),
  ];
  return `{\n${parts.join(',\n')}\n}\n`;
}

const list = (name: string, lines: readonly unknown[]): string =>
  `"${name}": [\n${lines.map((line) => `  ${JSON.stringify(line)}`).join(',\n')}\n]`;

export interface Comparison {
  /** The same match as its game plays it now. */
  readonly now: Golden;
  /** What stands against the stored file; empty when it still holds. */
  readonly findings: readonly string[];
  /** Whether `now` may be stored: not when the rules changed under an unchanged version. */
  readonly mayStore: boolean;
}

/**
 * Plays a stored match again.
 * @param draw what stands on the table, in as many lines as it needs.
 */
export function compareGolden(
  table: Table,
  stored: Golden,
  draw: (state: TableState) => string,
): Comparison {
  const setup = { ...stored.setup, version: table.version };
  const { steps, fault } = played(table, { ...setup, inputs: stored.inputs });
  const digest = digestOf(steps);
  const transcript = transcriptOf(table, { stored, steps, draw });
  const now: Golden = { setup, inputs: stored.inputs, digest, transcript };
  const raised = stored.setup.version !== table.version;
  const moved = stored.digest !== undefined && stored.digest !== digest;
  const findings = [
    ...(fault === null ? [] : [`the record no longer fits its game: ${fault}`]),
    ...(raised ? [`recorded with version ${stored.setup.version}, now ${table.version}`] : []),
    ...(moved && !raised ? ['the same inputs lead elsewhere: raise the version'] : []),
    ...firstDifference(stored.transcript ?? [], transcript),
  ];
  return { now, findings, mayStore: fault === null && (raised || !moved) };
}

interface Run {
  readonly steps: readonly Step[];
  readonly fault: string | null;
}

function played(table: Table, record: Replay): Run {
  const steps: Step[] = [];
  const run = replay(table, record);
  for (;;) {
    const next = run.next();
    if (next.done) return { steps, fault: next.value && JSON.stringify(next.value) };
    steps.push(next.value);
  }
}

function digestOf(steps: readonly Step[]): string {
  const lines = steps.map(({ state, told }) => JSON.stringify([state, told]));
  return bytesToHex(sha256(utf8ToBytes(lines.join('\n'))));
}

interface Scene {
  readonly stored: Golden;
  readonly steps: readonly Step[];
  readonly draw: (state: TableState) => string;
}

function transcriptOf(table: Table, { stored, steps, draw }: Scene): readonly string[] {
  const last = steps.at(-1);
  const outcome = last ? table.outcome(last.state) : null;
  return [
    ...steps.flatMap(({ count, state, told }) => [
      `${count} ${inputText(stored.inputs[count - 1])}`,
      ...told.map((one) => `  ${toldText(one)}`),
      ...draw(state)
        .split('\n')
        .map((line) => `  ${line}`),
    ]),
    `outcome ${JSON.stringify(outcome)}`,
  ];
}

function inputText(input: Replay['inputs'][number] | undefined): string {
  if (input === undefined) return 'setup';
  if (input.kind === 'takeBack') return `seat ${input.seat} takes back, to ${input.to}`;
  return input.kind === 'timeout'
    ? `time-out ${input.timer}`
    : `seat ${input.seat}, ${input.key}: ${JSON.stringify(input.move)}`;
}

function toldText(one: TableTold): string {
  if (!('only' in one)) return `all hear ${JSON.stringify(one.event)}`;
  const others = one.others === undefined ? '' : `, others ${JSON.stringify(one.others)}`;
  return `${one.only.join(' and ')} hear ${JSON.stringify(one.event)}${others}`;
}

function firstDifference(old: readonly string[], now: readonly string[]): readonly string[] {
  const at = now.findIndex((line, k) => line !== old[k]);
  if (at < 0) return old.length > now.length ? ['the stored transcript is longer'] : [];
  return [`transcript line ${at + 1}: stored "${old[at] ?? ''}", now "${now[at] ?? ''}"`];
}
