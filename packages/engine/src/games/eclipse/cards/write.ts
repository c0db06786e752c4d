/** How the tables of the set are written. */
import type { Ability, Cost, PlainAbility, StrongAbility } from './card.ts';

/** A cost of so many light, dark and any. */
export const cost = (light: number, dark: number, any: number): Cost => ({ light, dark, any });

/** An ability that a creature has or has not. */
export const can = (ability: PlainAbility): Ability => ({ ability });

/** An ability of strength `x`. */
export const canBy = (ability: StrongAbility, x: number): Ability => ({ ability, x });
