/** The rules of Rock Paper Wizard as the shell reads them. */
import { COLORS, SPELLS, type SpellId } from '@kesem/engine/games/rock-paper-wizard/spells';
import { ltr } from '../../../i18n/isolate.ts';
import type { Lang } from '../../../i18n/lang.ts';
import type { RulesSection } from '../../contract.ts';
import { keysHelp } from '../keys.ts';
import { SpellPrint } from '../SpellPrint.tsx';
import { textsOf } from '../texts.ts';
import type { Chapter, ChapterId, Chapters } from './chapters.ts';
import { CHAPTERS, FIGURES } from './chapters.ts';
import { en } from './en.ts';
import { Figure } from './Figure.tsx';
import { he } from './he.ts';

const TEXTS: Readonly<Record<Lang, Chapters>> = { en, he };

type Part = RulesSection['parts'][number];

/** The chapters in a language, in the order of a first reading. */
export function sectionsIn(lang: Lang): readonly RulesSection[] {
  return CHAPTERS.map((id) => {
    const { title, parts } = TEXTS[lang][id];
    return { id, title, parts: [...parts.map(readable), ...added(id, lang)] };
  });
}

/** What other lists of the game already say: its keys, its spells. */
function added(id: ChapterId, lang: Lang): readonly Part[] {
  if (id === 'keys') return [keysHelp(lang).map(({ keys, does }) => `${ltr(keys)} · ${does}`)];
  if (id !== 'spells') return [];
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

function readable(part: Chapter['parts'][number]): Part {
  if (typeof part === 'string' || !('figure' in part)) return part;
  const { figure, caption, alt } = part;
  return { draw: () => <Figure spaces={FIGURES[figure]} />, caption, alt };
}
