/** What is told of a match: log, speech, sound and motion need nothing else. */
import type { Cell } from './chapters/geometry.ts';
import type { Both, Player } from './chapters/players.ts';
import type { Kind, Step } from './chapters/step.ts';

export type Reason =
  | 'marbles'
  | 'resigned'
  | 'agreed'
  | 'repetition'
  | 'stalled'
  | 'noMove'
  | 'time'
  | 'idle';

/** A move that was made, with what log, speech and animation want to know of it. */
export interface Made extends Step {
  readonly seat: Player;
  readonly notation: string;
  readonly kind: Kind;
  readonly pushed: readonly Cell[];
  readonly lost: Cell | null;
}

export type AbaloneEvent =
  | ({ readonly type: 'moved'; readonly score: Both<number> } & Made)
  | { readonly type: 'offered' | 'declined' | 'lapsed'; readonly seat: Player }
  | { readonly type: 'timedOut'; readonly seat: Player; readonly run: number; readonly all: number }
  | { readonly type: 'ended'; readonly reason: Reason; readonly winner: Player | null };
