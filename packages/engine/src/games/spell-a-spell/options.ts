/** SP-9: the choices before a match. */
import type { Choices } from '../../core/game.ts';

const SECONDS = [0, 30, 60, 90] as const;
const DICTIONARIES = ['vote', 'lexicon', 'any'] as const;
/** SP-5.2 What becomes of a word that is not listed. */
export type Dictionary = (typeof DICTIONARIES)[number];

export interface SpellOptions {
  /** A full hand. */
  readonly cards: 6 | 7;
  /** SP-9.1 By seat: whether it is dealt seven where the others have six. */
  readonly seven: readonly boolean[];
  /** SP-9.2 Whether everybody sees all hands. */
  readonly openHands: boolean;
  readonly dictionary: Dictionary;
  /** Seconds for a turn; 0: as long as it takes. */
  readonly seconds: (typeof SECONDS)[number];
  /** Whether screens show the English meaning of each word that is cast. */
  readonly gloss: boolean;
  /** Whether screens say only once a word is cast what becomes of it. */
  readonly unaided: boolean;
  /** SP-5.13 Whether words that are not for children are not listed. */
  readonly clean: boolean;
}

export const OPTIONS: Choices<SpellOptions> = {
  cards: { values: [6, 7], default: 6 },
  seven: { values: [false, true], default: false, per: 'seat', when: { key: 'cards', in: [6] } },
  openHands: { values: [false, true], default: false },
  dictionary: { values: DICTIONARIES, default: 'vote' },
  seconds: { values: SECONDS, default: 0 },
  gloss: { values: [false, true], default: false },
  unaided: { values: [false, true], default: false },
  clean: { values: [false, true], default: false },
};
