/**
 * EC-9: what a card is. A card is data: the rules interpret it, its text is made from it, and no card
 * has code of its own. The vocabulary is closed: a new word here is a new line in the rules.
 */

export const ENERGIES = ['light', 'dark'] as const;
export type Energy = (typeof ENERGIES)[number];

/** EC-2.1 What a play costs, in stones; `any` may be paid by either kind. */
export interface Cost {
  readonly light: number;
  readonly dark: number;
  readonly any: number;
}

/** Abilities that a creature has or has not. */
export const PLAIN_ABILITIES = [
  'flying',
  'paralysis',
  'magicImmunity',
  'draw',
  'revive',
  'demonicDestruction',
  'darkRevival',
  'ghost',
] as const;
/** Abilities of a strength X; several of one kind add up. */
export const STRONG_ABILITIES = [
  'deathblow',
  'charge',
  'regeneration',
  'protectiveTouch',
  'darkTouch',
] as const;
export type PlainAbility = (typeof PLAIN_ABILITIES)[number];
export type StrongAbility = (typeof STRONG_ABILITIES)[number];
export type AbilityId = PlainAbility | StrongAbility;
export type Ability =
  | { readonly ability: PlainAbility }
  | { readonly ability: StrongAbility; readonly x: number };

/** Whose, seen from the caster; of an enchantment in play: who controls it. */
export type Whose = 'own' | 'enemy' | 'any';

/** What a creature must be like. All that is said must hold. */
export interface CreatureLike {
  readonly having?: AbilityId;
  readonly lacking?: AbilityId;
  /** It has taken damage that is not healed. */
  readonly damaged?: true;
  readonly skillUpTo?: number;
}

/** What a stone must be like. */
export interface StoneLike {
  readonly energy?: Energy;
}

/**
 * The one thing a player chooses when casting or using; a card that has one cannot be cast without a
 * legal choice. 'die': one of the last roll, so such a spell fits roll windows only. 'buried': a card
 * in one's own discard pile, of one of `kinds`.
 */
export type Aim =
  | { readonly at: 'creature'; readonly of: Whose; readonly like?: CreatureLike }
  | { readonly at: 'stone'; readonly of: Whose; readonly like?: StoneLike }
  | { readonly at: 'enchantment'; readonly of: Whose }
  | { readonly at: 'player'; readonly of: Whose }
  | { readonly at: 'die'; readonly of: Whose }
  | { readonly at: 'buried'; readonly kinds: readonly Kind[] };

/** Everything of a kind at once: nobody is chosen, so magic immunity does not stop it. */
export type Group =
  | { readonly all: 'creatures'; readonly of: Whose; readonly like?: CreatureLike }
  | { readonly all: 'stones'; readonly of: Whose; readonly like?: StoneLike }
  | { readonly all: 'enchantments'; readonly of: Whose };

/** Whom an effect is done to: the chosen thing, a whole group, or a player. */
export type To = 'target' | 'me' | 'opponent' | Group;

/**
 * What holds as long as its bearer bears it. Borne by a creature it means that creature, by a stone
 * that stone; borne by a player it means all creatures or stones of that side, those that come later
 * too; borne by the table, those of both sides. Several of one kind add up.
 */
export type Modifier =
  | { readonly is: 'skill'; readonly by: number }
  | { readonly is: 'life'; readonly by: number }
  | ({ readonly is: 'able' } & Ability)
  /** As if paralysed: cannot attack, guard or use activated abilities. */
  | { readonly is: 'bound' }
  /** Added to the die of saving rolls of the stones it means. */
  | { readonly is: 'ward'; readonly by: number }
  /** The stones it means give the other energy; twice is not at all. */
  | { readonly is: 'swapped' }
  /** Borne by a player or the table: draws more cards in that player's Renewal. */
  | { readonly is: 'insight'; readonly by: number };

/** For a turn: until the next Renewal of either player. */
export type Lasting = 'turn' | 'ever';

/** One sentence of a spell or an activated ability; a card's sentences are done in order. */
export type Effect =
  /** To creatures; regeneration and saving plays lessen it. */
  | { readonly do: 'damage'; readonly to: To; readonly amount: number }
  /** Creatures (in a harm window), stones (without a saving roll) or enchantments: to the discard pile. */
  | { readonly do: 'destroy'; readonly to: To }
  /** Creatures, stones or enchantments: to their owner's hand. */
  | { readonly do: 'return'; readonly to: To }
  /** A creature or a stone: the caster controls it for good. */
  | { readonly do: 'steal'; readonly to: To }
  /** Modifies creatures, stones or players for a while. */
  | {
      readonly do: 'change';
      readonly to: To;
      readonly gives: readonly Modifier[];
      readonly lasts: Lasting;
    }
  /** Takes damage off creatures that bear it; never before it comes. */
  | { readonly do: 'heal'; readonly to: To; readonly amount: number | 'all' }
  /** Takes so much off coming damage in a harm window, off the damage lying on it at any other moment. */
  | { readonly do: 'prevent'; readonly to: To; readonly amount: number }
  /** The next time a creature would be destroyed this turn, it is not. */
  | { readonly do: 'shield'; readonly to: To }
  /** As if a creature had fought one with paralysis now. */
  | { readonly do: 'paralyse'; readonly to: To }
  /** Unmarks stones. */
  | { readonly do: 'renew'; readonly to: To }
  | { readonly do: 'draw'; readonly who: 'me' | 'opponent' | 'both'; readonly count: number }
  /** At random from the hand. */
  | { readonly do: 'discard'; readonly who: 'me' | 'opponent' | 'both'; readonly count: number }
  /** The chosen buried card: to hand, or, a creature, into play (it is not summoned). */
  | { readonly do: 'raise'; readonly to: 'hand' | 'play' }
  /** More stones may be played this turn; makes a spell castable in one's own main phase only. */
  | { readonly do: 'extraDrop'; readonly count: number }
  /** The chosen die is rolled again. */
  | { readonly do: 'reroll' }
  /** The chosen die is turned up or down; it stays 1 to 6. */
  | { readonly do: 'turnDie'; readonly by: number };

export interface StoneCard {
  readonly kind: 'stone';
  readonly energy: Energy;
}

export interface CreatureCard {
  readonly kind: 'creature';
  readonly cost: Cost;
  readonly skill: number;
  readonly life: number;
  readonly abilities: readonly Ability[];
}

export interface EnchantmentCard {
  readonly kind: 'enchantment';
  readonly cost: Cost;
  /** Its bearer: a creature, a stone or a player; null: the table. */
  readonly target: Extract<Aim, { readonly at: 'creature' | 'stone' | 'player' }> | null;
  readonly gives: readonly Modifier[];
}

/**
 * When a spell may be cast follows from its effects: `prevent` and `shield` make it a saving play
 * (harm windows, and whenever spells may be cast); a die as target, roll windows only; `extraDrop`,
 * one's own main phase only. A saving or dice spell harms nobody, so that windows never nest.
 */
export interface SpellCard {
  readonly kind: 'spell';
  readonly cost: Cost;
  readonly target: Aim | null;
  readonly effects: readonly Effect[];
}

export type Card = StoneCard | CreatureCard | EnchantmentCard | SpellCard;
export type Kind = Card['kind'];
