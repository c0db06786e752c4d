/** What a player may send. */
import * as z from 'zod/mini';
import { DECK, EFFECTS } from './chapters/cards.ts';
import { CATEGORIES } from './chapters/categories.ts';
import { LETTERS } from './chapters/letters.ts';

const slot = z.int().check(z.minimum(0), z.maximum(DECK.length - 1));
const fogs = DECK.filter((card) => card === 'fog').length;

export const ANSWERS = ['firewall', 'snowball', 'nothing'] as const;
/** What somebody hit by a snowball does. */
export type Answer = (typeof ANSWERS)[number];

export const VOTES = ['accept', 'refuse', 'abstain'] as const;
export type Vote = (typeof VOTES)[number];

/**
 * A cast names places in the mover's hand in the order of the word, and for each fog among them, in
 * the same order, the letter it stands for. With a word for the vote it may say what sort of thing that is.
 */
export const MOVE = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('cast'),
    slots: z.array(slot).check(z.minLength(1), z.maxLength(DECK.length)),
    fogs: z.array(z.enum(LETTERS)).check(z.maxLength(fogs)),
    claimed: z.optional(z.enum(CATEGORIES)),
  }),
  z.strictObject({ do: z.literal('play'), effect: z.enum(EFFECTS) }),
  z.strictObject({ do: z.literal('fail') }),
  z.strictObject({ do: z.literal('answer'), with: z.enum(ANSWERS) }),
  z.strictObject({ do: z.literal('vote'), vote: z.enum(VOTES) }),
  z.strictObject({ do: z.literal('insist'), yes: z.boolean() }),
]);
export type SpellMove = z.infer<typeof MOVE>;
export type CastMove = Extract<SpellMove, { readonly do: 'cast' }>;
