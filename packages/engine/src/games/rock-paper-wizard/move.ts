/** What a player may send. */
import * as z from 'zod/mini';
import type { Schema, Seat } from '../../core/game.ts';
import { SPELLS, type SpellId } from './chapters/spells.ts';

/** A spell of the book and whom it is pointed at. */
export interface Choice {
  readonly spell: SpellId;
  readonly target: Seat;
}

export type WizardMove =
  | ({ readonly do: 'choose' } & Choice)
  /** RW-6.19 The charmed wizard picks who gets the gold. */
  | { readonly do: 'charm'; readonly to: Seat };

const seat = z.int().check(z.minimum(0));

export const MOVE: Schema<WizardMove> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('choose'), spell: z.enum(SPELLS), target: seat }),
  z.strictObject({ do: z.literal('charm'), to: seat }),
]);
