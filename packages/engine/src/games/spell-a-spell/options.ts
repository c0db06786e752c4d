/** SP-9: the choices before a match. */
import * as z from 'zod/mini';
import type { Choices } from '../../core/game.ts';

const SECONDS = [0, 30, 60, 90] as const;
const DICTIONARIES = ['vote', 'lexicon', 'any'] as const;
/** SP-5.2 What becomes of a word that is not listed. */
export type Dictionary = (typeof DICTIONARIES)[number];

export interface SpellOptions {
  /** A full hand; 'each': seven for whoever says so before the match. */
  readonly cards: 6 | 7 | 'each';
  /** Whether everybody sees all hands; only with seven cards. */
  readonly openHands: boolean;
  readonly dictionary: Dictionary;
  /** Seconds for a turn; 0: as long as it takes. */
  readonly seconds: (typeof SECONDS)[number];
  /** Whether screens show the English meaning of each word that is cast. */
  readonly gloss: boolean;
  /** Whether screens say only once a word is cast what becomes of it. */
  readonly unaided: boolean;
}

export const OPTIONS: Choices<SpellOptions> = {
  cards: { values: [6, 7, 'each'], default: 6 },
  openHands: { values: [false, true], default: false, when: { key: 'cards', in: [7] } },
  dictionary: { values: DICTIONARIES, default: 'vote' },
  seconds: { values: SECONDS, default: 0 },
  gloss: { values: [false, true], default: false },
  unaided: { values: [false, true], default: false },
};

/** SP-9.1 What a player says before the match: whether to play with seven cards where the host lets each choose. */
export const OWN = z._default(z.strictObject({ young: z.boolean() }), { young: false });
export type SpellOwn = z.infer<typeof OWN>;

/** SP-9.2 Whether hands lie open to everybody. */
export function handsAreOpen({ cards, openHands }: SpellOptions): boolean {
  return openHands && cards === 7;
}
