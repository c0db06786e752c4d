/** What a player may send. */
import * as z from 'zod/mini';
import type { Schema } from '../../core/game.ts';
import { DIRS, NAMES } from './chapters/geometry.ts';
import type { Step } from './chapters/step.ts';

export type MarbleMove = { readonly do: 'move' } & Step;
export type AbaloneMove = MarbleMove | { readonly do: 'resign' | 'offer' | 'accept' | 'decline' };

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
  z.strictObject({ do: z.enum(['resign', 'offer', 'accept', 'decline']) }),
]);
