/** EC-8.4: how a player wants to be asked in windows; nobody else ever sees it. */
import * as z from 'zod/mini';
import type { Schema } from '../../../core/game.ts';

/** The windows, in the order in which a turn can open them. */
export const WINDOW_KINDS = ['attack', 'guards', 'roll', 'harm', 'saves', 'end'] as const;
export type WindowKind = (typeof WINDOW_KINDS)[number];

export const MODES = ['smart', 'full', 'quiet'] as const;
export type Mode = (typeof MODES)[number];

export interface Preferences {
  readonly mode: Mode;
  /** Windows that always ask. */
  readonly stops: readonly WindowKind[];
  /** Windows that never ask, unless they are a stop. */
  readonly yields: readonly WindowKind[];
  /** "Wait!": the next window asks; it goes out by itself when that window closes. */
  readonly wait: boolean;
}

export const SMART: Preferences = { mode: 'smart', stops: [], yields: [], wait: false };

const windows = z.array(z.enum(WINDOW_KINDS)).check(z.maxLength(WINDOW_KINDS.length));

export const PREFERENCES: Schema<Preferences> = z.strictObject({
  mode: z.enum(MODES),
  stops: windows,
  yields: windows,
  wait: z.boolean(),
});
