/** What a player may send. Cards in hand are named by their slot, things in play by their id. */
import * as z from 'zod/mini';
import type { Schema } from '../../core/game.ts';
import { type AbilityId, PLAIN_ABILITIES, STRONG_ABILITIES } from './cards/card.ts';
import { CARD_IDS, type CardId } from './cards/set.ts';
import { PREFERENCES, type Preferences } from './chapters/preferences.ts';

/** Names one card in play for as long as it stays there; no other ever gets it. */
export type Id = number;

/** One of the two, by seat. */
export type Player = 0 | 1;

/** The one thing chosen for a card or an ability. */
export type Target =
  | { readonly at: 'creature' | 'stone' | 'enchantment'; readonly id: Id }
  | { readonly at: 'player' | 'die'; readonly player: Player }
  /** A card in one's own discard pile; those of one name are all the same. */
  | { readonly at: 'buried'; readonly card: CardId };

/** A creature and the enemy creature or stone it attacks. */
export interface Attack {
  readonly attacker: Id;
  readonly target: Id;
}

/** A creature and the attacker it stops. */
export interface Guard {
  readonly guard: Id;
  readonly attacker: Id;
}

/** What enchantments and changes lie on. */
export type Bearer =
  | { readonly on: 'creature' | 'stone'; readonly id: Id }
  | { readonly on: 'player'; readonly player: Player }
  | { readonly on: 'table' };

/** EC-5: one attack of the declaration. */
export interface Assault {
  readonly attacker: Id;
  readonly target: Id;
  readonly at: 'creature' | 'stone';
  /** Who stopped it, when the target is a stone; it stays stopped when the guard leaves. */
  readonly guard: Id | null;
}

export type EclipseMove =
  /** EC-3.2 Answers `redraw`. */
  | { readonly do: 'keep' }
  | { readonly do: 'redraw' }
  /** EC-4.5 A power stone from the hand. */
  | { readonly do: 'drop'; readonly slot: number }
  /** EC-2 A creature, an enchantment or a spell; `pay` names the stones, `target` is null where none is chosen. */
  | {
      readonly do: 'cast';
      readonly slot: number;
      readonly pay: readonly Id[];
      readonly target: Target | null;
    }
  /** EC-6.13 An activated ability. */
  | {
      readonly do: 'use';
      readonly creature: Id;
      readonly ability: AbilityId;
      readonly target: Target;
    }
  /** EC-5.1 The whole declaration at once. */
  | { readonly do: 'attack'; readonly attacks: readonly Attack[] }
  /** EC-4.8 Ends the main phase. */
  | { readonly do: 'end' }
  /** EC-5.2 All guards, and the attackers of all fights in the order in which they are fought. */
  | {
      readonly do: 'defend';
      readonly guards: readonly Guard[];
      readonly order: readonly Id[];
    }
  /** EC-8 Nothing more in this window. */
  | { readonly do: 'pass' }
  /** EC-8.11 Nothing more in this combat. */
  | { readonly do: 'passAll' }
  /** Answers whether a creature's Draw draws, and whether dark revival takes. */
  | { readonly do: 'answer'; readonly yes: boolean }
  /** EC-4.9 The cards above seven. */
  | { readonly do: 'discard'; readonly slots: readonly number[] }
  | { readonly do: 'prefs'; readonly prefs: Preferences }
  | { readonly do: 'concede' };

export type Cast = Extract<EclipseMove, { readonly do: 'cast' }>;
export type Use = Extract<EclipseMove, { readonly do: 'use' }>;
/** What may be played in a window too. */
export type Play = Cast | Use;

const MOST = 200;
const number = z.int().check(z.minimum(0));
const player = z.union([z.literal(0), z.literal(1)]);
const numbers = z.array(number).check(z.maxLength(MOST));

const TARGET: Schema<Target> = z.discriminatedUnion('at', [
  z.strictObject({ at: z.enum(['creature', 'stone', 'enchantment']), id: number }),
  z.strictObject({ at: z.enum(['player', 'die']), player }),
  z.strictObject({ at: z.literal('buried'), card: z.enum(CARD_IDS) }),
]);

export const MOVE: Schema<EclipseMove> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('keep') }),
  z.strictObject({ do: z.literal('redraw') }),
  z.strictObject({ do: z.literal('drop'), slot: number }),
  z.strictObject({
    do: z.literal('cast'),
    slot: number,
    pay: numbers,
    target: z.nullable(TARGET),
  }),
  z.strictObject({
    do: z.literal('use'),
    creature: number,
    ability: z.enum([...PLAIN_ABILITIES, ...STRONG_ABILITIES]),
    target: TARGET,
  }),
  z.strictObject({
    do: z.literal('attack'),
    attacks: z
      .array(z.strictObject({ attacker: number, target: number }))
      .check(z.minLength(1), z.maxLength(MOST)),
  }),
  z.strictObject({ do: z.literal('end') }),
  z.strictObject({
    do: z.literal('defend'),
    guards: z.array(z.strictObject({ guard: number, attacker: number })).check(z.maxLength(MOST)),
    order: numbers,
  }),
  z.strictObject({ do: z.literal('pass') }),
  z.strictObject({ do: z.literal('passAll') }),
  z.strictObject({ do: z.literal('answer'), yes: z.boolean() }),
  z.strictObject({ do: z.literal('discard'), slots: numbers }),
  z.strictObject({ do: z.literal('prefs'), prefs: PREFERENCES }),
  z.strictObject({ do: z.literal('concede') }),
]);
