/** What a player may send. */
import * as z from 'zod/mini';
import type { Schema } from '../../core/game.ts';
import { DIRS, NAMES } from './chapters/geometry.ts';
import type { Step } from './chapters/step.ts';

const WORDS = ['resign', 'offer', 'accept', 'decline'] as const;

export type MarbleMove = { readonly do: 'move' } & Step;
export type AbaloneMove = MarbleMove | { readonly do: (typeof WORDS)[number] };

/** Sorted, so that a move has one description (AB-3.6); too many marbles are the rules' business. */
const ascending = z.refine<readonly number[]>((cells) =>
  cells.every((cell, i) => i === 0 || cell > (cells[i - 1] ?? cell)),
);

export const MOVE: Schema<AbaloneMove> = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('move'),
    marbles: z
      .array(z.int().check(z.minimum(0), z.maximum(NAMES.length - 1)))
      .check(z.minLength(1), z.maxLength(NAMES.length), ascending),
    dir: z.enum(DIRS),
  }),
  z.strictObject({ do: z.enum(WORDS) }),
]);

/** Whether something out of JSON fits `MOVE`, told without it: this is asked at every move. */
export function isMove(raw: unknown): raw is AbaloneMove {
  if (typeof raw !== 'object' || raw === null || !('do' in raw)) return false;
  const parts = Object.keys(raw).length;
  if (raw.do !== 'move') return parts === 1 && WORDS.some((word) => word === raw.do);
  if (parts !== 3 || !('marbles' in raw && 'dir' in raw)) return false;
  return DIRS.some((dir) => dir === raw.dir) && areAscending(raw.marbles);
}

function areAscending(raw: unknown): boolean {
  if (!Array.isArray(raw) || raw.length === 0) return false;
  let last = -1;
  for (const cell of raw as readonly unknown[]) {
    if (typeof cell !== 'number' || !Number.isInteger(cell)) return false;
    if (cell <= last || cell >= NAMES.length) return false;
    last = cell;
  }
  return true;
}
