/** The rules of Abalone as the shell reads them. */
import { keyLines } from '../../../i18n/keyLines.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { sectionsOf } from '../../../kit/rulebook.ts';
import type { RulesSection } from '../../contract.ts';
import { keysHelp } from '../keys.ts';
import { CHAPTERS, type Chapters } from './chapters.ts';
import { en } from './en.ts';
import { Figure } from './Figure.tsx';
import { FIGURES } from './figures.ts';
import { he } from './he.ts';

const TEXTS: Readonly<Record<Lang, Chapters>> = { en, he };

/** The chapters in a language, in the order of a first reading. */
export function sectionsIn(lang: Lang): readonly RulesSection[] {
  return sectionsOf(CHAPTERS, TEXTS[lang], (figure) => <Figure figure={FIGURES[figure]} />, {
    keys: { parts: [keyLines(keysHelp(lang))] },
  });
}
