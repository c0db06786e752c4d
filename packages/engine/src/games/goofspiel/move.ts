/** What a player may send. */
import * as z from 'zod/mini';

/** A pick names the number of a card; whether it is in hand, the rules say. */
export const MOVE = z.strictObject({
  do: z.literal('pick'),
  card: z.int().check(z.minimum(1), z.maximum(13)),
});
export type GoofspielMove = z.infer<typeof MOVE>;
