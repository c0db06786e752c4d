/** The rules of Eclipse as the shell reads them. */
import {
  type Ability,
  PLAIN_ABILITIES,
  STRONG_ABILITIES,
} from '@kesem/engine/games/eclipse/cards/card';
import { WINDOW_KINDS } from '@kesem/engine/games/eclipse/chapters/preferences';
import { keyLines } from '../../../i18n/keyLines.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { sectionsOf } from '../../../kit/rulebook.ts';
import type { RulesSection } from '../../contract.ts';
import { abilityName, abilityRule } from '../cards/text.ts';
import { keysHelp } from '../keys.ts';
import { textsOf } from '../texts.ts';
import { CHAPTERS, type Chapters } from './chapters.ts';
import { en } from './en.ts';
import { Figure } from './Figure.tsx';
import { he } from './he.ts';

const TEXTS: Readonly<Record<Lang, Chapters>> = { en, he };

const ABILITIES: readonly Ability[] = [
  ...PLAIN_ABILITIES.map((ability) => ({ ability })),
  ...STRONG_ABILITIES.map((ability) => ({ ability, x: 2 })),
];

/** The chapters in a language, in the order of a first reading. */
export function sectionsIn(lang: Lang): readonly RulesSection[] {
  const abilities = ABILITIES.map((one) => `${abilityName(one, lang)} · ${abilityRule(one, lang)}`);
  const windows = WINDOW_KINDS.map((kind) => textsOf(lang).window[kind]);
  return sectionsOf(CHAPTERS, TEXTS[lang], (figure) => <Figure figure={figure} lang={lang} />, {
    abilities: { parts: [abilities] },
    windows: { parts: [windows], behind: 1 },
    keys: { parts: [keyLines(keysHelp(lang))] },
  });
}
