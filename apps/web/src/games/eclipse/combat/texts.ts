/** What is said of a combat in the reader's language. */
import type { Lang } from '../../../i18n/lang.ts';
import type { CombatTexts } from './texts.en.ts';
import { en } from './texts.en.ts';
import { he } from './texts.he.ts';

const TEXTS: Readonly<Record<Lang, CombatTexts>> = { en, he };

/** The sentences of combat in a language. */
export function combatTexts(lang: Lang): CombatTexts {
  return TEXTS[lang];
}
