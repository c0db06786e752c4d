/** RW-8: the host's choices, and the deck they make. */
import type { Choices } from '../../core/game.ts';
import { PROMO, SPELLS, type SpellId } from './chapters/spells.ts';

const SECONDS = [0, 30, 45, 60] as const;
const GOALS = [25, 15] as const;

export interface WizardOptions {
  /** Seconds to choose; 0: as long as it takes. */
  readonly seconds: (typeof SECONDS)[number];
  /** The gold that wins. */
  readonly goal: (typeof GOALS)[number];
  /** Whether the promotional card is in the deck. */
  readonly levitate: boolean;
}

export const OPTIONS: Choices<WizardOptions> = {
  seconds: { values: SECONDS, default: 0 },
  goal: { values: GOALS, default: 25 },
  levitate: { values: [false, true], default: false },
};

/** RW-1.5 Every card of a match, in no order that matters. */
export function cardsOf({ levitate }: WizardOptions): readonly SpellId[] {
  return levitate ? SPELLS : SPELLS.filter((spell) => spell !== PROMO);
}
