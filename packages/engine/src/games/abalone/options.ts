/** AB-10: the host's choices. */
import type { Choices } from '../../core/game.ts';
import type { StartName } from './chapters/starts.ts';
import { START_NAMES } from './chapters/starts.ts';

const TIMES = ['none', '10s', '15s', '20s', '30s', '60s', '3m', '5m', '10m'] as const;
/** No clock, seconds a move, or minutes for the match. */
export type Time = (typeof TIMES)[number];
const INCREMENTS = [0, 2, 3, 5, 10] as const;
const TARGETS = [1, 2, 3, 4, 5, 6] as const;

export interface AbaloneOptions {
  readonly time: Time;
  /** Seconds added to a bank after each move. */
  readonly increment: (typeof INCREMENTS)[number];
  readonly start: StartName;
  /** How many marbles to push off. */
  readonly target: (typeof TARGETS)[number];
}

/** What one kind of clock gives: nothing, so many ms a move, or so many ms for the match. */
export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'move' | 'bank'; readonly ms: number };

export const CLOCKS: Readonly<Record<Time, Clock>> = {
  none: { kind: 'none' },
  '10s': { kind: 'move', ms: 10_000 },
  '15s': { kind: 'move', ms: 15_000 },
  '20s': { kind: 'move', ms: 20_000 },
  '30s': { kind: 'move', ms: 30_000 },
  '60s': { kind: 'move', ms: 60_000 },
  '3m': { kind: 'bank', ms: 180_000 },
  '5m': { kind: 'bank', ms: 300_000 },
  '10m': { kind: 'bank', ms: 600_000 },
};

export const OPTIONS: Choices<AbaloneOptions> = {
  start: { values: START_NAMES, default: 'standard' },
  target: { values: TARGETS, default: 6 },
  time: { values: TIMES, default: 'none' },
  increment: {
    values: INCREMENTS,
    default: 0,
    when: { key: 'time', in: TIMES.filter((time) => CLOCKS[time].kind === 'bank') },
  },
};

/** The options of a match nobody changed anything of. */
export const DEFAULTS: AbaloneOptions = {
  start: OPTIONS.start.default,
  target: OPTIONS.target.default,
  time: OPTIONS.time.default,
  increment: OPTIONS.increment.default,
};
