/** The rules of Rock Paper Wizard as the shell reads them. */
import {
  COLORS,
  SPELLS,
  type SpellId,
} from '@kesem/engine/games/rock-paper-wizard/chapters/spells';
import { keyLines } from '../../../i18n/keyLines.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { type Part, sectionsOf } from '../../../kit/rulebook.ts';
import type { RulesSection } from '../../contract.ts';
import { keysHelp } from '../keys.ts';
import { SpellPrint } from '../table/SpellPrint.tsx';
import { textsOf } from '../texts.ts';
import { CHAPTERS, type Chapters, FIGURES } from './chapters.ts';
import { en } from './en.ts';
import { Figure } from './Figure.tsx';
import { he } from './he.ts';

const TEXTS: Readonly<Record<Lang, Chapters>> = { en, he };

/** The chapters in a language, in the order of a first reading. */
export function sectionsIn(lang: Lang): readonly RulesSection[] {
  return sectionsOf(CHAPTERS, TEXTS[lang], (figure) => <Figure spaces={FIGURES[figure]} />, {
    keys: { parts: [keyLines(keysHelp(lang))] },
    spells: { parts: spellParts(lang) },
  });
}

/** All spells, by the colour of their cards. */
function spellParts(lang: Lang): readonly Part[] {
  return (['blue', 'red', 'green'] as const).flatMap((color) =>
    SPELLS.filter((spell) => COLORS[spell] === color).map((spell) => spellPart(spell, lang)),
  );
}

function spellPart(spell: SpellId, lang: Lang): Part {
  const { name, gesture, effect } = textsOf(lang).spell[spell];
  return {
    draw: () => <SpellPrint spell={spell} width={150} />,
    caption: `${name}: ${effect}`,
    alt: gesture,
  };
}
