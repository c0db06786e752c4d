/** AB-11.4, AB-11.5: a whole game as text, out and in. */

import { answered } from '../apply.ts';
import type { AbaloneEvent, Reason } from '../event.ts';
import type { AbaloneOptions } from '../options.ts';
import { OPTIONS } from '../options.ts';
import { opening } from '../setup.ts';
import type { AbaloneState, Ended } from '../state.ts';
import { positionOf, turnOf } from '../state.ts';
import type { NotationFault } from './notation.ts';
import { readStep, writeStep } from './notation.ts';
import type { Read } from './position.ts';
import type { Step } from './step.ts';

/** A game as people pass it on: options, marble moves, end. Offers and expiries are not part of it. */
export interface GameRecord {
  readonly options: AbaloneOptions;
  readonly steps: readonly Step[];
  readonly ended: Ended | null;
}

export type RecordFault =
  | { readonly code: 'line'; readonly line: number }
  | { readonly code: 'option'; readonly name: string }
  | { readonly code: 'result' }
  | { readonly code: 'move'; readonly ply: number; readonly why: NotationFault }
  | { readonly code: 'afterEnd'; readonly ply: number };

const WINNERS = ['black', 'white'] as const;

const WON = ['marbles', 'noMove', 'resigned', 'time', 'idle'] as const;
const DRAWN = ['repetition', 'stalled', 'agreed'] as const;
/** Endings that do not follow from the moves. */
const BY_PLAYERS: readonly Reason[] = ['resigned', 'agreed', 'time', 'idle'];

const ENDS: readonly Ended[] = [
  ...WON.flatMap((reason) => [{ reason, winner: 0 } as const, { reason, winner: 1 } as const]),
  ...DRAWN.map((reason) => ({ reason, winner: null })),
];

/** Returns a match's options and events as a record. */
export function recordOf(options: AbaloneOptions, events: readonly AbaloneEvent[]): GameRecord {
  const end = events.find((event) => event.type === 'ended');
  return {
    options,
    steps: events.flatMap((event) =>
      event.type === 'moved' ? [{ marbles: event.marbles, dir: event.dir }] : [],
    ),
    ended: end ? { reason: end.reason, winner: end.winner } : null,
  };
}

/** Headers, an empty line, numbered pairs of moves. */
export function writeGame({ options, steps, ended }: GameRecord): string {
  const headers = [
    'Game: Abalone',
    `Start: ${options.start}`,
    `Target: ${options.target}`,
    `Time: ${options.time}`,
    `Increment: ${options.increment}`,
    `Result: ${writeResult(ended)}`,
  ];
  const words = steps.map(writeStep);
  const turns = words.flatMap((word, ply) =>
    ply % 2 === 0 ? [[`${ply / 2 + 1}.`, word, ...words.slice(ply + 1, ply + 2)].join(' ')] : [],
  );
  return `${[...headers, '', ...turns].join('\n')}\n`;
}

/** Reads what `writeGame` writes: every move must be legal, and the result must be that of the moves. */
export function readGame(text: string): Read<GameRecord, RecordFault> {
  const lines = text.split('\n').map((line) => line.trim());
  const blank = lines.indexOf('');
  const heads = readHeaders(blank < 0 ? lines : lines.slice(0, blank));
  if (!heads.ok) return heads;
  const options = readOptions(heads.value);
  if (!options.ok) return options;
  const ended = readResult(heads.value.get('Result') ?? 'open');
  if (ended === undefined) return fault({ code: 'result' });
  const words = (blank < 0 ? [] : lines.slice(blank)).join(' ').match(/\S+/g) ?? [];
  const moves = words.filter((word) => !/^\d+\.$/.test(word));
  return readMoves(options.value, moves, ended);
}

function readMoves(
  options: AbaloneOptions,
  words: readonly string[],
  ended: Ended | null,
): Read<GameRecord, RecordFault> {
  let state: AbaloneState = opening(options);
  const steps: Step[] = [];
  for (const [ply, word] of words.entries()) {
    if (state.ended) return fault({ code: 'afterEnd', ply });
    const step = readStep(word, positionOf(state));
    if (!step.ok) return fault({ code: 'move', ply, why: step.why });
    const ruling = answered(state, turnOf(state), { do: 'move', ...step.value });
    if (!ruling.ok) return fault({ code: 'move', ply, why: ruling.why });
    state = ruling.state;
    steps.push(step.value);
  }
  if (!agrees(state.ended, ended)) return fault({ code: 'result' });
  return { ok: true, value: { options, steps, ended } };
}

/** The moves' own end must be the one claimed; where they have none, only players can have ended it. */
function agrees(played: Ended | null, claimed: Ended | null): boolean {
  if (!played) return claimed === null || BY_PLAYERS.includes(claimed.reason);
  return played.reason === claimed?.reason && played.winner === claimed.winner;
}

function readHeaders(lines: readonly string[]): Read<ReadonlyMap<string, string>, RecordFault> {
  const heads = new Map<string, string>();
  for (const [i, line] of lines.entries()) {
    const [, name, value] = /^(Game|Start|Target|Time|Increment|Result): (.+)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) return fault({ code: 'line', line: i + 1 });
    heads.set(name, value);
  }
  return heads.get('Game') === 'Abalone'
    ? { ok: true, value: heads }
    : fault({ code: 'option', name: 'Game' });
}

function readOptions(heads: ReadonlyMap<string, string>): Read<AbaloneOptions, RecordFault> {
  const start = offered(OPTIONS.start, heads.get('Start'));
  if (start === undefined) return fault({ code: 'option', name: 'Start' });
  const target = offered(OPTIONS.target, heads.get('Target'));
  if (target === undefined) return fault({ code: 'option', name: 'Target' });
  const time = offered(OPTIONS.time, heads.get('Time'));
  if (time === undefined) return fault({ code: 'option', name: 'Time' });
  const increment = offered(OPTIONS.increment, heads.get('Increment'));
  if (increment === undefined) return fault({ code: 'option', name: 'Increment' });
  return { ok: true, value: { start, target, time, increment } };
}

function offered<X>(
  choice: { readonly values: readonly X[]; readonly default: X },
  text: string | undefined,
): X | undefined {
  return text === undefined
    ? choice.default
    : choice.values.find((value) => String(value) === text);
}

function writeResult(ended: Ended | null): string {
  if (!ended) return 'open';
  return `${ended.winner === null ? 'draw' : WINNERS[ended.winner]} ${ended.reason}`;
}

/** The end, null for a game still open, undefined for no result at all. */
function readResult(text: string): Ended | null | undefined {
  if (text === 'open') return null;
  return ENDS.find((ended) => writeResult(ended) === text);
}

function fault(why: RecordFault): { readonly ok: false; readonly why: RecordFault } {
  return { ok: false, why };
}
