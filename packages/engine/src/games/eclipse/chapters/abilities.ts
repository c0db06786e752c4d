/**
 * EC-6: the thirteen abilities, a table of hooks. Each hook is called from one line of the rules,
 * named at it; what an ability does is what its hooks say.
 */
import type { AbilityId, Aim, Effect } from '../cards/card.ts';
import type { Unfit } from '../refusal.ts';
import type { Creature, Open } from '../state.ts';
import { comingHarms } from './pieces.ts';
import { abilitiesOf, hasAbility } from './stats.ts';

/** An ability that is used by choice, once until a new turn starts. */
export interface Activated {
  readonly aim: Aim;
  /** EC-6.13 Otherwise in the opponent's turn too. */
  readonly ownTurnOnly: boolean;
  /** EC-8.3 Whether it may be used in a harm window. */
  readonly saves: boolean;
  /** Why it may not be used on this creature, beyond what its aim says. */
  readonly refuses?: (open: Open, user: Creature, target: Creature) => Unfit | null;
  /** What it does; dark revival makes a claim instead. */
  readonly effect: ((x: number) => Effect) | 'claim';
}

interface Hooks {
  /** May an attacker with or without `flying` attack its bearer? Combat, the declaration. */
  readonly attackableBy?: (attackerFlies: boolean) => boolean;
  /** Added to the roll of a bearer that attacks a creature. Combat, the totals. */
  readonly onCharge?: (x: number) => number;
  /** Added to the difference when its bearer hits. Combat, the strike. */
  readonly onHit?: (x: number) => number;
  /** Whether a die lets its bearer escape damage in combat. Combat, the strike. */
  readonly escapes?: (die: number) => boolean;
  /** Whether whoever fights its bearer is paralysed. Combat, the strike. */
  readonly stuns?: true;
  /** Taken off every damage as it comes. Harm. */
  readonly regenerates?: (x: number) => number;
  /** Whether the opponent cannot choose its bearer. Targets. */
  readonly shuns?: true;
  /** Whether its controller may draw when it is summoned. Casting. */
  readonly draws?: true;
  /** Used by choice. Casting. */
  readonly activated?: Activated;
}

const ANY_CREATURE: Aim = { at: 'creature', of: 'any' };

const ABILITIES: Readonly<Record<AbilityId, Hooks>> = {
  flying: { attackableBy: (attackerFlies) => attackerFlies },
  paralysis: { stuns: true },
  magicImmunity: { shuns: true },
  draw: { draws: true },
  deathblow: { onHit: (x) => x },
  charge: { onCharge: (x) => x },
  regeneration: { regenerates: (x) => x },
  ghost: { escapes: (die) => die >= 4 },
  revive: {
    activated: {
      aim: ANY_CREATURE,
      ownTurnOnly: false,
      saves: true,
      refuses: (_open, user, target) => (user.id === target.id ? 'itself' : null),
      effect: () => ({ do: 'shield', to: 'target' }),
    },
  },
  protectiveTouch: {
    activated: {
      aim: { at: 'creature', of: 'any', like: { damaged: true } },
      ownTurnOnly: false,
      saves: true,
      effect: (amount) => ({ do: 'prevent', to: 'target', amount }),
    },
  },
  darkTouch: {
    activated: {
      aim: ANY_CREATURE,
      ownTurnOnly: true,
      saves: false,
      effect: (amount) => ({ do: 'damage', to: 'target', amount }),
    },
  },
  demonicDestruction: {
    activated: {
      aim: ANY_CREATURE,
      ownTurnOnly: true,
      saves: false,
      effect: () => ({ do: 'destroy', to: 'target' }),
    },
  },
  darkRevival: {
    activated: {
      aim: { at: 'creature', of: 'enemy' },
      ownTurnOnly: true,
      saves: true,
      refuses: (open, user, target) => (hasHurt(open, user, target) ? null : 'unhurt'),
      effect: 'claim',
    },
  },
};

/** EC-6.12 Whether a creature has damaged another this turn, or is about to. */
function hasHurt(open: Open, { id }: Creature, target: Creature): boolean {
  if (target.hurtBy.includes(id)) return true;
  return comingHarms(open).some(
    ({ creature, by, damage }) => creature === target.id && by === id && damage > 0,
  );
}

/** The activated part of an ability; null when it has none. */
export function activationOf(ability: AbilityId): Activated | null {
  return ABILITIES[ability].activated ?? null;
}

/** EC-6.1 Whether `attacker` may attack `target`. */
export function mayAttack(open: Open, attacker: Creature, target: Creature): boolean {
  const flies = hasAbility(open, attacker, 'flying');
  return abilitiesOf(open, target).every(
    ({ ability }) => ABILITIES[ability].attackableBy?.(flies) ?? true,
  );
}

/** EC-6.7 What a creature that attacks a creature adds to its roll. */
export function chargeOf(open: Open, creature: Creature): number {
  return total(open, creature, 'onCharge');
}

/** EC-6.6 What a creature that hits adds to the damage. */
export function deathblowOf(open: Open, creature: Creature): number {
  return total(open, creature, 'onHit');
}

/** EC-6.8 How much of each damage a creature heals at once. */
export function regenerationOf(open: Open, creature: Creature): number {
  return total(open, creature, 'regenerates');
}

function total(open: Open, creature: Creature, hook: 'onCharge' | 'onHit' | 'regenerates'): number {
  return abilitiesOf(open, creature).reduce(
    (all, one) => all + (ABILITIES[one.ability][hook]?.('x' in one ? one.x : 1) ?? 0),
    0,
  );
}

/** EC-6.14 Whether a creature escapes damage in combat with this die; null: it does not roll one. */
export function escapeOf(open: Open, creature: Creature): ((die: number) => boolean) | null {
  const one = abilitiesOf(open, creature).find(({ ability }) => ABILITIES[ability].escapes);
  return one ? (ABILITIES[one.ability].escapes ?? null) : null;
}

/** EC-6.2 Whether whoever fights this creature is paralysed. */
export function stuns(open: Open, creature: Creature): boolean {
  return abilitiesOf(open, creature).some(({ ability }) => ABILITIES[ability].stuns);
}

/** EC-6.3 Whether the opponent cannot choose this creature. */
export function isImmune(open: Open, creature: Creature): boolean {
  return abilitiesOf(open, creature).some(({ ability }) => ABILITIES[ability].shuns);
}

/** EC-6.4 Whether summoning this creature may draw a card. */
export function drawsOnSummons(open: Open, creature: Creature): boolean {
  return abilitiesOf(open, creature).some(({ ability }) => ABILITIES[ability].draws);
}
