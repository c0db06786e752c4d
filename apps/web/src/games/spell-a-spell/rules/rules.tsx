/** The rules of Spell-a-Spell as the shell reads them. */
import { ltr } from '../../../i18n/isolate.ts';
import type { Lang } from '../../../i18n/lang.ts';
import type { RulesSection } from '../../contract.ts';
import { keysHelp } from '../help.ts';
import type { Chapter, Chapters } from './chapters.ts';
import { CHAPTERS } from './chapters.ts';
import { en } from './en.ts';
import { Figure } from './Figure.tsx';
import { he } from './he.ts';

const TEXTS: Readonly<Record<Lang, Chapters>> = { en, he };

/** The chapters in a language, in the order of a first reading. */
export function sectionsIn(lang: Lang): readonly RulesSection[] {
  return CHAPTERS.map((id) => {
    const { title, parts } = TEXTS[lang][id];
    const keys = id === 'keys' ? [keyLines(lang)] : [];
    return { id, title, parts: [...parts.map((part) => readable(part, lang)), ...keys] };
  });
}

/** The keys as the board itself lists them. */
function keyLines(lang: Lang): readonly string[] {
  return keysHelp(lang).map(({ keys, does }) => `${ltr(keys)} · ${does}`);
}

function readable(part: Chapter['parts'][number], lang: Lang) {
  if (typeof part === 'string' || !('figure' in part)) return part;
  const { figure, caption, alt } = part;
  return { draw: () => <Figure figure={figure} lang={lang} />, caption, alt };
}
