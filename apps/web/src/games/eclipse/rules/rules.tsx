/** The rules of Eclipse as the shell reads them. */
import {
  type Ability,
  PLAIN_ABILITIES,
  STRONG_ABILITIES,
} from '@kesem/engine/games/eclipse/cards/card';
import { WINDOW_KINDS } from '@kesem/engine/games/eclipse/preferences';
import { ltr } from '../../../i18n/isolate.ts';
import type { Lang } from '../../../i18n/lang.ts';
import type { RulesSection } from '../../contract.ts';
import { abilityName, abilityRule } from '../cards/text.ts';
import { keysHelp } from '../keys.ts';
import { textsOf } from '../texts.ts';
import type { Chapter, ChapterId, Chapters } from './chapters.ts';
import { CHAPTERS } from './chapters.ts';
import { en } from './en.ts';
import { Figure } from './Figure.tsx';
import { he } from './he.ts';

const TEXTS: Readonly<Record<Lang, Chapters>> = { en, he };

type Part = RulesSection['parts'][number];

/** The chapters in a language, in the order of a first reading. */
export function sectionsIn(lang: Lang): readonly RulesSection[] {
  return CHAPTERS.map((id) => {
    const { title, parts } = TEXTS[lang][id];
    const [first, ...rest] = parts.map((part) => readable(part, lang));
    return { id, title, parts: [...(first ? [first] : []), ...added(id, lang), ...rest] };
  });
}

/** What other lists of the game already say: its abilities, its windows, its keys; after the first part. */
function added(id: ChapterId, lang: Lang): readonly Part[] {
  return ADDED[id]?.(lang) ?? [];
}

const ADDED: { readonly [K in ChapterId]?: (lang: Lang) => readonly Part[] } = {
  abilities: (lang) => [
    ABILITIES.map((one) => `${abilityName(one, lang)} · ${abilityRule(one, lang)}`),
  ],
  windows: (lang) => [WINDOW_KINDS.map((kind) => textsOf(lang).window[kind])],
  keys: (lang) => [keysHelp(lang).map(({ keys, does }) => `${ltr(keys)} · ${does}`)],
};

const ABILITIES: readonly Ability[] = [
  ...PLAIN_ABILITIES.map((ability) => ({ ability })),
  ...STRONG_ABILITIES.map((ability) => ({ ability, x: 2 })),
];

function readable(part: Chapter['parts'][number], lang: Lang): Part {
  if (typeof part === 'string' || !('figure' in part)) return part;
  const { figure, caption, alt } = part;
  return { draw: () => <Figure figure={figure} lang={lang} />, caption, alt };
}
