/** What a player may send. */
import * as z from 'zod/mini';
import { HAND } from './chapters/stock.ts';

/** A pick names a place in the mover's hand of the kind that is asked for, never a card. */
export const MOVE = z.strictObject({
  do: z.literal('pick'),
  slot: z.int().check(z.minimum(0), z.maximum(HAND - 1)),
});
export type ShapesMove = z.infer<typeof MOVE>;
