/** What is said about decks in the reader's language. */
import type { Lang } from '../../../i18n/lang.ts';
import type { DeckTexts } from './texts.en.ts';
import { en } from './texts.en.ts';
import { he } from './texts.he.ts';

const TEXTS: Readonly<Record<Lang, DeckTexts>> = { en, he };

/** The sentences about decks in a language. */
export function deckTexts(lang: Lang): DeckTexts {
  return TEXTS[lang];
}
